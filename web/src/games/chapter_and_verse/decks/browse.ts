import type { Card } from '../cards.svelte.ts';
import { single, type Theme } from '../deck.ts';
import { canonical } from './canon.ts';

// A verse that was found, and where the words stand that were looked for. Its effect marks them itself: runsOf.
export interface Found {
  readonly card: Card;
  readonly name?: readonly Run[]; // its title, in whichever language has them
  readonly passage?: readonly Run[]; // of the scripture
}
// A part of a text; `found`: it is what was looked for.
export interface Run {
  readonly text: string;
  readonly found: boolean;
}

export type Order = 'number' | 'title' | 'cost' | 'canon';
export const orders: readonly Order[] = ['number', 'title', 'cost', 'canon'];

// What is looked for. An empty list or word asks for nothing.
export interface Wish {
  readonly words: string;
  readonly themes: readonly Theme[]; // it shows one of them
  readonly costs: readonly number[];
  readonly icons: readonly number[]; // how many in all
  readonly marker: string; // a marker, or what an ability is called
  readonly work: string;
  readonly set: string;
  readonly bible: boolean; // of the Bible alone
  readonly order: Order;
}
export const anything: Wish = { words: '', themes: [], costs: [], icons: [], marker: '', work: '', set: '', bible: false, order: 'number' };

// Letters and digits without accents, in small letters, a blank before each word.
const spoken = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
export const wordsIn = (text: string): readonly string[] => spoken(text).match(/[\p{L}\p{N}]+(?:[:'’][\p{L}\p{N}]+)*/gu) ?? [];
// The scriptures are spelled as in Britain: whoever looks for "neighbor" means "neighbour".
const american = (word: string) => word.replace(/^(arm|behavi|clam|col|endeav|fav|harb|hon|lab|neighb|rum|sav|savi|splend|succ|val|vap|vig)our/, '$1or');
const begins = (word: string, sought: string) => word.startsWith(sought) || american(word).startsWith(american(sought));
const contains = (words: readonly string[], sought: string) => words.some((word) => begins(word, sought));

// The abilities that a verse has a name for: Quote, Prayer, Keyword … as its reminders say them, and Discard and Quick Play before what they do.
export function abilitiesOf({ reminders, text }: Pick<Card, 'reminders' | 'text'>): readonly string[] {
  const named = Object.keys(reminders).map((name) => name.replace(/ \(.*$/, ''));
  const leading = text.flatMap((line) => /^(\p{Lu}[^.,:•“”]{2,24}): \S/u.exec(line)?.slice(1) ?? []);
  return [...new Set([...named, ...leading])];
}

export function fits(card: Card, wish: Wish): boolean {
  const { themes, costs, icons, marker, work, set, bible } = wish;
  if (themes.length > 0 && !themes.some((theme) => card.icons[theme])) return false;
  if (costs.length > 0 && !costs.includes(card.cost)) return false;
  if (icons.length > 0 && !icons.includes(single(card.icons).length)) return false;
  if (marker && !(card.markers as readonly string[]).includes(marker) && !abilitiesOf(card).includes(marker)) return false;
  if (bible && !card.work?.endsWith('testament')) return false;
  return (!work || card.work === work) && (!set || card.set === set);
}

// The verses that are wished for, in the order that is wished for. `called`: what a marker or a theme is called.
export function browse(cards: readonly Card[], wish: Wish, called: (noun: string) => string): readonly Found[] {
  const words = wordsIn(wish.words);
  const found = cards.filter((card) => fits(card, wish)).flatMap((card): Found[] => {
    if (words.length === 0) return [{ card }];
    const { en = '', es = '' } = card.titles ?? {};
    const titles = [card.title, en, es];
    const face = wordsIn([...titles, card.reference ?? '', ...card.text, ...card.markers.map(called), ...Object.keys(card.icons).map(called)].join(' '));
    const scripture = card.scripture ?? '';
    const there = wordsIn(scripture);
    if (!words.every((word) => contains(face, word) || contains(there, word))) return [];
    const name = titles.map((title) => runsOf(title, words)).find((runs) => runs.some(({ found }) => found));
    return [{ card, ...(name ? { name } : {}), ...(words.some((word) => contains(there, word)) ? { passage: passageOf(scripture, words) } : {}) }];
  });
  const compare = comparisons[wish.order];
  return found.toSorted((one, other) => compare(one.card, other.card));
}

const comparisons: Readonly<Record<Order, (one: Card, other: Card) => number>> = {
  number: (one, other) => (one.number ?? 0) - (other.number ?? 0),
  title: (one, other) => one.title.localeCompare(other.title),
  cost: (one, other) => one.cost - other.cost || one.title.localeCompare(other.title),
  canon: (one, other) => canonical(one.reference ?? '') - canonical(other.reference ?? ''),
};

const around = 5; // words before the first that was found, and after the last

// A text in which the words are marked that begin as one of those that are looked for.
export const runsOf = (text: string, words: readonly string[]): readonly Run[] => joined(piecesOf(text, words));
const piecesOf = (text: string, words: readonly string[]): readonly Run[] => text.split(/(?<=\s)/).map((piece) => ({ text: piece, found: wordsIn(piece).some((word) => words.some((sought) => begins(word, sought))) }));
function joined(pieces: readonly Run[]): readonly Run[] {
  const runs: Run[] = [];
  for (const { text, found } of pieces) {
    const before = runs.at(-1);
    if (before?.found === found) runs[runs.length - 1] = { text: before.text + text, found };
    else runs.push({ text, found });
  }
  return runs;
}

// The words of the scripture where what is looked for stands, with some before and after.
export function passageOf(scripture: string, words: readonly string[]): readonly Run[] {
  const pieces = piecesOf(scripture, words);
  const first = Math.max(0, pieces.findIndex(({ found }) => found) - around);
  const last = Math.min(pieces.length, Math.max(pieces.findLastIndex(({ found }) => found) + 1 + around, first + 2 * around));
  return [...(first > 0 ? [{ text: '… ', found: false }] : []), ...joined(pieces.slice(first, last)), ...(last < pieces.length ? [{ text: '…', found: false }] : [])];
}
