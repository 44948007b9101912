// Illuminated initials are drawn from data: the same letter always grows the same vine.

// A small generator of numbers from 0 to 1 that a text decides.
export function chance(seed: string): () => number {
  let state = 2166136261;
  for (const c of seed) state = Math.imul(state ^ (c.codePointAt(0) ?? 0), 16777619);
  return () => {
    state = Math.imul(state ^ (state >>> 15), 2246822507);
    state = Math.imul(state ^ (state >>> 13), 3266489909);
    state ^= state >>> 16;
    return (state >>> 0) / 4294967296;
  };
}

export interface Vine {
  readonly stem: string;
  readonly leaves: readonly { readonly x: number; readonly y: number; readonly turn: number; readonly size: number }[];
  readonly berries: readonly { readonly x: number; readonly y: number; readonly size: number }[];
}

const round = (value: number) => Math.round(value * 10) / 10;

// A vine that curls around the middle of a square of 100, with so many leaves.
export function vine(seed: string, leaves: number): Vine {
  const next = chance(seed);
  const turns = 1.3 + next() * 0.5;
  const start = next() * Math.PI * 2;
  const way = next() < 0.5 ? 1 : -1;
  const points: { x: number; y: number; angle: number }[] = [];
  const steps = 36;
  for (let i = 0; i <= steps; ++i) {
    const along = i / steps;
    const angle = start + way * along * turns * Math.PI * 2;
    const radius = 43 - 13 * along + 2.5 * Math.sin(along * 14 + start);
    points.push({ x: 50 + Math.cos(angle) * radius, y: 50 + Math.sin(angle) * radius, angle });
  }
  const stem = points.map(({ x, y }, i) => `${i === 0 ? 'M' : 'L'}${round(x)} ${round(y)}`).join('');
  const at = (share: number) => points[Math.min(steps, Math.round(share * steps))] ?? { x: 50, y: 50, angle: 0 };
  const grown = Array.from({ length: leaves }, (_, i) => {
    const { x, y, angle } = at((i + 0.5) / leaves);
    const side = i % 2 === 0 ? 1 : -1;
    return { x: round(x), y: round(y), turn: round((angle * 180) / Math.PI + side * (50 + next() * 30)), size: round(7 + next() * 3) };
  });
  const berries = Array.from({ length: 3 + Math.floor(next() * 3) }, () => {
    const { x, y } = at(next());
    return { x: round(x + next() * 8 - 4), y: round(y + next() * 8 - 4), size: round(1.2 + next()) };
  });
  return { stem, leaves: grown, berries };
}
