// Illuminated initials are drawn from data: the same letter always grows the same vine, and no other letter grows it.

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

// A vine in a square of 100, as paths.
export interface Vine {
  readonly stems: string;
  readonly leaves: string;
  readonly petals: string;
  readonly hearts: string;
  readonly berries: string;
}

export type Point = readonly [x: number, y: number];

export const round = (value: number) => Math.round(value * 10) / 10;
export const at = ([x, y]: Point) => `${round(x)} ${round(y)}`;
export const turned = ([x, y]: Point, angle: number, [cx, cy]: Point): Point => [
  cx + x * Math.cos(angle) - y * Math.sin(angle),
  cy + x * Math.sin(angle) + y * Math.cos(angle),
];
export const disc = ([x, y]: Point, r: number) => `M${at([x - r, y])}a${round(r)} ${round(r)} 0 1 0 ${round(2 * r)} 0a${round(r)} ${round(r)} 0 1 0 ${round(-2 * r)} 0z`;

// One smooth line through all points: each piece leaves a point the way its neighbours lie.
export function smooth(points: readonly Point[]): string {
  const point = (i: number) => points[Math.min(points.length - 1, Math.max(0, i))] as Point;
  let path = `M${at(point(0))}`;
  for (let i = 0; i + 1 < points.length; ++i) {
    const [before, from, to, after] = [point(i - 1), point(i), point(i + 1), point(i + 2)];
    const out: Point = [from[0] + (to[0] - before[0]) / 6, from[1] + (to[1] - before[1]) / 6];
    const into: Point = [to[0] - (after[0] - from[0]) / 6, to[1] - (after[1] - from[1]) / 6];
    path += `C${at(out)} ${at(into)} ${at(to)}`;
  }
  return path;
}

// A leaf that leans to its tip, and a flower of so many petals.
function leaf(root: Point, angle: number, size: number): string {
  const spot = (x: number, y: number) => at(turned([x * size, y * size], angle, root));
  return `M${spot(0, 0)}C${spot(0.15, -0.55)} ${spot(0.75, -0.62)} ${spot(1.25, 0.05)}C${spot(0.85, 0.12)} ${spot(0.75, 0.42)} ${spot(0.45, 0.36)}C${spot(0.2, 0.32)} ${spot(0.1, 0.15)} ${spot(0, 0)}z`;
}
export function petals(middle: Point, count: number, size: number, start: number): string {
  return Array.from({ length: count }, (_, i) => {
    const spot = (x: number, y: number) => at(turned([x * size, y * size], start + (i * 2 * Math.PI) / count, middle));
    return `M${spot(0.1, 0)}C${spot(0.35, -0.75)} ${spot(1.05, -0.5)} ${spot(1.1, 0)}C${spot(1.05, 0.5)} ${spot(0.35, 0.75)} ${spot(0.1, 0)}z`;
  }).join('');
}

// Four scrolls run along the sides and roll up in the corners, each around a flower of its own; so many leaves grow on them.
export function vine(seed: string, leaves: number): Vine {
  const next = chance(seed);
  const mirrored = next() < 0.5;
  const drawn = { stems: '', leaves: '', petals: '', hearts: '', berries: '' };
  const shift = Math.floor(next() * 4); // where the first leaf grows
  for (let corner = 0; corner < 4; ++corner) {
    const place = (point: Point): Point => {
      const [x, y] = turned([point[0] - 50, point[1] - 50], (corner * Math.PI) / 2, [50, 50]);
      return mirrored ? [100 - x, y] : [x, y];
    };
    const size = 11.5 + next() * 2.5;
    const middle: Point = [89.5 - size, 89.5 - size];
    const turns = 1.05 + next() * 0.45;
    const line: Point[] = [[20 + next() * 8, 83 + next() * 3], [36, 89], [54, 86.5 + next() * 2]];
    const steps = 14;
    for (let i = 0; i <= steps; ++i) {
      const angle = Math.PI / 2 - (i / steps) * turns * 2 * Math.PI;
      const radius = size - (size - 5.2) * (i / steps);
      line.push([middle[0] + Math.cos(angle) * radius, middle[1] + Math.sin(angle) * radius]);
    }
    line.push([middle[0], middle[1]]);
    const grown = line.map(place);
    drawn.stems += smooth(grown);
    // A tendril towards the letter, with a berry in its curl.
    const curl = 3 + next() * 1.4;
    const tip: Point = [46 + next() * 9, 79 - curl];
    const tendril: Point[] = [[36, 89], [tip[0] - curl - 1.5, tip[1] + curl + 1.5]];
    for (let i = 0; i <= 8; ++i) {
      const angle = Math.PI + (i / 8) * 2.4 * Math.PI;
      const radius = curl * (1 - 0.09 * i);
      tendril.push([tip[0] + Math.cos(angle) * radius, tip[1] + Math.sin(angle) * radius]);
    }
    drawn.stems += smooth(tendril.map(place));
    drawn.berries += disc(place(tendril.at(-1) as Point), 1.2 + next() * 0.3);
    const heart = place(middle);
    drawn.petals += petals(heart, 4 + Math.floor(next() * 4), 4.2 + next(), next() * Math.PI);
    drawn.hearts += disc(heart, 1.5);
    drawn.berries += disc(place([90.5, 90.5]), 1.5) + disc(place([66 + next() * 3, 91.5]), 1);

    const mine = Math.floor((leaves + 3 - ((corner + shift) % 4)) / 4);
    for (let i = 0; i < mine; ++i) {
      const spot = 1 + Math.round(((i + 0.5) / mine) * 10);
      const [here, there] = [grown[spot] as Point, grown[spot + 1] as Point];
      const along = Math.atan2(there[1] - here[1], there[0] - here[0]);
      const side = (i % 2 === 0) === mirrored ? 1 : -1;
      drawn.leaves += leaf(here, along + side * (0.75 + next() * 0.5), 5 + next() * 2);
    }
  }
  return drawn;
}
