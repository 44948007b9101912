import phrases from '../../../../games/verbatim/data/phrases.txt';
import lines from '../../../../games/verbatim/data/telling.txt';
import type { VerbatimCard, VerbatimEvent, VerbatimView } from '../../protocol/messages.ts';
import type { Flight } from '../../design/flight.ts';
import type { RowWords } from '../../table/reckoning.ts';
import { listOf, sayFrom } from '../../words/say.ts';
import { Telling } from '../../words/telling.ts';

export type Card = VerbatimCard;
export type View = VerbatimView;
export type Event = VerbatimEvent;

export const tell = (key: string, ...given: (string | number)[]) => sayFrom(phrases, key, ...given);

export const isEnd = (card: Card) => card.card === 'end';
export const isBlank = (card: Card) => card.card.startsWith('?');
// The letter that a card shows; nothing for a blank without a name.
export function letterOf(card: Card): string {
  if (isEnd(card)) return '';
  return card.card.replace('?', '').replace('*', '').toLocaleUpperCase();
}

// What a card is called aloud.
export function nameOf(card: Card): string {
  if (isEnd(card)) return tell('card.end');
  const letter = letterOf(card);
  if (isBlank(card)) return letter === '' ? tell('web.card.blank') : tell('web.card.blank_as', letter);
  return tell(card.red ? 'web.card.red' : 'web.card.black', letter, card.value);
}
// The same in a sentence, where its value does not matter.
export function calledOf(card: Card): string {
  if (isEnd(card)) return tell('web.card.end');
  if (isBlank(card)) return nameOf(card);
  return card.red ? tell('web.card.red_letter', letterOf(card)) : letterOf(card);
}

// What points are for: a word, or letters that were left over.
const cardNamed = (name: string) => calledOf({ card: name, value: 0, red: name.endsWith('*') });
export const rowWords: RowWords = ({ what, count = 0, names = [] }) =>
  tell(`reckoning.${what}`, count, listOf(names.map((name) => (what === 'unused' ? cardNamed(name) : name.toLocaleUpperCase()))));

function wordAt(place: number, view: View): string {
  for (const { words } of view.seats) {
    const found = words?.find((word) => word.place === place);
    if (found) return found.word.toLocaleUpperCase();
  }
  return '';
}

const telling = new Telling(lines, phrases, {
  letter: calledOf,
  letters: (cards: readonly Card[]) => listOf(cards.map(calledOf)),
  word: (cards: readonly Card[]) => cards.map(letterOf).join(''),
  word_at: wordAt,
});

// An event as it is said aloud, to whoever has the seats `mine` and saw `before`.
export function sayEvent(event: Event, before: View, name: (seat: number) => string, mine: readonly number[]): string | undefined {
  return telling.tell({ event, before, name, mine });
}

// What is taken goes from its pile before whoever takes it; what is exchanged goes both ways.
export function flightsOf(event: Event): Flight[] {
  if (event.type === 'took') return [{ from: `pile ${event.pile}`, to: `front ${event.seat}` }];
  if (event.type !== 'exchanged') return [];
  const { seat, piles, removed } = event;
  return [...piles.map((from) => ({ from: `pile ${from}`, to: `seat ${seat}` })), ...removed.map(() => ({ from: `seat ${seat}`, to: 'removed' }))];
}
