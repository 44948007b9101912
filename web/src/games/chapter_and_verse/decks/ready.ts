import { settings } from '../../../settings.svelte.ts';
import { cards } from '../cards.svelte.ts';
import type { Copies } from './shelf.ts';

// A deck that comes with the game.
export interface ReadyDeck {
  readonly id: string;
  readonly name: string;
  readonly plan: string; // how it wins
  readonly verses: Copies;
  readonly bible: boolean; // of the Bible alone
}
// As they are listed: in Spanish those first whose verses are all there in Spanish.
export function readyDecks(): readonly ReadyDeck[] {
  const all = (cards.constants()?.ready_decks ?? []).map(({ id, title, plan, deck, bible_only }) => ({ id, name: title, plan, verses: deck, bible: bible_only }));
  return settings.language === 'es' ? all.toSorted((one, other) => Number(other.bible) - Number(one.bible)) : all;
}
