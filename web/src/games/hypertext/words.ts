import nouns from '../../../../games/hypertext/data/nouns.txt';
import phrases from '../../../../games/hypertext/data/phrases.txt';
import type { Flight } from '../../design/flight.ts';
import type { HypertextEvent, HypertextSeat, HypertextTarget, HypertextView, HypertextWordType } from '../../protocol/messages.ts';
import { inLanguage, listOf, number, sayFrom } from '../../words/say.ts';
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
export const typeOf = (card: string): WordType => cards.of(card).word_type;
const titlesOf = (all: readonly string[]) => listOf(all.map(titleOf));
// Several of a type are said once: 2 NOUNs.
export function countTypes(all: readonly string[]): string {
  const found = types.map((type) => [type, all.filter((each) => each === type).length] as const).filter(([, count]) => count > 0);
  return listOf(found.map(([type, count]) => `${number(count)} ${memberName(type, count)}`));
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

type Name = (seat: number) => string;

// A pile in a sentence: whence or whither. A hand is somebody's.
function pileSaid(way: 'from' | 'to', pile: string, name: Name, mine: readonly number[], bottom = false): string {
  const [seat, own] = pile.split('.');
  if (own === undefined) return tell(`tell.pile.${pile}.${way}${bottom ? '.bottom' : ''}`);
  return tell(`tell.pile.${own}.${way}.${mine.includes(Number(seat)) ? 'you' : 'other'}`, name(Number(seat)));
}

// How many cards an event is about, whether they are seen or not.
function countOf(event: Event): number {
  if ('cards' in event && event.cards) return event.cards.length;
  return 'count' in event && event.count !== undefined ? event.count : 0;
}

const quiet = ['dealt', 'turn', 'resolved'];

// An event as it is said to whoever has the seats `mine` and saw `before`.
export function sayEvent(event: Event, before: View, name: Name, mine: readonly number[]): string | undefined {
  const line = lineOf(event, before, name, mine);
  return line === undefined ? undefined : line.charAt(0).toLocaleUpperCase() + line.slice(1);
}

function lineOf(event: Event, before: View, name: Name, mine: readonly number[]): string | undefined {
  if (quiet.includes(event.type)) return undefined;
  const seat = 'seat' in event ? event.seat : -1;
  const who = name(seat);
  const you = mine.includes(seat);
  const key = `tell.${event.type}`;
  const told = (kind: string, ...given: (string | number)[]) => tell(`${kind}.${you ? 'you' : 'other'}`, who, ...given);
  const some = 'cards' in event && event.cards ? titlesOf(event.cards) : tell('tell.cards', countOf(event));
  switch (event.type) {
    case 'chapter':
      return tell(`${key}.${mine.includes(event.starter) ? 'you' : 'other'}`, event.chapter, phaseTitle(event.board), name(event.starter));
    case 'drew':
      if (event.first && !event.cards) return undefined; // everybody does at every turn
      return told(key, some);
    case 'shuffled':
      return event.how === 2 ? undefined : tell(`${key}.${event.how}`);
    case 'chose':
      return event.action?.type === 'player' ? told(key, name(event.action.seat)) : undefined;
    case 'activated': {
      const way = event.by_letter ? `${key}.letter` : key;
      const paid = event.paid;
      return paid.length > 0 ? told(`${way}.paid`, titleOf(event.card), titlesOf(paid)) : told(way, titleOf(event.card));
    }
    case 'recorded': {
      const phase = phaseTitle(event.phase);
      if (event.target === 'board') return told(`${key}.board`, phase);
      if (event.target === seat) return told(`${key}.own`, phase);
      const owner = event.target;
      return mine.includes(owner) ? told(`${key}.yours`, phase) : told(`${key}.lot`, phase, name(owner));
    }
    case 'wreath':
      return told(`${key}.${event.wreath}`);
    case 'discarded':
    case 'redeemed':
      return told(key, titleOf(event.card));
    case 'passed':
      return before.step === 'grace' ? told(key) : undefined; // who lets a discard lie says nothing
    case 'spent':
    case 'taken_back':
      return tell(key);
    case 'laid_open':
      return event.cards.length > 0 ? told(key, some) : undefined;
    case 'scored':
      return tell(key, event.chapter, listOf(event.points.map((points, each) => `${name(each)} ${number(points)}`)));
    case 'tied':
      return tell(key, listOf(event.seats.map(name)));
    case 'dealt_anew':
      return tell(key);
    case 'ended':
      return mine.includes(event.winner) ? tell(`${key}.you`) : tell(`${key}.other`, name(event.winner));
    case 'moved': {
      const card = event.card ? titleOf(event.card) : tell('tell.card');
      return tell(key, card, pileSaid('from', event.from, name, mine), pileSaid('to', event.to, name, mine, event.bottom));
    }
    case 'looked':
    case 'shown':
    case 'searched':
      return told(key, some, pileSaid('from', event.pile, name, mine));
    case 'arranged':
      return told(key, tell('tell.cards', countOf(event)), pileSaid('to', event.pile, name, mine));
    case 'exchanged': {
      const other = event.other;
      return mine.includes(other) ? told(`${key}.${event.what}.yours`) : told(`${key}.${event.what}`, name(other));
    }
    case 'named':
      return told(key, memberName(event.member));
    case 'gained':
      return told(`${key}.${event.what}`, event.amount);
    case 'barred':
      return told(`${key}.${event.act}`, listOf(event.seats.map(name)));
    case 'may_activate':
      return told(key, event.amount);
    default:
      return told(key);
  }
}

// --- Which cards go where. A card of one's own hand goes from its own place.

export function flightsOf(event: Event, before: View): Flight[] {
  const seat = 'seat' in event ? event.seat : -1;
  const fromHand = (whose: number, card?: string) => (card !== undefined && before.seats[whose]?.hand?.includes(card) ? `held ${card}` : `hand ${whose}`);
  const spot = (pile: string, card?: string) => {
    const [whose, own] = pile.split('.');
    if (own === undefined) return pile;
    return own === 'hand' ? fromHand(Number(whose), card) : `pages ${whose}`;
  };
  const count = countOf(event);
  switch (event.type) {
    case 'dealt':
      return [{ from: 'tower', to: `hand ${seat}` }];
    case 'drew':
      return Array.from({ length: Math.min(count, 5) }, () => ({ from: 'tower', to: `hand ${seat}` }));
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
