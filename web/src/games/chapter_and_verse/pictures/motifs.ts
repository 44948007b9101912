import { box, circle, cloud, flame, oval, rays, star, type Picture, type Stroke } from '../../../design/brush.ts';
import { carried, put, turn } from '../../../design/carry.ts';

// What many verses speak of: skies and grounds, and things that stand at (x, y) by their foot or middle, so large.

const all = 'M-9-9H109V109H-9z';
export const sky = (paint = 'sky'): Stroke => [`${paint} wash`, all];
export const night: Picture = [sky('night'), ['pale line', [[12, 14], [30, 8], [47, 18], [66, 9], [86, 16], [20, 32], [78, 34], [92, 46], [8, 50]].map(([x, y]) => `M${x} ${y}h.1`).join('')]];
export const land = (y: number, paint = 'green', lift = 6): Stroke => [paint, `M-9 ${y}Q20 ${y - lift * 2} 52 ${y}T109 ${y - lift / 2}V109H-9z`];
export const flat = (y: number, paint = 'sand'): Stroke => [paint, `M-9 ${y}H109V109H-9z`];
export const sea = (y: number, paint = 'blue'): Picture => [
  [paint, `M-9 ${y}${'q3-4 6 0t6 0'.repeat(10)}V109H-9z`],
  ['white fine', `M4 ${y + 9}q4-3 8 0t8 0M52 ${y + 8}q4-3 8 0t8 0M24 ${y + 17}q4-3 8 0t8 0M74 ${y + 18}q4-3 8 0t8 0M8 ${y + 25}q4-3 8 0t8 0`],
];
export const shine = (x: number, y: number, from: number, to: number, count = 20): Stroke => ['gold line', rays(x, y, from, to, count)];
export const glory = (x: number, y: number, r: number): Picture => [['gold', star(x, y, 20, r, r * 0.72)], ['pale', circle(x, y, r * 0.6)]];
// Light that falls from a point, as wide as one says.
export const beam = (x: number, y: number, to: number, wide: number, paint = 'pale'): Stroke => [`${paint} wash`, `M${x - 4} ${y}h8L${x + wide} ${to}H${x - wide}z`];
export const clouds = (...at: readonly (readonly [number, number, number])[]): Stroke => ['white', at.map(([x, y, wide]) => cloud(x, y, wide)).join('')];
export const road = (x: number, y: number, wide = 30, paint = 'sand'): Stroke => [paint, `M${x - 3} ${y}C${x + 18} ${y + 14} ${x - 30} ${y + 26} ${x - wide / 2} 109H${x + wide / 2}C${x} ${y + 30} ${x + 34} ${y + 16} ${x + 3} ${y}z`];

// Somebody, 60 high at size 1, standing on (x, y).
export interface Body {
  readonly robe?: string;
  readonly hair?: string; // '' for none
  readonly beard?: boolean;
  readonly veil?: string;
  readonly halo?: boolean;
  readonly arms?: 'up' | 'out' | 'ahead' | 'high' | 'folded';
  readonly skin?: string;
}
const mirror = (path: string) => path + carried(path, 0, 0, -1, 1);
const sleeves = { up: mirror('M-5-43L-21-61-16-65-1-46z'), out: mirror('M-5-44L-27-39-26-33-7-34z'), ahead: 'M-2-43L22-40V-34L0-33z', high: 'M2-44L17-63 22-59 7-35z', folded: 'M-10-37L0-30 10-37 8-25H-8z' };
const palms = { up: mirror('M-22-65h4l1 5-4 2z'), out: mirror('M-31-40l5 0v6l-4 0z'), ahead: 'M22-41l6 2-1 5-5 0z', high: 'M18-63l3-6 4 3-2 7z', folded: 'M-3-35L0-41 3-35 2-29H-2z' };
const eyes: Stroke = ['ink line', 'M-2.5-51h.1M3-51h.1'];
function head(x: number, y: number, { hair = 'wood', beard, veil, halo, skin = 'skin' }: Body): Picture {
  const picture: Stroke[] = halo ? [['gold', circle(x, y - 1, 11)]] : [];
  picture.push([skin, circle(x, y, 7)]);
  if (beard) picture.push([hair, `M${x - 7} ${y}c-1 15 15 15 14 0-2 7-12 7-14 0z`]);
  if (veil) picture.push([veil, `M${x} ${y - 10}c-11 0-11 13-12 24l6 1c-2-9-1-19 6-19s8 10 6 19l6-1c-1-11-1-24-12-24z`]);
  else if (hair) picture.push([hair, `M${x - 7.5} ${y + 1}c-2-14 17-14 15 0-3-6-12-6-15 0z`]);
  return picture;
}
export function man(x: number, y: number, size: number, body: Body = {}): Stroke[] {
  const { robe = 'blue', arms } = body;
  const picture: Stroke[] = [[robe, 'M-5-45C-12-43-13-20-14 0H14C13-20 12-43 5-45z'], ['ink fine', 'M-4-24L-5 0M5-24L6 0']];
  if (arms) picture.push([body.skin ?? 'skin', palms[arms]], [robe, sleeves[arms]]);
  picture.push(...head(0, -51, body));
  if (Math.abs(size) > 0.6) picture.push(eyes);
  return put(picture, x, y, size, Math.abs(size));
}
// In a leap for joy.
export const leaping = (x: number, y: number, size: number, robe: string, hair = 'wood'): Stroke[] =>
  put([[robe, 'M-5-42C-12-40-12-22-14-12L-22 0-16 4-2-12 10 6 16 2 10-14C12-28 10-38 5-42z'], [robe, 'M-4-42L-22-58-17-62 0-46zM4-42L22-60 17-64 0-46z'], ['skin', circle(-20, -62, 3.5) + circle(20, -64, 3.5) + circle(0, -49, 7.5)], [hair, 'M-8-48c-2-14 18-14 16 0-4-5-11-6-16 0z'], ['ink line', 'M-3-49h.1M3-49h.1'], ['ink fine', 'M-3-46c2 3 4 3 6 0']], x, y, size);
