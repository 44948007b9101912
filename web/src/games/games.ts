import type { Component } from 'svelte';
import type { Flight } from '../design/flight.ts';
import type { Playing, Sight } from '../table/room.svelte.ts';

// What a game brings to the pages. Everything else is the same for all games.
export interface GamePages {
  // The table, through one pair of eyes.
  readonly Table: Component<{ room: Playing; sight: Sight; still?: boolean }>;
  // What an event is called aloud, to whoever has the seats `mine` and saw `before`; nothing where it need not be said.
  say(event: unknown, before: unknown, name: (seat: number) => string, mine: readonly number[]): string | undefined;
  // Which cards an event carries from where to where, seen by whoever saw `before`.
  flights(event: unknown, before: unknown): readonly Flight[];
  // What somebody sees who looks over every shoulder: of all seats' views one.
  merge(views: readonly unknown[]): unknown;
  // One card of the guide, by its name.
  readonly Card: Component<{ name: string; language: 'en' | 'es' }>;
}

const rooms: Readonly<Record<string, () => Promise<{ default: GamePages }>>> = {
  verbatim: () => import('./verbatim/pages.ts'),
};

export const playable = Object.keys(rooms);

export async function pagesOf(game: string): Promise<GamePages | undefined> {
  return (await rooms[game]?.())?.default;
}
