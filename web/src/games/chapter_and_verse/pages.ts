import type { GamePages } from '../games.ts';
import { keys } from './keys.ts';
import { staging } from './staging.ts';
import Table from './Table.svelte';
import { flightsOf, rowWords, sayEvent, type Event, type View } from './words.ts';

// Of all eyes: everybody's hand, and what whoever is in turn is choosing.
function merge(views: readonly View[]): View {
  const seats = views.map((view, seat) => view.seats[seat]) as View['seats'];
  const shown = views.find((view) => view.draft) ?? views.find((view) => (view.effect?.picked?.length ?? 0) > 0) ?? (views[0] as View);
  return { ...shown, seats };
}

const chapterAndVerse: GamePages = {
  Table,
  staging,
  keys,
  rowWords,
  merge: (views) => merge(views as View[]),
  flights: (event, before) => flightsOf(event as Event, before as View),
  say: (event, before, name, mine) => sayEvent(event as Event, before as View, name, mine),
};
export default chapterAndVerse;
