import type { Staged } from '../../table/stage.svelte.ts';
import type { Staging } from '../../table/staging.ts';
import Card from './Card.svelte';
import { cards } from './cards.svelte.ts';
import { holderOf, type Event, type View } from './words.ts';

const show = (verses: readonly string[]) => verses.map((verse) => ({ verse }));
const others = (seat: number, seats: readonly number[]) => [...new Set(seats)].filter((each) => each !== seat);
// The verse of which something happens.
const cause = (before: View): Pick<Staged, 'cards'> => (before.effect?.verse ? { cards: show([before.effect.verse]) } : {});

export function stage(event: Event, before: View, mine: readonly number[]): Staged | undefined {
  switch (event.type) {
    case 'played':
    case 'used':
    case 'quick':
      return { cards: show([event.verse]), hits: [], text: cards.of(event.verse).text };
    case 'set':
      return { cards: show([event.verse]), hits: [] };
    case 'challenged':
      return { cards: show([event.sacrificed]), hits: [event.reciter] };
    case 'quoting':
      return { ...(event.verse ? { cards: show([event.verse]) } : {}), hits: [event.listener] };
    case 'verdict':
      return { ...(before.reciting?.verse ? { cards: show([before.reciting.verse]) } : {}), hits: [] };
    case 'declared':
      return { cards: [], hits: others(event.seat, event.chapters.map(holderOf)) };
    case 'chose':
      return event.action.type === 'player' ? { ...cause(before), hits: [event.action.seat] } : undefined;
    case 'exchanged':
      return { ...cause(before), hits: [event.other] };
    case 'cancelled':
      return { cards: show([event.verse]), hits: [event.seat] };
    case 'moved': {
      // What touches nobody else is part of the effect.
      const hits = others(event.seat, [event.from, event.to].filter((pile) => pile !== 'handed').map(holderOf));
      return hits.some((seat) => mine.includes(seat)) ? { ...(event.verse ? { cards: show([event.verse]) } : cause(before)), hits } : undefined;
    }
    case 'closed':
      return { cards: [], hits: [] };
    default:
      return undefined;
  }
}

export const staging: Staging = {
  Card,
  stage: (event, before, mine) => stage(event as Event, before as View, mine),
  sounds: { set: 'card', used: 'card', quick: 'card', moved: 'card', declared: 'record', closed: 'record', quoting: 'call', cancelled: 'exchange' },
};
