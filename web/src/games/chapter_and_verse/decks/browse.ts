import type { Card } from '../cards.svelte.ts';
import { single, type Theme } from '../deck.ts';
import { canonical } from './canon.ts';

// A verse in which one may look for words: how it is printed for the reader, and what its markers are called.
export interface Found {
  readonly card: Card;
  readonly passage?: readonly Run[]; // of the scripture, where the words stand there and not on the card itself
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
const wordsIn = (text: string): readonly string[] => spoken(text).match(/[\p{L}\p{N}]+(?:[:'’][\p{L}\p{N}]+)*/gu) ?? [];
const written = (text: string) => wordsIn(text).map((word) => ` ${word}`).join('');
const contains = (text: string, word: string) => text.includes(` ${word}`);

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
    const face = written([card.title, en, es, card.reference ?? '', ...card.text, ...card.markers.map(called), ...Object.keys(card.icons).map(called)].join(' '));
    const missing = words.filter((word) => !contains(face, word));
    if (missing.length === 0) return [{ card }];
    const scripture = card.scripture ?? '';
    return missing.every((word) => contains(written(scripture), word)) ? [{ card, passage: passageOf(scripture, missing) }] : [];
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

// The words of the scripture where what is looked for stands, with some before and after.
export function passageOf(scripture: string, words: readonly string[]): readonly Run[] {
  const pieces = scripture.split(/(?<=\s)/);
  const hits = pieces.map((piece) => wordsIn(piece).some((word) => words.some((sought) => word.startsWith(sought))));
  const first = Math.max(0, hits.indexOf(true) - around);
  const last = Math.min(pieces.length, Math.max(hits.lastIndexOf(true) + 1 + around, first + 2 * around));
  const runs: Run[] = [];
  for (let i = first; i < last; ++i) {
    const found = hits[i] ?? false;
    const before = runs.at(-1);
    if (before?.found === found) runs[runs.length - 1] = { text: before.text + pieces[i], found };
    else runs.push({ text: pieces[i] ?? '', found });
  }
  return [...(first > 0 ? [{ text: '… ', found: false }] : []), ...runs, ...(last < pieces.length ? [{ text: '…', found: false }] : [])];
}
