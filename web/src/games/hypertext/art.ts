import { chance, round } from '../../design/ornament.ts';
import type { Word } from './deck.ts';
import { adjectives } from './pictures/adjectives.ts';
import { beads, circle, leaf, outlined, rays, star, type Art, type Group, type Picture, type Stroke } from '../../design/brush.ts';
import { names } from './pictures/names.ts';
import { nouns } from './pictures/nouns.ts';
import { titles } from './pictures/titles.ts';
import { verbs } from './pictures/verbs.ts';

// The art of a card, as one would find it in one book: a word has a picture of its own, and the words of a type share the page that it stands on.
// NOUNs stand under an arch, VERBs in a whirl, ADJECTIVEs in a rose window, NAMEs in a medallion, TITLEs on a shield. The more complex a word, the
// richer the pattern behind it; the more often it occurs, the more leaves in the corners; what is rare has gold around it.
export const pictures: Readonly<Record<string, Picture>> = { ...nouns, ...verbs, ...adjectives, ...names, ...titles };

const made = new Map<string, Art>();
export function artOf(word: Word): Art {
  let art = made.get(word.id);
  if (!art) made.set(word.id, (art = paint(word)));
  return art;
}

// How the words of a type stand on their page: what is painted behind them, how large they are and where their middle lies, the window that one
// sees them through, and in which corners ivy grows.
interface Stage {
  readonly behind: Picture;
  readonly size: number;
  readonly middle: number;
  readonly window?: string;
  readonly on?: Picture; // the window's frame
  readonly ivy: readonly Corner[];
}
type Corner = 'nw' | 'ne' | 'sw' | 'se';
const all: readonly Corner[] = ['nw', 'ne', 'sw', 'se'];

const page = 'M0 0h100v100H0z';
const arch = 'M13 100V44C13 24 30 16 50 4c20 12 37 20 37 40v56z';
const medallion = circle(50, 50, 43);
const shield = 'M11 8c13 4 26 3 39-3 13 6 26 7 39 3v38c0 25-18 40-39 49C29 86 11 71 11 46z';
const floor: Picture = [
  ['tint', 'M13 79h74v21H13z'],
  ['diaper', 'M13 86h74M13 94h74M26 79l-6 7M42 79l-3 7M58 79l3 7M74 79l6 7M30 86l-4 8M50 86v8M70 86l4 8M38 94l-2 6M62 94l2 6'],
];
const framed = (path: string): Picture => [['edge', path], ['gold frame', path], ['pale gilt', path]];

function stageOf(word: Word): Stage {
  const ground = [...pattern(word), ...glow(word)];
  switch (word.type) {
    case 'noun':
      return { behind: [['deep', page], ...ground, ...floor], size: 0.9, middle: 51, window: arch, on: [['pale fine', 'M9 100V52M91 100V52'], ...framed(arch)], ivy: ['nw', 'ne'] };
    case 'verb':
      return { behind: [['ground', page], ['deep', whirl(9 + word.lore, word.id)], ...ground], size: 0.94, middle: 50, ivy: all };
    case 'adjective': {
      const rose = ring(39, 8 + word.lore * 2);
      return { behind: [['tint', page], ['deep', circle(50, 50, 39)], ...ground], size: 0.82, middle: 50, window: rose, on: framed(rose).slice(0, 2), ivy: all };
    }
    case 'name':
      return { behind: [['deep', page], ...ground], size: 0.94, middle: 51, window: medallion, on: [...framed(medallion), ['pearl', medallion]], ivy: all };
    case 'title':
      return { behind: [['deep', page], ...ground], size: 0.84, middle: 47, window: shield, on: framed(shield), ivy: ['sw', 'se'] };
  }
}

export function paint(word: Word): Art {
  const { behind, size, middle, window, on = [], ivy } = stageOf(word);
  const own = pictures[word.id] ?? [['gold', star(50, 50, 8, 30, 14)]];
  const picture: Group = [`translate(${round(50 - 50 * size)} ${round(middle - 50 * size)})scale(${size})`, outlined(own)];
  if (!window) return [['', behind], ...grown(word, ivy), picture];
  return [['', behind], picture, ['', [['ground', page + window]]], ...grown(word, ivy), ['', on]];
}