// On the knees, looking to the right.
export function kneeling(x: number, y: number, size: number, body: Body = {}): Stroke[] {
  const { robe = 'blue' } = body;
  return put([[robe, 'M-4-37C-14-34-17-12-22 0H11C13-6 10-10 3-12 8-20 8-30 5-37z'], ['skin', 'M13-30l7-7 2 8-7 5z'], [robe, 'M-2-33L15-31V-24L-1-23z'], ...head(2, -43, body), ['ink line', 'M5.5-43h.1']], x, y, size, Math.abs(size));
}
// Sitting, looking to the right.
export function sitting(x: number, y: number, size: number, body: Body = {}): Stroke[] {
  const { robe = 'blue' } = body;
  return put([[robe, 'M-5-37C-14-34-16-12-15 0H16C22 0 22-5 18-8L8-14C10-22 9-32 5-37z'], ['ink fine', 'M8-14L-3-10M16-1L6-9'], ...head(1, -43, body), ['ink line', 'M4.5-43h.1']], x, y, size, Math.abs(size));
}
// On the way to the right, with a staff.
export const walking = (x: number, y: number, size: number, body: Body = {}): Stroke[] => [...put([['wood line', 'M22-48V0'], ['skin', 'M-8 0l-2-8h5l2 8zM6 0V-8h5l2 8z']], x, y, size, Math.abs(size)), ...man(x, y - 4 * Math.abs(size), size, { ...body, arms: 'ahead' })];

export const step = (x: number, y: number, size: number, angle = 0): Picture => turn(put([['wood', 'M-4 11C-8 5-7-5-4-9 2-13 6-8 5-2 3 3 5 6 3 11 1 14-3 14-4 11z'], ['wood line', 'M-5-14h.1M-1-16h.1M3-15h.1']], x, y, size), angle, x, y);
export const heart = (x: number, y: number, size: number, paint = 'red'): Picture => put([
  [paint, 'M0 30C-26 14-30-2-26-11-20-21-6-20 0-8 6-20 20-21 26-11 30-2 26 14 0 30z'], ['white fine', 'M-20-1C-21-7-18-11-13-11'],
], x, y, size);
export const book = (x: number, y: number, size: number): Picture =>
  put([['red', 'M-34-12h68v28h-68z'], ['white', 'M-31-16c12-4 24-3 31 3v29c-7-5-19-5-31-3z'], ['white', 'M31-16c-12-4-24-3-31 3v29c7-5 19-5 31-3z'], ['ink fine', 'M-26-9c8-1 15 0 21 2M-26-3c8-1 15 0 21 2M-26 3c8-1 15 0 21 2M26-9c-8-1-15 0-21 2M26-3c-8-1-15 0-21 2M26 3c-8-1-15 0-21 2']], x, y, size);
