import type { Picture, Stroke } from './brush.ts';

// How alike two pictures are, from 0 to 1: how much of what they show they share. A shape is the same wherever it stands, however large, in whatever
// colour, and mirrored; a large one counts for more, and a wash (a sky, light) for nothing. For the tests: nobody should take one verse for another.
type Shapes = ReadonlyMap<string, number>;

export const alike = (one: Picture, two: Picture): number => shared(shapes(one), shapes(two));

// The two that are most alike.
export function most(drawn: readonly { readonly id: string; readonly picture: Picture }[]): readonly [string, string, number] {
  const all = drawn.map(({ id, picture }) => ({ id, shapes: shapes(picture) }));
  const pairs = all.flatMap((one, i) => all.slice(i + 1).map((two) => [one.id, two.id, shared(one.shapes, two.shapes)] as const));
  return pairs.reduce((best, pair) => (pair[2] > best[2] ? pair : best), ['', '', 0]);
}

function shared(one: Shapes, two: Shapes): number {
  const count = (all: Shapes) => [...all.values()].reduce((sum, value) => sum + value, 0);
  const both = [...one].reduce((sum, [shape, value]) => sum + Math.min(value, two.get(shape) ?? 0), 0);
  return both / (count(one) + count(two) - both);
}

function shapes(picture: Picture): Shapes {
  const found = new Map<string, number>();
  for (const [shape, size] of picture.filter(([kind]) => !kind.includes('wash')).map(normal)) found.set(shape, (found.get(shape) ?? 0) + size);
  return found;
}

// Where a path goes, in a square of ten by ten, whichever side is left; and how large it is.
function normal([kind, path]: Stroke): readonly [shape: string, size: number] {
  const points = visited(path);
  const [left, top] = [Math.min(...points.map(([x]) => x)), Math.min(...points.map(([, y]) => y))];
  const [wide, high] = [Math.max(...points.map(([x]) => x)) - left, Math.max(...points.map(([, y]) => y)) - top];
  const size = Math.max(wide, high, 1);
  const tenth = (length: number) => Math.round((length * 10) / size);
  const written = (flip: boolean) => points.map(([x, y]) => `${tenth(flip ? left + wide - x : x - left)},${tenth(y - top)}`).join(' ');
  return [`${kind.replace(/^\w+/, '')} ${[written(false), written(true)].sort()[0]}`, size];
}

type Point = readonly [x: number, y: number];
const lengths: Readonly<Record<string, number>> = { M: 2, L: 2, T: 2, H: 1, V: 1, Q: 4, S: 4, C: 6, A: 7 };
function visited(path: string): readonly Point[] {
  const points: Point[] = [];
  let [x, y] = [0, 0];
  let begun: Point = [0, 0];
  for (const [, letter = '', rest = ''] of path.matchAll(/([a-zA-Z])([^a-zA-Z]*)/g)) {
    const kind = letter.toUpperCase();
    const numbers = (rest.match(/-?(?:\d+\.?\d*|\.\d+)/g) ?? []).map(Number);
    if (kind === 'Z') [x, y] = begun;
    const length = lengths[kind] ?? numbers.length;
    for (let i = 0; i + length <= numbers.length && length > 0; i += length) {
      const end = numbers.slice(i, i + length);
      const [bx, by] = letter === kind ? [0, 0] : [x, y];
      if (kind === 'H') x = bx + (end[0] as number);
      else if (kind === 'V') y = by + (end[0] as number);
      else [x, y] = [bx + (end[length - 2] as number), by + (end[length - 1] as number)];
      if (kind === 'M' && i === 0) begun = [x, y];
      points.push([x, y]);
    }
  }
  return points;
}
