import { at, disc, petals, round, smooth, turned, type Point } from './ornament.ts';

// How the pictures are painted. A stroke is a colour of the palette (Painting.svelte) and a path in a square of 100; `gold line` is a line, `ink fine` a
// thin one, and a `wash` has no outline. What is painted later lies above.
export type Stroke = readonly [paint: string, path: string, moved?: string];
export type Picture = readonly Stroke[];
// What is painted together, and where it is moved to.
export type Group = readonly [moved: string, strokes: Picture];
export type Art = readonly Group[];

const around = (x: number, y: number, r: number, angle: number): Point => [x + r * Math.cos(angle), y + r * Math.sin(angle)];
const full = 2 * Math.PI;
const degrees = (angle: number) => (angle * Math.PI) / 180;

export const circle = (x: number, y: number, r: number) => disc([x, y], r);
export const oval = (x: number, y: number, rx: number, ry: number) => `M${round(x - rx)} ${y}a${rx} ${ry} 0 1 0 ${2 * rx} 0a${rx} ${ry} 0 1 0 ${-2 * rx} 0z`;
export const box = (x: number, y: number, width: number, height: number) => `M${x} ${y}h${width}v${height}h${-width}z`;

// A star of so many points, which look out to `far` and in to `near`; the first points up.
export function star(x: number, y: number, points: number, far: number, near: number, turn = 0): string {
  const corners = Array.from({ length: points * 2 }, (_, i) => at(around(x, y, i % 2 ? near : far, degrees(turn - 90) + (i * full) / (points * 2))));
  return `M${corners.join('L')}z`;
}
// Rays that stand around a middle, as lines.
export function rays(x: number, y: number, from: number, to: number, count: number, turn = 0): string {
  return Array.from({ length: count }, (_, i) => {
    const angle = degrees(turn - 90) + (i * full) / count;
    return `M${at(around(x, y, from, angle))}L${at(around(x, y, to, angle))}`;
  }).join('');
}
// Dots in a ring, for a line with round ends.
export function beads(x: number, y: number, r: number, count: number, turn = 0): string {
  return Array.from({ length: count }, (_, i) => `M${at(around(x, y, r, degrees(turn - 90) + (i * full) / count))}h0`).join('');
}
export const flower = (x: number, y: number, count: number, size: number, turn = 0) => petals([x, y], count, size, degrees(turn - 90));

// A thing of length 1 that lies along an angle (in degrees, 0 to the right) and is so long, from a given root.
function shape(x: number, y: number, angle: number, size: number, draw: (spot: (x: number, y: number) => string) => string): string {
  return draw((px, py) => at(turned([px * size, py * size], degrees(angle), [x, y])));
}
export const leaf = (x: number, y: number, angle: number, size: number, wide = 0.3) =>
  shape(x, y, angle, size, (s) => `M${s(0, 0)}C${s(0.25, -wide)} ${s(0.7, -wide)} ${s(1, 0)}C${s(0.7, wide)} ${s(0.25, wide)} ${s(0, 0)}z`);
export const feather = (x: number, y: number, angle: number, size: number) =>
  shape(x, y, angle, size, (s) => `M${s(0, -0.1)}C${s(0.4, -0.22)} ${s(0.85, -0.2)} ${s(1, 0)}C${s(0.85, 0.14)} ${s(0.4, 0.16)} ${s(0, 0.1)}z`);
// A drop or a flame stands on its foot and ends in a tip.
export const drop = (x: number, y: number, high: number) =>
  shape(x, y, -90, high, (s) => `M${s(1, 0)}C${s(0.7, 0.1)} ${s(0.45, 0.36)} ${s(0.28, 0.34)}C${s(-0.1, 0.34)} ${s(-0.1, -0.34)} ${s(0.28, -0.34)}C${s(0.45, -0.36)} ${s(0.7, -0.1)} ${s(1, 0)}z`);
