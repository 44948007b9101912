import type { Staged } from '../../table/stage.svelte.ts';
import type { Staging } from '../../table/staging.ts';
import Card from './Card.svelte';
import { cards } from './cards.svelte.ts';
import type { Event, View } from './words.ts';

// Whose hand, Pages or Lot a pile is: `1.hand` is seat 1's.
const ownerOf = (pile: string): readonly number[] => (pile.includes('.') ? [Number(pile.split('.')[0])] : []);
const others = (seat: number, seats: readonly number[]) => seats.filter((each) => each !== seat);
const show = (ids: readonly string[]) => ids.map((id) => ({ id }));
// The card of which something happens.
const cause = (before: View): Pick<Staged, 'cards'> => (before.effect ? { cards: show([before.effect.card]) } : {});

export function stage(event: Event, before: View, mine: readonly number[]): Staged | undefined {
  switch (event.type) {
    case 'activated':
      return { cards: show([event.card]), hits: [], text: cards.of(event.card).text };
    case 'exchanged':
      return { ...cause(before), hits: [event.other] };
    case 'chose':
      return event.action?.type === 'player' ? { ...cause(before), hits: [event.action.seat] } : undefined;
    case 'barred':
      return { ...cause(before), hits: event.seats };
    case 'moved': {
      // What touches nobody else is part of the ability.
      const hits = others(event.seat, [...ownerOf(event.from), ...ownerOf(event.to)]);
      return hits.some((seat) => mine.includes(seat)) ? { ...(event.card ? { cards: show([event.card]) } : cause(before)), hits } : undefined;
    }
    case 'discarded':
      // Whoever discards in somebody else's turn was made to.
      return event.seat === before.mover ? undefined : { cards: show([event.card]), hits: [] };
    case 'recorded':
      // Whose Lot it is neither gets nor loses anything.
      return { cards: event.laid.map(({ card, as }) => ({ id: card, as })), hits: [] };
    case 'redeemed':
      return { cards: show([event.card]), hits: [] };
    case 'out':
    case 'grace':
      return { cards: [], hits: [] };
    default:
      return undefined;
  }
}

export const staging: Staging = {
  Card,
  stage: (event, before, mine) => stage(event as Event, before as View, mine),
  sounds: { activated: 'card', redeemed: 'exchange', moved: 'card', wreath: 'record', grace: 'call', out: 'call' },
};
