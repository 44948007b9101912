import nouns from '../../../../games/hypertext/data/nouns.txt';
import phrases from '../../../../games/hypertext/data/phrases.txt';
import lines from '../../../../games/hypertext/data/telling.txt';
import type { Flight } from '../../design/flight.ts';
import type { HypertextEvent, HypertextSeat, HypertextTarget, HypertextView, HypertextWordType } from '../../protocol/messages.ts';
import type { RowWords } from '../../table/reckoning.ts';
import { inLanguage, listOf, number, sayFrom } from '../../words/say.ts';
import { Telling } from '../../words/telling.ts';
import { cards } from './cards.svelte.ts';
import { phases } from './phases.ts';

export type View = HypertextView;
export type Seat = HypertextSeat;
export type Target = HypertextTarget;
export type WordType = HypertextWordType;
export type Event = HypertextEvent;

export const tell = (key: string, ...given: (string | number)[]) => sayFrom(phrases, key, ...given);

// In the order in which the rules name them.
export const types: readonly WordType[] = ['noun', 'verb', 'adjective', 'name', 'title'];

// --- What things are called

export const isType = (member: string): member is WordType => (types as readonly string[]).includes(member);
export const memberName = (member: string, count = 1) => sayFrom(nouns, `${member}.${count === 1 ? 'one' : 'many'}`);
export const titleOf = (card: string) => cards.of(card).title;
// The same in a sentence, where a language may mark it: cards are called like everyday things.
export const namedOf = (card: string) => tell('tell.word', titleOf(card));
export const typeOf = (card: string): WordType => cards.of(card).word_type;
// Several of a type are said once, and on one line: 2 NOUNs.
export function countTypes(all: readonly string[]): string {
  const found = types.map((type) => [type, all.filter((each) => each === type).length] as const).filter(([, count]) => count > 0);
  return listOf(found.map(([type, count]) => `${number(count)}\u00a0${memberName(type, count)}`));
}

export const phaseOf = (phase: string) => phases[phase];
export const phaseTitle = (phase: string) => inLanguage(phases[phase]?.title, phase);
// Which cards a phase takes, in words.
export function phaseCards(phase: string): string {
  const shape = phases[phase];
  if (!shape) return '';
  if (shape.any) return tell('web.phase.any', shape.size);
  if (shape.groups.length === 1) return tell('web.phase.same', shape.size);
  if (shape.groups.every((count) => count === 1) && shape.groups.length > 1) return tell('web.phase.each', shape.size);
  if (shape.groups.length > 1) return tell('web.phase.groups', shape.groups.join(' + '));
  return countTypes(shape.types);
}
export const phaseAt = (view: View, target: Target) => (target === 'board' ? view.board : (view.seats[target]?.lot ?? ''));

// The cards of the Tower, or those shown by themselves, that an ability looks at, as far as we see them.
export function lookedAt({ effect, tower }: View): readonly string[] {
  const seen = (effect?.looked ?? []).filter(({ pile }) => pile === 'tower').flatMap(({ count, under, from }) => {
    const first = from === 'top' ? under : tower.size - under - count;
    return tower.known.filter(({ place }) => place >= first && place < first + count).map(({ card }) => card);
  });
  return [...seen, ...(effect?.shown ?? [])];
}

// Sorted as a hand is held: by type, then by name.
export function sorted(all: readonly string[]): string[] {
  const place = (card: string) => types.indexOf(typeOf(card));
  return [...all].sort((one, other) => place(one) - place(other) || titleOf(one).localeCompare(titleOf(other)));
}

// `king:noun`: the card, and what it stands for.
export function laidOf(laid: string): { card: string; as: WordType } {
  const [card = '', as] = laid.split(':');
  return { card, as: (as as WordType | undefined) ?? typeOf(card) };
}

// --- What happened, as it is said aloud

const telling = new Telling(lines, phrases, { card: namedOf, phase: phaseTitle, member: (member: string) => memberName(member) });

// An event as it is said to whoever has the seats `mine` and saw `before`.
export function sayEvent(event: Event, before: View, name: (seat: number) => string, mine: readonly number[]): string | undefined {
  return telling.tell({ event, before, name, mine });
}

// What points are for.
export const rowWords: RowWords = ({ what, count = 0 }) => tell(`reckoning.${what}`, count);

// --- Which cards go where. A card of one's own hand goes from its own place.

export function flightsOf(event: Event, before: View): Flight[] {
  const seat = 'seat' in event ? event.seat : -1;
  const fromHand = (whose: number, card?: string) => (card !== undefined && before.seats[whose]?.hand?.includes(card) ? `held ${card}` : `hand ${whose}`);
  const spot = (pile: string, card?: string) => {
    const [whose, own] = pile.split('.');
    if (own === undefined) return pile;
    return own === 'hand' ? fromHand(Number(whose), card) : `pages ${whose}`;
  };
  switch (event.type) {
    case 'dealt':
      return [{ from: 'tower', to: `hand ${seat}` }];
    case 'drew':
      return Array.from({ length: Math.min(event.cards?.length ?? event.count ?? 0, 5) }, () => ({ from: 'tower', to: `hand ${seat}` }));
    case 'activated':
      return [{ from: fromHand(seat, event.card), to: 'revealed' }, ...event.paid.map((card) => ({ from: fromHand(seat, card), to: 'sheol' }))];
    case 'resolved':
      return [{ from: 'revealed', to: 'sheol' }];
    case 'recorded':
      return event.laid.map(({ card }) => ({ from: fromHand(seat, card), to: event.target === 'board' ? `pages ${seat}` : 'sheol' }));
    case 'discarded':
      return [{ from: fromHand(seat, event.card), to: 'sheol' }];
    case 'redeemed':
      return [{ from: 'sheol', to: `hand ${seat}` }];
    case 'moved':
      return [{ from: spot(event.from, event.card), to: spot(event.to).replace(/^held.*/, `hand ${seat}`) }];
    default:
      return [];
  }
}