export const flame = (x: number, y: number, high: number, lean = 0) =>
  shape(x, y, -90 + lean, high, (s) => `M${s(0, 0)}C${s(0, -0.4)} ${s(0.4, -0.4)} ${s(0.55, -0.16)}C${s(0.7, -0.2)} ${s(0.9, -0.1)} ${s(1, 0.04)}C${s(0.8, 0.06)} ${s(0.7, 0.14)} ${s(0.55, 0.26)}C${s(0.4, 0.42)} ${s(0, 0.36)} ${s(0, 0)}z`);

// An ear of wheat that grows from a root.
export function wheat(x: number, y: number, angle: number, long: number): Picture {
  const grains = [0.45, 0.6, 0.75].flatMap((far) => [-1, 1].map((side) => leaf(...spot(far), angle + side * 32, long * 0.24, 0.34)));
  function spot(far: number): Point {
    return turned([far * long, 0], degrees(angle), [x, y]);
  }
  return [['gold line', `M${at([x, y])}L${at(spot(0.9))}`], ['gold', grains.join('') + leaf(...spot(0.86), angle, long * 0.26, 0.3)]];
}
// A branch with leaves on both sides.
export function branch(x: number, y: number, angle: number, long: number, pairs: number, paint = 'green'): Picture {
  const spot = (far: number): Point => turned([far * long, Math.sin(far * 3) * long * 0.06], degrees(angle), [x, y]);
  const leaves = Array.from({ length: pairs }, (_, i) => {
    const far = 0.18 + (0.72 * i) / pairs;
    return leaf(...spot(far), angle - 42, long * 0.3) + leaf(...spot(far + 0.06), angle + 42, long * 0.3);
  });
  return [['wood line', smooth([spot(0), spot(0.33), spot(0.66), spot(0.95)])], [paint, leaves.join('') + leaf(...spot(0.9), angle, long * 0.28)]];
}
// Water: rows of waves in a band.
export function waves(x: number, y: number, width: number, rows: number): Picture {
  const row = (i: number) => `M${x} ${y + i * 6}${'q3-4 6 0t6 0'.repeat(Math.round(width / 12))}`;
  return [['blue', `${row(0)}V${y + rows * 6}H${x}z`], ['white fine', Array.from({ length: rows }, (_, i) => row(i + 0.5)).join('')]];
}
export function sun(x: number, y: number, r: number, points: number, turn = 0): Picture {
  return [['gold', star(x, y, points, r, r * 0.62, turn)], ['pale', circle(x, y, r * 0.52)]];
}
export const moon = (x: number, y: number, r: number) => `M${x} ${y - r}a${r} ${r} 0 1 0 ${r} ${r * 1.3}a${round(r * 0.85)} ${round(r * 0.85)} 0 1 1 ${-r} ${-r * 1.3}z`;
// A cloud, by its left, its foot and its width.
export function cloud(x: number, y: number, width: number): string {
  const w = width / 10;
  return `M${x} ${y}c${-w} ${-2 * w} ${w} ${-3.4 * w} ${2 * w} ${-2.4 * w}c${0.6 * w} ${-2.4 * w} ${4 * w} ${-2.8 * w} ${4.6 * w} ${-0.4 * w}c${1.8 * w} ${-1.2 * w} ${4 * w} ${0.2 * w} ${3.4 * w} ${2.8 * w}z`.replace(/-?\d+\.\d+/g, (n) => String(round(Number(n))));
}
// A crown on a head that is so wide: by the middle of its band.
export function crown(x: number, y: number, width: number): Picture {
  const w = width / 2;
  const high = width * 0.42;
  const band = `M${x - w} ${y}L${round(x - w * 1.18)} ${round(y - high)}L${round(x - w * 0.55)} ${round(y - high * 0.45)}L${x} ${round(y - high * 1.2)}L${round(x + w * 0.55)} ${round(y - high * 0.45)}L${round(x + w * 1.18)} ${round(y - high)}L${x + w} ${y}q${-w} ${round(w * 0.3)} ${-2 * w} 0z`;
  return [['gold', band], ['red', circle(x, y - high * 0.28, width * 0.075)], ['pale', circle(x - w * 1.18, y - high, width * 0.06) + circle(x, y - high * 1.2, width * 0.07) + circle(x + w * 1.18, y - high, width * 0.06)]];
}

