// Our part of the shuffle (docs/fairness.md): a number that nobody can foretell, as the server takes it, in hexadecimal digits.
export function nonce(): string {
  return [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
