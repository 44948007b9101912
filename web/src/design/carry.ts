import { round } from './ornament.ts';
import type { Picture, Stroke } from './brush.ts';

// A path carried to (x, y) and made so large; a negative width looks the other way. The numbers change, not the picture's scale: lines stay as thick
// as all others (unlike `placed`).
export function carried(path: string, x: number, y: number, wide: number, high = Math.abs(wide)): string {
  const mirrored = wide < 0 !== high < 0;
  return path.replace(/([a-zA-Z])([^a-zA-Z]*)/g, (_, letter: string, rest: string) => {
    const numbers = (rest.match(/-?(?:\d+\.?\d*|\.\d+)/g) ?? []).map(Number);
    const relative = letter === letter.toLowerCase();
    const across = (n: number) => round(n * wide + (relative ? 0 : x));
    const down = (n: number) => round(n * high + (relative ? 0 : y));
    return letter + numbers.map((n, i) => place(letter.toUpperCase(), n, i)).join(' ');

    function place(kind: string, n: number, i: number): number {
      if (kind === 'H') return across(n);
      if (kind === 'V') return down(n);
      if (kind !== 'A') return i % 2 ? down(n) : across(n);
      const part = i % 7;
      if (part < 2) return round(n * Math.abs(part ? high : wide));
      if (part === 2) return mirrored ? -n : n;
      if (part === 3) return n;
      if (part === 4) return mirrored ? 1 - n : n;
      return part === 5 ? across(n) : down(n);
    }
  });
}
export const put = (picture: Picture, x: number, y: number, wide = 1, high = Math.abs(wide)): Stroke[] => picture.map(([paint, path, ...moved]) => [paint, carried(path, x, y, wide, high), ...moved]);
// A picture turned about a point, by degrees.
export const turn = (picture: Picture, angle: number, x: number, y: number): Stroke[] => picture.map(([paint, path]) => [paint, path, `rotate(${angle} ${x} ${y})`]);
