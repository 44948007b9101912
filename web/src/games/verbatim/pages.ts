import type { GamePages } from '../games.ts';
import { allEyes } from '../../table/eyes.ts';
import { keys } from './keys.ts';
import { staging } from './staging.ts';
import Table from './Table.svelte';
import { flightsOf, rowWords, sayEvent, type Event, type View } from './words.ts';

const verbatim: GamePages = {
  Table,
  staging,
  keys,
  rowWords,
  merge: (views) => allEyes(views as View[]),
  flights: (event) => flightsOf(event as Event),
  say: (event, before, name, mine) => sayEvent(event as Event, before as View, name, mine),
};
export default verbatim;
