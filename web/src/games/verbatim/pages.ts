import type { GamePages } from '../games.ts';
import { keys } from './keys.ts';
import { staging } from './staging.ts';
import Table from './Table.svelte';
import { flightsOf, rowWords, sayEvent, type Event, type View } from './words.ts';

const verbatim: GamePages = {
  Table,
  staging,
  keys,
  rowWords,
  merge: (views) => ({ ...(views[0] as View), seats: (views as View[]).map((view, seat) => view.seats[seat]) }),
  flights: (event) => flightsOf(event as Event),
  say: (event, before, name, mine) => sayEvent(event as Event, before as View, name, mine),
};
export default verbatim;
