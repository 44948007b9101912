import type { Head } from '../../table/head.svelte.ts';
import type { Recent } from '../../table/room.svelte.ts';
import { placeOf, type Event, type View } from './words.ts';

// Whether whoever looks recites now: the verse is not to be seen by them then.
export const recitesNow = ({ view, seat, still }: Pick<Head<View>, 'view' | 'seat' | 'still'>) => !still && view.asks === 'recite' && seat !== undefined && view.reciting?.seat === seat;

// A recitation that was judged.
export interface Recital {
  readonly verse?: string; // absent: whoever looks was not shown it
  readonly seat: number;
  readonly right: boolean;
  readonly said?: string; // absent: nothing was written
}

// The recitation on which this news has the verdict, if any.
export function judgedIn({ events, before, said }: Recent): Recital | undefined {
  const verdict = (events as readonly Event[]).find((event) => event.type === 'verdict');
  if (!verdict) return undefined;
  const verse = (before as View).reciting?.verse;
  const { seat, right } = verdict;
  return { seat, right, ...(verse === undefined ? {} : { verse }), ...(said ? { said: said.text } : {}) };
}

// --- What became of the verses of a game

export interface Read {
  readonly recited: readonly Recital[]; // right or wrong, in order
  readonly met: readonly string[]; // seen otherwise, in order, each once
}

// From all that somebody was told, and the verses that they see in the end. A verse that is challenged is the one that was played into that chapter last.
export function readingOf(events: readonly Event[], inTheEnd: readonly string[] = []): Read {
  const recited: Recital[] = [];
  const seen = new Set<string>();
  const played = new Map<string, string>();
  let reciting: string | undefined;
  for (const event of events) {
    for (const verse of namedIn(event)) seen.add(verse);
    if (event.type === 'played') played.set(event.to, placeOf(event.verse).verse);
    else if (event.type === 'challenged') reciting = played.get(event.chapter);
    else if (event.type === 'quoting') reciting = event.verse && placeOf(event.verse).verse;
    else if (event.type === 'verdict') recited.push({ seat: event.seat, right: event.right, ...(reciting === undefined ? {} : { verse: reciting }) });
  }
  for (const verse of inTheEnd) seen.add(verse);
  for (const { verse } of recited) if (verse) seen.delete(verse);
  return { recited, met: [...seen] };
}
export const seenIn = ({ seats }: View): string[] =>
  seats.flatMap(({ hand, discard, darkness, chapters }) => [...hand, ...discard, ...darkness, ...chapters.flatMap(({ verses }) => verses)]).flatMap(({ verse }) => verse ?? []);
function namedIn(event: Event): string[] {
  const one = 'verse' in event && event.verse !== undefined ? [event.verse] : [];
  const many = 'verses' in event && event.verses !== undefined ? event.verses : [];
  const sacrificed = 'sacrificed' in event ? [event.sacrificed].flat() : [];
  return [...one, ...many, ...sacrificed].map((name) => placeOf(name).verse);
}
