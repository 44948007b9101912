import type { GamePages } from '../games.ts';
import { allEyes } from '../../table/eyes.ts';
import { keys } from './keys.ts';
import { staging } from './staging.ts';
import Table from './Table.svelte';
import { flightsOf, rowWords, sayEvent, type Event, type View } from './words.ts';

// One who looks over every shoulder reaches for nothing.
function merge(views: readonly View[]): View {
  const { reach: _, ...shown } = allEyes(views);
  return shown;
}

const hypertext: GamePages = {
  Table,
  staging,
  keys,
  rowWords,
  merge: (views) => merge(views as View[]),
  flights: (event, before) => flightsOf(event as Event, before as View),
  say: (event, before, name, mine) => sayEvent(event as Event, before as View, name, mine),
};
export default hypertext;
