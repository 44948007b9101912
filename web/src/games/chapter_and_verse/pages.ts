import type { GamePages } from '../games.ts';
import { allEyes } from '../../table/eyes.ts';
import { keys } from './keys.ts';
import { staging } from './staging.ts';
import Table from './Table.svelte';
import { flightsOf, rowWords, sayEvent, type Event, type View } from './words.ts';

const chapterAndVerse: GamePages = {
  Table,
  staging,
  keys,
  rowWords,
  merge: (views) => allEyes(views as View[]),
  flights: (event, before) => flightsOf(event as Event, before as View),
  say: (event, before, name, mine) => sayEvent(event as Event, before as View, name, mine),
};
export default chapterAndVerse;