// The ground behind it: dots, a lattice, both, scales, or little crosses.
function pattern({ complexity }: Word): Stroke[] {
  const every = (step: number, draw: (x: number, y: number, odd: boolean) => string) => {
    const rows = Math.round(100 / step);
    const spot = (i: number) => draw(((i % rows) + 0.5) * step, (Math.floor(i / rows) + 0.5) * step, Math.floor(i / rows) % 2 === 1);
    return Array.from({ length: rows * rows }, (_, i) => spot(i)).join('');
  };
  const lattice = [10, 30, 50, 70, 90].map((at) => `M${at} 0L0 ${at}M${100 - at} 0L100 ${at}M${at} 100L100 ${at}M${100 - at} 100L0 ${at}`).join('');
  switch (complexity) {
    case 1:
      return [['dots', every(12.5, (x, y, odd) => `M${x + (odd ? 6 : 0)} ${y}h0`)]];
    case 2:
      return [['diaper', lattice]];
    case 3:
      return [['diaper', lattice], ['dots', every(20, (x, y) => `M${x} ${y}h0M${x - 10} ${y - 10}h0`)]];
    case 4:
      return [['diaper', Array.from({ length: 8 }, (_, row) => `M${row % 2 ? -7 : 0} ${row * 13}${'q7 8 14 0'.repeat(8)}`).join('')]];
    default:
      return [['diaper', every(20, (x, y) => `M${x} ${y - 2}v4m-2-2h4M${x - 10} ${y - 12}v4m-2-2h4`)]];
  }
}

// What is rare shines: a ring of gold, or a sun behind all.
function glow({ rarity, lore }: Word): Stroke[] {
  if (rarity === 'rare') return [['halo', circle(50, 48, 37)], ['gold fine', rays(50, 48, 37, 41, 30)]];
  if (rarity === 'glorious') return [['gleam', star(50, 48, 14 + lore * 2, 66, 26)], ['halo', circle(50, 48, 34)]];
  return [];
}

// Blades that turn around the middle.
function whirl(blades: number, seed: string): string {
  const way = chance(seed)() < 0.5 ? 1 : -1;
  const spot = (angle: number, r: number) => `${Math.round(50 + Math.cos(angle) * r)} ${Math.round(50 + Math.sin(angle) * r)}`;
  return Array.from({ length: blades }, (_, i) => {
    const from = (i * 2 * Math.PI) / blades;
    const to = from + Math.PI / blades;
    return `M50 50Q${spot(from, 34)} ${spot(from + 0.55 * way, 76)}L${spot(to + 0.55 * way, 76)}Q${spot(to, 34)} 50 50z`;
  }).join('');
}

// A ring of lobes, like the light of a rose window.
function ring(r: number, lobes: number): string {
  const spot = (i: number) => {
    const angle = (i * 2 * Math.PI) / lobes - Math.PI / 2;
    return `${round(50 + Math.cos(angle) * r)} ${round(50 + Math.sin(angle) * r)}`;
  };
  const wide = round((Math.PI * r) / lobes);
  return `M${spot(0)}${Array.from({ length: lobes }, (_, i) => `A${wide} ${wide} 0 0 1 ${spot(i + 1)}`).join('')}z`;
}

// A scroll of ivy in the corners, one of its own for every word.
const turns: Readonly<Record<Corner, string>> = { nw: '', ne: 'matrix(-1 0 0 1 100 0)', sw: 'matrix(1 0 0 -1 0 100)', se: 'matrix(-1 0 0 -1 100 100)' };
function grown({ id, context }: Word, corners: readonly Corner[]): Group[] {
  const next = chance(id);
  const wide = round(5.5 + next() * 1.8);
  const [left, top, foot] = [round(5 + next() * 2), round(11 + next() * 3), round(36 + next() * 8)];
  const half = round(wide * 0.72);
  const stem = `M${round(left - 1)} ${foot}Q${round(left - 3 + next() * 2)} 24 ${left} ${top}a${wide} ${wide} 0 1 1 ${wide} ${wide}a${half} ${half} 0 1 1 ${half} ${-half}`;
  // Leaves grow by turns on both sides of the stem, and one at the top.
  const leaves = Array.from({ length: context }, (_, i) => {
    const up = foot - 2 - ((foot - top) * i) / context;
    return leaf(left - 1, round(up), (i % 2 ? -150 : -35) + next() * 24, 5.5 + next() * 1.5, 0.34);
  }).join('');
  const middle = [round(left + wide), top] as const;
  const strokes: Picture = [['stem', stem], ['leaf', leaves], ['bloom', beads(...middle, 2.2, 4 + Math.floor(next() * 3), next() * 90)], ['heart', `M${middle.join(' ')}h0`]];
  return corners.map((corner) => [turns[corner], strokes]);
}