// Somebody, to the breast.
export interface Sitter {
  readonly robe: string;
  readonly hair?: string;
  readonly beard?: 'short' | 'long';
  readonly long?: boolean; // hair
  readonly veil?: string;
  readonly crowned?: boolean;
  readonly halo?: string;
}
export function bust({ robe, hair = 'wood', beard, long, veil, crowned, halo = 'gold' }: Sitter): Picture {
  const picture: Stroke[] = [[halo, circle(50, 38, 20.5)], ['pale fine', beads(50, 38, 18.2, 26)]];
  if (long) picture.push([hair, 'M37 32c-6 14-6 24-4 36h34c2-12 2-22-4-36z']);
  picture.push(
    [robe, 'M17 100c0-30 12-39 24-41l9 4 9-4c12 2 24 11 24 41z'],
    ['skin', 'M44.5 50h11v10c-2 6-9 6-11 0z'],
    ['skin', 'M50 22c9 0 13 7 12 16-1 11-6 18.5-12 18.500S39 49 38 38c-1-9 3-16 12-16z'],
  );
  if (beard === 'long') picture.push([hair, 'M37.5 38c0 18 3 32 12.5 37 9.5-5 12.5-19 12.5-37-2 8-5 10-8 9.500h-9c-3 .5-6-1.5-8-9.500z']);
  if (beard === 'short') picture.push([hair, 'M38 40c0 12 4 20 12 21.500C58 60 62 52 62 40c-2 6-5 8-8 7.500h-8c-3 .5-6-1.5-8-7.500z']);
  if (!veil) picture.push([hair, 'M37 41c-3-15 4-21 13-21s16 6 13 21c-1-6-3-10-5-12-5 2-11 2-16 0-2 2-4 6-5 12z']);
  else picture.push([veil, 'M50 17c-14 0-18 11-18 24 0 13-4 22-8 30 6 3 11 2 16-2-3-9-5-18-4-29 1-9 6-13 14-13s13 4 14 13c1 11-1 20-4 29 5 4 10 5 16 2-4-8-8-17-8-30 0-13-4-24-18-24z']);
  picture.push(
    ['ink fine', 'M43 36.500c1.5-1.2 3-1.2 4.5 0M52.5 36.500c1.5-1.2 3-1.2 4.5 0M50 38v6l-1.5.8M47.5 50c1.5 1 3.5 1 5 0'],
    ['ink line', 'M45.4 39h.1M54.6 39h.1'],
    ['white fine', 'M31 70c-2 6-3 13-3 22M69 70c2 6 3 13 3 22M41 60l9 9 9-9'],
  );
  if (crowned) picture.push(...crown(50, 25, 22));
  return picture;
}
// A sheep that looks to the left.
export const sheep: Picture = [
  ['wood', 'M34 62h5v18h-5zM46 63h5v17h-5zM58 63h5v17h-5zM66 62h5v16h-5z'],
  ['white', 'M30 64c-9-2-10-14-2-17 0-8 10-12 16-8 5-5 14-4 17 1 8-2 14 4 12 11 4 6 0 13-7 13z'],
  ['stone fine', 'M38 51q3-4 6 0t6 0M52 48q3-4 6 0t6 0M42 58q3-4 6 0t6 0M57 57q3-4 6 0t5 0'],
  ['white', 'M26 33c6-3 11 0 11 7-1 7-5 12-10 12-6 0-9-6-9-12 1-4 4-6 8-7z'],
  ['stone', 'M35 36c4-1 8 0 10 3-3 3-7 3-10 1z'],
  ['ink line', 'M23 41h.1'],
  ['ink fine', 'M19 46c2 1 3 1 4 0'],
];
// A picture as a part of another: so large, and moved.
export function placed(picture: Picture, x: number, y: number, size: number): Stroke[] {
  return picture.map(([paint, path]) => [paint, path, `translate(${x} ${y}) scale(${size})`]);
}

// A thick line has an outline, as all that is filled has.
export function outlined(picture: Picture): Picture {
  return picture.flatMap((stroke): Stroke[] => {
    const [paint, ...line] = stroke;
    return paint.includes('thick') ? [['ink line outline', ...line], stroke] : [stroke];
  });
}
