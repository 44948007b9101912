import { at, disc, turned, type Point } from './ornament.ts';

// A laurel wreath in a square of 100, as paths: two branches that rise from a bow.
export interface Laurel {
  readonly stems: string;
  readonly leaves: string; // each with a path of its own, from the bow up
  readonly berries: string;
  readonly bow: string;
}

const middle: Point = [50, 48];
const radius = 36;
const pairs = 9; // of leaves on each branch

// A pointed leaf from its root along an angle.
function leaf(root: Point, angle: number, size: number): string {
  const spot = (x: number, y: number) => at(turned([x * size, y * size], angle, root));
  return `M${spot(0, 0)}C${spot(0.25, -0.42)} ${spot(0.8, -0.34)} ${spot(1.2, 0)}C${spot(0.8, 0.3)} ${spot(0.25, 0.3)} ${spot(0, 0)}z`;
}

function branch(side: 1 | -1): { stem: string; leaves: string; berries: string } {
  const angleAt = (part: number) => Math.PI / 2 - side * (0.16 + part * 2.55);
  const on = (part: number, r = radius): Point => [middle[0] + r * Math.cos(angleAt(part)), middle[1] + r * Math.sin(angleAt(part))];
  const [from, to] = [on(0), on(1)];
  let leaves = '';
  let berries = '';
  for (let i = 0; i < pairs; ++i) {
    const part = 0.06 + (i / (pairs - 1)) * 0.94;
    const along = angleAt(part) - (side * Math.PI) / 2;
    const size = 9.6 - i * 0.32;
    leaves += leaf(on(part), along - 0.62, size) + leaf(on(part), along + 0.62, size);
    if (i % 3 === 1) berries += disc(on(part + 0.05, radius - 4.4), 1.25);
  }
  leaves += leaf(to, angleAt(1) - (side * Math.PI) / 2, 7.5);
  return { stem: `M${at(from)}A${radius} ${radius} 0 0 ${side === 1 ? 0 : 1} ${at(to)}`, leaves, berries };
}

export function laurel(): Laurel {
  const [right, left] = [branch(1), branch(-1)];
  const bow = 'M50 84C43 77 33 79 34 84.500C35 90 44 89 50 85.500C56 89 65 90 66 84.500C67 79 57 77 50 84zM48.500 86L42 97L46.500 96.500L48.500 99L51 87zM51.500 86L58 97L53.500 96.500L51.500 99L49 87z';
  return { stems: right.stem + left.stem, leaves: right.leaves + left.leaves, berries: right.berries + left.berries, bow };
}
