import type { Staged } from '../../table/stage.svelte.ts';
import type { Staging } from '../../table/staging.ts';
import Card from './Card.svelte';
import { isEnd, type Card as CardLook, type Event, type View } from './words.ts';

const show = (cards: readonly CardLook[]) => cards.map((card) => ({ card }));

function wordAt(place: number, view: View) {
  for (const { seat, words } of view.seats) {
    const word = words?.find((each) => each.place === place);
    if (word) return { seat, cards: word.cards };
  }
  return undefined;
}

export function stage(event: Event, before: View): Staged | undefined {
  switch (event.type) {
    case 'took':
      // The one that ends the game; the others are seen to fly.
      return isEnd(event.card) ? { cards: show([event.card]), hits: [] } : undefined;
    case 'exchanged':
      return { cards: show(event.gained), hits: [] };
    case 'challenged':
    case 'doubled':
    case 'dissolved': {
      const word = wordAt(event.place, before);
      return word && { cards: show(word.cards), word: true, hits: [word.seat] };
    }
    default:
      return undefined;
  }
}

export const staging: Staging = {
  Card,
  stage: (event, before) => stage(event as Event, before as View),
  sounds: { arranging: 'call', arranged: 'record', doubled: 'record', dissolved: 'exchange' },
};
