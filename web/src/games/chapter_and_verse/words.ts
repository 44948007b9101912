import phrases from '../../../../games/chapter_and_verse/data/phrases.txt';
import lines from '../../../../games/chapter_and_verse/data/telling.txt';
import type { Flight } from '../../design/flight.ts';
import type { ChapterAndVerseCard, ChapterAndVerseEvent, ChapterAndVerseLying, ChapterAndVerseSeat, ChapterAndVerseView, ChapterAndVerseWaiting } from '../../protocol/messages.ts';
import type { RowWords } from '../../table/reckoning.ts';
import type { Action } from '../../table/room.svelte.ts';
import { Telling } from '../../words/telling.ts';
import { called, tell } from './called.ts';
import { cards } from './cards.svelte.ts';
import { themes, type Icons, type Theme } from './deck.ts';

export { called, tell };
export type View = ChapterAndVerseView;
export type Seat = ChapterAndVerseSeat;
export type Chapter = Seat['chapters'][number];
export type Held = ChapterAndVerseCard;
export type Lying = ChapterAndVerseLying;
export type Waiting = ChapterAndVerseWaiting;
export type Event = ChapterAndVerseEvent;

export const bookIcons = 7; // CV-16

// --- What things are called

export const titleOf = (verse: string) => cards.of(verse).title;
// The same in a sentence, where it stands in quotation marks.
export const namedOf = (verse: string) => tell('tell.verse', titleOf(verse));
export const isTheme = (member: string): member is Theme => (themes as readonly string[]).includes(member);

// `be_still~2@0.hand`: the verse, whose it is if it is not its holder's, and where it lies.
export interface Place {
  readonly verse: string;
  readonly owner?: number;
  readonly at: string;
}
export function placeOf(text: string): Place {
  const [named = '', at = ''] = text.split('@');
  const [verse = '', owner] = named.split('~');
  return { verse, at, ...(owner === undefined ? {} : { owner: Number(owner) }) };
}
// A verse as an action names it: of a stranger's verse also whose it is.
export const nameIn = ({ verse = '', owner }: Held) => (owner === undefined ? verse : `${verse}~${owner}`);
export const verseIn = (action: Action) => placeOf(String(action['verse'] ?? action['verse_at'] ?? '')).verse;
export const holderOf = (pile: string) => Number(pile.split('.')[0]);
// `0.1` is the first chapter of seat 0; `0.hand` is none.
export const isChapter = (pile: string) => /^\d\.\d+$/.test(pile);
export const numberOf = (chapter: string) => Number(chapter.split('.')[1]);

// Where something lies, in words: "Ben's chapter 2".
export function pileName(pile: string, mine: number | undefined, name: (seat: number) => string): string {
  const [seat, its = ''] = pile.split('.');
  const whose = Number(seat) === mine ? 'you' : 'other';
  return tell(`tell.pile.${/^\d+$/.test(its) ? 'number' : its}.the.${whose}`, name(Number(seat)), its);
}

// A chapter as one may choose it: `0.2`, or a new one.
export function chapterName(chapter: string, mine: number | undefined, name: (seat: number) => string): string {
  if (chapter === 'new') return tell('web.chapter.new');
  return holderOf(chapter) === mine ? tell('web.chapter.number', numberOf(chapter)) : tell('web.chapter.of', name(holderOf(chapter)), numberOf(chapter));
}

// --- What adds up to a book

// Of each theme the most icons that chapters show together, one of each player at most (CV-16).
export function bestBook(view: View): Record<Theme, number> {
  const most = (seat: Seat, theme: Theme) => Math.max(0, ...seat.chapters.map(({ icons }) => icons[theme] ?? 0));
  return Object.fromEntries(themes.map((theme) => [theme, view.seats.reduce((sum, seat) => sum + most(seat, theme), 0)])) as Record<Theme, number>;
}
export const iconsTogether = (chapters: readonly Chapter[], theme: Theme) => chapters.reduce((sum, { icons }) => sum + (icons[theme] ?? 0), 0);
// The themes that something shows, the most first.
export const shownThemes = (icons: Icons): readonly Theme[] => themes.filter((theme) => icons[theme]).toSorted((one, other) => (icons[other] ?? 0) - (icons[one] ?? 0));

// --- What happened, as it is said aloud

const telling = new Telling(lines, phrases, { card: namedOf, member: (member: string) => called(member) });

// An event as it is said to whoever has the seats `mine` and saw `before`.
export function sayEvent(event: Event, before: View, name: (seat: number) => string, mine: readonly number[]): string | undefined {
  return telling.tell({ event, before, name, mine });
}

// What points are for.
export const rowWords: RowWords = ({ what, count = 0 }) => tell(`reckoning.${what}`, count);

// --- Which cards go where. A verse of one's own hand goes from its own place.

export function flightsOf(event: Event, before: View): Flight[] {
  const spot = (pile: string, verse?: string) => {
    const whose = before.seats[holderOf(pile)];
    const own = pile.endsWith('.hand') && verse !== undefined && whose?.hand.some((held) => held.verse === verse) && whose.hand.length === whose.hand_size;
    return own ? `held ${verse}` : pile;
  };
  switch (event.type) {
    case 'drew':
      return Array.from({ length: Math.min(event.count, 5) }, () => ({ from: event.pile, to: `${event.seat}.hand` }));
    case 'played':
      return [{ from: spot(event.from, event.verse), to: event.to }, ...event.sacrificed.map((verse) => ({ from: spot(`${event.seat}.hand`, verse), to: `${event.seat}.discard` }))];
    case 'set':
    case 'used':
    case 'quick':
    case 'moved':
      return [{ from: spot(event.from, event.verse), to: event.to }];
    case 'challenged':
      return [{ from: spot(`${event.seat}.hand`, event.sacrificed), to: `${event.seat}.discard` }];
    default:
      return [];
  }
}