export const shut = (x: number, y: number, wide: number, high: number, paint = 'red'): Picture => [
  [paint, box(x, y, wide, high)], ['gold fine', `M${x + 4} ${y}v${high}M${x + wide - 4} ${y}v${high}`],
];
export const tablets = (x: number, y: number, size: number): Picture => put([
  ['stone', 'M-22 22V-12c0-14 21-14 21 0v34zM1 22V-12c0-14 21-14 21 0v34z'], ['ink fine', 'M-17-10h11M-17-3h11M-17 4h11M-17 11h11M6-10h11M6-3h11M6 4h11M6 11h11'],
], x, y, size);
export const scroll = (x: number, y: number, size: number): Picture => put([
  ['white', 'M-18-24h36v48h-36z'], ['gold', 'M-23-30c0-3 2-4 4-4h38c5 0 5 9 0 9h-38c-2 0-4-2-4-5zM-23 29c0-3 2-4 4-4h38c5 0 5 9 0 9h-38c-2 0-4-2-4-5z'],
  ['ink fine', 'M-12-17h24M-12-10h24M-12-3h24M-12 4h24M-12 11h24M-12 18h14'],
], x, y, size);
export const tree = (x: number, y: number, size: number, paint = 'green'): Picture => put([
  ['wood', 'M-4 0C-2-12-2-20-5-28H5C2-20 2-12 5 0z'], [paint, 'M-16-24c-12 0-14-14-5-18-3-12 9-17 14-12 4-9 18-7 18 2 10-2 14 9 8 14 5 8-2 16-11 13-6 6-18 6-24 1z'],
], x, y, size);
export const palm = (x: number, y: number, size: number): Picture => put([
  ['wood', 'M-3 0C-1-16 0-28 2-38H6C5-26 4-12 4 0z'],
  ['green', 'M4-38C-4-50-18-48-22-38-14-42-6-42 4-38C-6-36-14-30-14-20-8-28-2-34 4-38C8-50 24-50 28-38 20-42 12-42 4-38C14-36 20-30 20-20 16-28 10-34 4-38C0-50 8-58 14-58 10-52 8-46 4-38z'],
], x, y, size);
export const house = (x: number, y: number, wide: number, high: number, paint = 'white', roof = 'red'): Picture => [
  [paint, box(x, y - high, wide, high)],
  [roof, `M${x - 3} ${y - high}l${wide / 2 + 3} ${-wide / 2.4} ${wide / 2 + 3} ${wide / 2.4}z`],
  ['wood', `M${x + wide * 0.36} ${y}v${-high * 0.5}h${wide * 0.28}v${high * 0.5}z`],
];
export const flat_house = (x: number, y: number, wide: number, high: number, paint = 'sand'): Picture => [
  [paint, box(x, y - high, wide, high)], ['ink', box(x + wide * 0.2, y - high * 0.72, wide * 0.2, high * 0.24) + `M${x + wide * 0.55} ${y}v${-high * 0.5}h${wide * 0.26}v${high * 0.5}z`],
];
export const tent = (x: number, y: number, size: number, paint = 'red'): Picture => put([
  [paint, 'M0-36L26 0H-26z'], ['ink', 'M0-22L8 0H-8z'], ['wood line', 'M0-36L-3-41M0-36L3-41'],
], x, y, size);
export const peaks = (y: number, paint = 'stone'): Picture => [
  [paint, `M-9 ${y}L22 ${y - 34} 38 ${y - 14} 60 ${y - 46} 109 ${y}z`], ['white', `M22 ${y - 34}l8 11-5-1-3 4-4-4-6 2zM60 ${y - 46}l13 14-6-1-4 6-5-6-7 4z`],
];
export const cross = (x: number, y: number, high: number, paint = 'wood'): Stroke => [paint, `M${x - high * 0.06} ${y}v${-high * 0.6}h${-high * 0.24}v${-high * 0.13}h${high * 0.24}v${-high * 0.27}h${high * 0.12}v${high * 0.27}h${high * 0.24}v${high * 0.13}h${-high * 0.24}v${high * 0.6}z`.replace(/-?\d+\.\d+/g, (n) => String(Math.round(Number(n) * 10) / 10))];
export const lamb = (x: number, y: number, size: number, wool = 'white'): Picture =>
  put([['ink line', 'M-7-5V3M-3-4V3M5-4V3M9-5V3'], [wool, 'M-12-6c-5-1-5-8 0-9 0-5 6-6 9-4 3-3 9-2 10 1 5 0 7 5 4 8 1 4-2 6-5 5-3 3-7 3-9 1-3 2-7 1-9-2z'], [wool === 'white' ? 'stone' : 'white', 'M-11-19c-5-1-8 2-9 6 1 4 6 5 10 1z'], ['ink line', 'M-15-15h.1']], x, y - 3 * Math.abs(size), size, Math.abs(size));
