import { verseOf } from '../deck.ts';

// How many of each verse, by its id.
export type Copies = Readonly<Record<string, number>>;
// A deck that somebody built in this browser.
export interface OwnDeck {
  readonly id: string;
  readonly name: string;
  readonly verses: Copies;
}
// All decks of this browser, and the one that is being built.
export interface Shelf {
  readonly decks: readonly OwnDeck[];
  readonly open?: string;
}
export const bare: Shelf = { decks: [] };

const mostCopies = 60; // more of one verse than any deck may hold: whether a deck may be played is asked elsewhere
const mostDecks = 200;
export const longestName = 40;

export const sizeOf = (verses: Copies) => Object.values(verses).reduce((sum, copies) => sum + copies, 0);
export const openDeck = ({ decks, open }: Shelf): OwnDeck | undefined => decks.find(({ id }) => id === open) ?? decks[0];

// --- What is done with decks

export function withCopies(verses: Copies, verse: string, copies: number): Copies {
  const { [verse]: _, ...others } = verses;
  const bounded = Math.min(copies, mostCopies);
  return bounded > 0 ? { ...others, [verse]: bounded } : others;
}
export function put(shelf: Shelf, deck: OwnDeck): Shelf {
  const there = shelf.decks.some(({ id }) => id === deck.id);
  return { decks: there ? shelf.decks.map((each) => (each.id === deck.id ? deck : each)) : [...shelf.decks, deck], open: deck.id };
}
// The next one is open then, or the last.
export function remove(shelf: Shelf, gone: string): Shelf {
  const at = shelf.decks.findIndex(({ id }) => id === gone);
  const decks = shelf.decks.filter(({ id }) => id !== gone);
  const open = decks[Math.min(at, decks.length - 1)]?.id;
  return { decks, ...(open === undefined ? {} : { open }) };
}
// A name that no other deck has: `Name`, `Name 2`, `Name 3` …
export function freeName(shelf: Shelf, name: string): string {
  const taken = new Set(shelf.decks.map((deck) => deck.name));
  for (let n = 1; ; ++n) {
    const tried = n === 1 ? name : `${name} ${n}`;
    if (!taken.has(tried)) return tried;
  }
}

// --- As it is kept: whatever is damaged is left out, the rest stays.

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null && !Array.isArray(value);

function readDeck(value: unknown): OwnDeck[] {
  if (!isRecord(value)) return [];
  const { id, name, verses } = value;
  if (typeof id !== 'string' || typeof name !== 'string' || !isRecord(verses)) return [];
  const copies = Object.entries(verses).filter((each): each is [string, number] => verseOf(each[0]) !== undefined && Number.isInteger(each[1]) && Number(each[1]) > 0 && Number(each[1]) <= mostCopies);
  return [{ id, name: name.slice(0, longestName), verses: Object.fromEntries(copies) }];
}
export function readShelf(text: string | null): Shelf {
  try {
    const kept = JSON.parse(text ?? '') as unknown;
    if (!isRecord(kept) || !Array.isArray(kept['decks'])) return bare;
    const ids = new Set<string>();
    const decks = kept['decks'].flatMap(readDeck).filter(({ id }) => !ids.has(id) && ids.add(id)).slice(0, mostDecks);
    return { decks, ...(typeof kept['open'] === 'string' ? { open: kept['open'] } : {}) };
  } catch {
    return bare;
  }
}
