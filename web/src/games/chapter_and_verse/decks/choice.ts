import type { Brought } from '../../games.ts';
import type { ReadyDeck } from './ready.ts';
import type { Copies, OwnDeck } from './shelf.ts';

// What may be chosen, and what stands for it in a list: `own 1a2b`, `ready the_watchmen`; empty: whichever comes.
interface Known {
  readonly ready: readonly ReadyDeck[];
  readonly own: readonly OwnDeck[];
}

export const sameDeck = (one: Copies, other: Copies) => Object.keys(one).length === Object.keys(other).length && Object.entries(one).every(([verse, copies]) => other[verse] === copies);

// What is brought by such a choice; undefined: whichever comes, or a deck that is not there any more.
export function resolve(key: string, { ready, own }: Known): Brought | undefined {
  const [kind, id] = key.split(' ');
  if (kind === 'ready') return ready.find((deck) => deck.id === id)?.id;
  return kind === 'own' ? own.find((deck) => deck.id === id)?.verses : undefined;
}

export function nameOf(key: string, { ready, own }: Known): string {
  const [kind, id] = key.split(' ');
  const decks: readonly { readonly id: string; readonly name: string }[] = kind === 'ready' ? ready : kind === 'own' ? own : [];
  return decks.find((deck) => deck.id === id)?.name ?? '';
}

// The choice that something was brought by. Of several that are alike it is the one that is remembered; so is a ready deck in which
// verses gave way because the table does without them. `other`: a deck that this browser does not have.
export function choiceOf(brought: Brought | undefined, remembered: string, known: Known): string {
  if (brought === undefined) return '';
  const { ready, own } = known;
  const is = (verses: Copies, id: string) => (typeof brought === 'string' ? brought === id : sameDeck(brought, verses));
  const keys = [...own.filter(({ verses }) => is(verses, '')).map(({ id }) => `own ${id}`), ...ready.filter(({ id, verses }) => is(verses, id)).map(({ id }) => `ready ${id}`)];
  const fitted = ready.some(({ id }) => remembered === `ready ${id}`) ? remembered : 'other';
  return keys.find((key) => key === remembered) ?? keys[0] ?? fitted;
}