export const dove = (x: number, y: number, size: number): Picture => put([
  ['white', 'M-22 2c6-3 12-3 16-1C-8-8-6-17 2-24 8-18 12-10 11-3c5 0 8-3 9-6 4-3 8-1 9 2l4 2-4 1C27 8 18 13 8 12-4 11-10 7-22 2z'], ['blue fine', 'M0-18c0 6 1 10 4 14M5-14c0 4 1 7 2 9'],
  ['ink line', 'M25-5h.1'],
], x, y, size, Math.abs(size));
export const fish = (x: number, y: number, size: number, paint = 'stone'): Picture => put([
  [paint, 'M-16 0C-8-10 8-10 14-1l9-7v16l-9-7C8 10-8 10-16 0z'], ['ink line', 'M-10-1h.1'], ['ink fine', 'M-4-5c2 3 2 7 0 10M3-4c2 3 2 5 0 8'],
], x, y, size, Math.abs(size));
export const boat = (x: number, y: number, size: number, sail = 'white'): Picture => put([
  ['wood', 'M-34-12C-20-8 20-8 34-12 32 2 24 8 16 8H-16C-24 8-32 2-34-12z'], ['gold fine', 'M-29-5C-14-1 14-1 29-5'],
  ...(sail ? ([['wood line', 'M0-10V-56'], [sail, 'M3-54C22-48 28-34 28-18H3z']] as Picture) : []),
], x, y, size);
export const basket = (x: number, y: number, size: number, bread = true): Picture => put([
  ...(bread ? ([['gold', oval(-6, -16, 8, 5) + oval(7, -16, 8, 5) + oval(0, -20, 8, 5)]] as Picture) : []), ['wood', 'M-17-15H17C16-4 13 0 9 0H-9C-13 0-16-4-17-15z'],
  ['gold fine', 'M-16-10H16M-14-5H14M-8-15l2 15M0-15V0M8-15L6 0'],
], x, y, size);
export const loaf = (x: number, y: number, size: number): Picture => put([
  ['gold', 'M-28 4c0-16 12-22 28-22S28-12 28 4c0 8-56 8-56 0z'], ['wood line', 'M-12-12c-3 4-4 7-4 11M0-14v12M12-12c3 4 4 7 4 11'],
], x, y, size);
export const chalice = (x: number, y: number, size: number): Picture => put([
  ['gold', 'M-17-36H17C18-20 12-14 4-12V-5L13 0H-13L-4-5V-12C-12-14-18-20-17-36z'], ['red', oval(0, -36, 17, 3.5)],
], x, y, size);
export const lamp = (x: number, y: number, size: number): Picture => put([
  ['gold', 'M-26-14C-16-18 0-19 10-17 16-16 22-18 28-22 28-8 20 0 6 0H-8C-18 0-26-6-26-14z'], ['red', oval(-6, -14, 9, 2.6)], ['red', flame(28, -22, 20)], ['pale', flame(28, -23, 10)],
], x, y, size);
export const candle = (x: number, y: number, high: number, size = 1): Picture => [
  ['white', box(x - 4 * size, y - high, 8 * size, high)], ['red', flame(x, y - high, 18 * size)], ['pale', flame(x, y - high, 9 * size)],
];
export const fire = (x: number, y: number, size: number): Picture => [
  ['red', flame(x, y, 34 * size) + flame(x - 11 * size, y, 24 * size, -10) + flame(x + 11 * size, y, 24 * size, 10)],
  ['gold', flame(x, y, 21 * size) + flame(x - 9 * size, y, 13 * size) + flame(x + 9 * size, y, 13 * size)], ['pale', flame(x, y, 10 * size)],
];
export const sword = (x: number, y: number, size: number): Picture => put([
  ['stone', 'M-4 0V-44L0-52 4-44V0z'], ['gold', 'M-14 0H14V5H-14z'], ['wood', 'M-3 5H3V17H-3z'], ['gold', circle(0, 19, 4)], ['ink fine', 'M0-46V0'],
], x, y, size);
export const stones = (x: number, y: number, size: number): Picture => put([
  ['stone', 'M-30 0c-2-10 4-15 13-15s13 6 13 15zM-4 0c0-12 5-16 15-16s16 7 14 16zM-16-14c-2-8 4-12 13-12s14 6 12 12c-8-2-17-2-25 0z'],
], x, y, size);
export const altar = (x: number, y: number, wide: number, high: number): Picture => [
  ['stone', box(x - wide / 2, y - high, wide, high) + box(x - wide / 2 - 4, y - high - 5, wide + 8, 6)],
  ['ink fine', `M${x - wide / 2} ${y - high / 2}h${wide}M${x - wide / 5} ${y - high}v${high / 2}M${x + wide / 5} ${y - high}v${high / 2}M${x} ${y}v${-high / 2}`],
];
export const door = (x: number, y: number, wide: number, high: number, paint = 'wood'): Picture => [
  [paint, `M${x - wide / 2} ${y}v${-high + wide / 2}c0 ${-wide * 0.66} ${wide} ${-wide * 0.66} ${wide} 0v${high - wide / 2}z`],
];
export const pillar = (x: number, y: number, wide: number, high: number, paint = 'white'): Picture => [
  [paint, box(x - wide / 2, y - high, wide, high)], ['gold', box(x - wide / 2 - 3, y - high, wide + 6, 5) + box(x - wide / 2 - 3, y - 5, wide + 6, 5)],
  ['ink fine', `M${x - wide / 6} ${y - high + 5}V${y - 5}M${x + wide / 6} ${y - high + 5}V${y - 5}`],
];
export const coin = (x: number, y: number, r = 5): Picture => [['gold', circle(x, y, r)], ['pale fine', circle(x, y, r * 0.62)]];
export const globe = (x: number, y: number, size: number): Picture => put([
  ['blue', circle(0, 0, 25)], ['green', 'M-20-13c8-6 14 2 20-2 5-4 8 4 2 9-7 5-3 11-11 13-8 1-15-12-11-20zM8 2c6-4 12 0 15 3-2 8-7 14-14 15-6-6-6-14-1-18z'],
  ['white fine', 'M-22-6c1-5 3-8 6-11'],
], x, y, size);
export const tear = (x: number, y: number, high: number): Stroke => ['sky', `M${x} ${y - high}c${high * 0.5} ${high * 0.6} ${high * 0.4} ${high} 0 ${high}s${-high * 0.5} ${-high * 0.4} 0 ${-high}z`];
// A hand raised, its wrist at (x, y), 64 high; one that gives, from the left; one that comes down out of a sleeve.
export const raised = (x: number, y: number, size: number, skin = 'skin'): Picture => put([
  [skin, 'M-13 0c0-9-1-15-5-20-4-6-8-13-6-16 3-3 7 2 11 9V-55c0-5 6-5 6 0v18V-61c0-5 6.5-5 6.5 0v23V-57c0-5 6-5 6 0v20V-48c0-4.5 5.5-4.5 5.5 0v22c0 12-1 15-1 26z'],
], x, y, size, Math.abs(size));
export const giving = (x: number, y: number, size: number, sleeve = 'blue'): Picture => put([
  ['skin', 'M-24 6C-14 5-10-2-2-4 4-6 10-4 16-5c5 0 5 5 1 5.500L6 2c10 2 18-1 24-4 4-2 7 3 3 6C24 11 13 14 3 13c-9 0-17 2-27 6z'], [sleeve, 'M-26 2L-44 4V24L-24 22z'],
  ['ink fine', 'M6 2C2 3-1 3-4 2'],
], x, y, size, Math.abs(size));
export const reaching = (x: number, y: number, size: number, sleeve = 'white'): Picture => put([
  [sleeve, 'M-14-60H14L11-32H-11z'], ['skin', 'M-9-32C-10-20-16-16-18-6c-1 4 4 5 5 1l3-7V2c0 4 5 4 5 0V4c0 4 5 4 5.5 0V2c0 4 5 3 5.5 0V-3c1 4 5 3 5-1C10-16 9-24 9-32z'],
  ['ink fine', 'M-5 2V-10M.500 3V-10M6 1V-10'],
], x, y, size, Math.abs(size));
