import type { Component } from 'svelte';
import type { Flight } from '../design/flight.ts';
import type { OptionValue } from '../protocol/messages.ts';
import type { Text } from '../words/say.ts';
import type { TableProps } from '../table/head.svelte.ts';
import type { GameKey } from '../table/keys.ts';
import type { Staging } from '../table/staging.ts';
import type { RowWords } from '../table/reckoning.ts';

// What a game brings to the pages. Everything else is the same for all games.
export interface GamePages {
  readonly Table: Component<TableProps>;
  // What an event is called aloud, to whoever has the seats `mine` and saw `before`; nothing where it need not be said.
  say(event: unknown, before: unknown, name: (seat: number) => string, mine: readonly number[]): string | undefined;
  // Which cards an event carries from where to where, seen by whoever saw `before`.
  flights(event: unknown, before: unknown): readonly Flight[];
  readonly staging: Staging; // what of the others' moves is shown large, and what is heard
  readonly keys: readonly GameKey[]; // for the usual moves
  // What the points of a reckoning's row are for.
  readonly rowWords: RowWords;
  // What somebody sees who looks over every shoulder: of all seats' views one.
  merge(views: readonly unknown[]): unknown;
}

// From very easy to very strong.
export type Strength = 1 | 2 | 3 | 4;

// What people bring to a table of a game, such as a deck that they built: where they make it, and how they choose it.
export interface Brings {
  at(options: Readonly<Record<string, OptionValue>>): boolean; // at a table that plays by these
  page(): Promise<{ default: Component<{ part: string; marked: string }> }>; // under /decks
  choice(): Promise<{ default: Component<BroughtProps> }>;
}
export interface BroughtProps {
  readonly options: Readonly<Record<string, OptionValue>>; // of the table
  readonly brought: Brought | undefined; // absent: whatever the table gives
  readonly remembered: string; // what was chosen last, as the game calls it
  choose(key: string, what: Brought | undefined, name: string): Promise<boolean>; // false: it may not be brought, and what was chosen before stays
}
// Copies by card, or what something that comes with the game is called.
export type Brought = string | Readonly<Record<string, number>>;

// How a game is announced where it is chosen, before anything of it is loaded: the default of its `room.ts`.
export interface Announcement {
  readonly title: Text;
  readonly about: Text;
  readonly order: number; // its place among the games
  readonly ground: 'rubric' | 'lapis' | 'verdigris';
  readonly seats: readonly [number, number]; // how many can play
  // About how many minutes a game takes at such a table.
  minutes(seats: number, options: Readonly<Record<string, OptionValue>>): number;
  readonly strengths: Readonly<Record<string, Strength>>; // of its computer players, the weakest first: docs/players.md
  readonly usual?: Readonly<Record<string, OptionValue>>; // what is agreed on at a table with people unless they choose otherwise, where the rules usually have it otherwise
  readonly first?: Readonly<Record<string, OptionValue>>; // what is agreed on for a newcomer's game, beside what is usual
  readonly brings?: Brings;
  readonly shown: Readonly<Record<'en' | 'es', readonly string[]>>; // cards that show what is played
  card(): Promise<{ default: Component<{ name: string; language: 'en' | 'es' }> }>; // of the guide, by its name
  pages(): Promise<{ default: GamePages }>;
}
export interface GameRoom extends Announcement {
  readonly id: string;
}

// A game has a room where its folder has a `room.ts`; the folder's name is its id.
const found = import.meta.glob<Announcement>('./*/room.ts', { import: 'default', eager: true });
export const rooms: readonly GameRoom[] = Object.entries(found)
  .map(([file, room]) => ({ id: file.split('/')[1] ?? '', ...room }))
  .sort((one, other) => one.order - other.order);

// The computer player whom a newcomer meets: the ablest of those that are easy; where there is none, the weakest that is stronger.
export function rivalOf({ strengths }: Announcement): string {
  const players = Object.entries(strengths);
  return (players.findLast(([, strength]) => strength === 2) ?? players.find(([, strength]) => strength > 2) ?? players[0])?.[0] ?? '';
}
// Next below this one in strength; nobody is weaker than the weakest.
export function weakerThan({ strengths }: Announcement, player: string): string | undefined {
  const strength = strengths[player.split(':')[0] ?? ''] ?? 0;
  return Object.entries(strengths).findLast(([, each]) => each < strength)?.[0];
}

export const roomOf = (game: string) => rooms.find((room) => room.id === game);

export async function pagesOf(game: string): Promise<GamePages | undefined> {
  return (await roomOf(game)?.pages())?.default;
}

// Where a page about a game is: without a game people choose one, if there is a choice.
export function pageAbout(page: 'rules' | 'learn' | 'new' | 'decks', game = ''): string {
  const chosen = game || (rooms.length === 1 ? (rooms[0]?.id ?? '') : '');
  return chosen ? `/${page}/${chosen}` : `/${page}`;
}
