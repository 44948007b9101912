import { expect, test } from 'vitest';
import { nonce } from './nonce.ts';

test('is 16 bytes, and another every time', () => {
  const some = Array.from({ length: 20 }, nonce);
  for (const each of some) expect(each).toMatch(/^[0-9a-f]{32}$/);
  expect(new Set(some).size).toBe(20);
});
