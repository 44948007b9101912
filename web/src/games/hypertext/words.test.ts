import { expect, test, vi } from 'vitest';
import type { Event, View } from './words.ts';

const settings = { language: 'en' };
vi.mock('../../settings.svelte.ts', () => ({ settings }));
vi.mock('./cards.svelte.ts', async () => {
  const { wordOf } = await import('./deck.ts');
  return { cards: { of: (id: string) => ({ id, title: wordOf(id)?.titles[settings.language as 'en' | 'es'], word_type: wordOf(id)?.type }) } };
});
const { countTypes, flightsOf, phaseCards, sayEvent, sorted } = await import('./words.ts');

const seat = (number: number, hand?: string[]) => ({ seat: number, score: 0, earned: 0, letters: 0, hand_size: 2, pages: [], left: [], records: 0, ...(hand ? { hand } : {}) });
const before = { step: 'grace', seats: [seat(0, ['bread', 'king']), seat(1)], sheol: [] } as unknown as View;
const name = (each: number) => ['Ada', 'Ben'][each] ?? '';

// One of every event that is told, by the one seat and by the other.
const events: readonly Event[] = [0, 1].flatMap((one): Event[] => [
  { type: 'chapter', chapter: 2, starter: one, board: 'psalm', playing: [0, 1], lots: ['exodus', 'altar'] },
  { type: 'drew', seat: one, first: false, count: 2 },
  { type: 'drew', seat: one, first: true, cards: ['bread'] },
  { type: 'shuffled', count: 9, how: 0 },
  { type: 'shuffled', count: 9, how: 1 },
  { type: 'chose', seat: one, action: { type: 'player', seat: 1 - one } },
  ...[false, true].flatMap((by_letter): Event[] => [[], ['oil', 'salt']].map((paid) => ({ type: 'activated', seat: one, by_letter, card: 'king', paid }))),
  ...(['board', 0, 1] as const).map((target): Event => ({ type: 'recorded', seat: one, phase: 'psalm', target, laid: [] })),
  { type: 'wreath', seat: one, wreath: 'record' },
  { type: 'wreath', seat: one, wreath: 'empty' },
  { type: 'discarded', seat: one, card: 'bread', offered: true },
  { type: 'passed', seat: one },
  { type: 'redeemed', seat: one, card: 'bread' },
  { type: 'out', seat: one },
  { type: 'spent', seat: one },
  { type: 'grace', seat: one },
  { type: 'laid_open', seat: one, cards: ['bread', 'king'] },
  { type: 'scored', chapter: 1, points: [12, -3] },
  { type: 'tied', seats: [0, 1] },
  { type: 'dealt_anew', deals: 1 },
  { type: 'ended', winner: one },
  ...['tower', 'sheol', 'revealed', '0.hand', '1.hand', '0.pages', '1.pages'].flatMap((pile): Event[] => [
    { type: 'moved', seat: one, from: pile, to: 'sheol', bottom: false, card: 'bread' },
    { type: 'moved', seat: one, from: 'sheol', to: pile, bottom: false },
  ]),
  { type: 'moved', seat: one, from: '0.hand', to: 'tower', bottom: true },
  { type: 'looked', seat: one, pile: 'tower', count: 3 },
  { type: 'shown', seat: one, pile: 'tower', cards: ['bread'] },
  { type: 'searched', seat: one, pile: 'tower', count: 3 },
  { type: 'arranged', seat: one, pile: 'tower', below: 1, count: 3 },
  { type: 'exchanged', seat: one, other: 1 - one, what: 'hand' },
  { type: 'exchanged', seat: one, other: 1 - one, what: 'lot' },
  { type: 'named', seat: one, member: 'verb' },
  { type: 'gained', seat: one, amount: 2, what: 'points' },
  { type: 'gained', seat: one, amount: 1, what: 'letters' },
  { type: 'barred', seat: one, act: 'redeem', seats: [1 - one] },
  { type: 'barred', seat: one, act: 'activate', seats: [1 - one] },
  { type: 'may_activate', seat: one, amount: 1 },
  { type: 'taken_back' },
]);

test.each(['en', 'es'])('everything that happens is said, and nothing is left open: %s', (language) => {
  settings.language = language;
  for (const mine of [[], [0]]) {
    for (const event of events) {
      const said = sayEvent(event, before, name, mine);
      expect(said, JSON.stringify(event)).toMatch(/^\p{Lu}[^{}_]*[.!]$/u);
      expect(said, JSON.stringify(event)).not.toMatch(/tell\.|undefined/);
    }
  }
  settings.language = 'en';
});

test('what everybody does at every turn is not said', () => {
  expect(sayEvent({ type: 'drew', seat: 1, first: true, count: 1 }, before, name, [0])).toBeUndefined();
  expect(sayEvent({ type: 'passed', seat: 1 }, { ...before, step: 'redeem' }, name, [0])).toBeUndefined();
});

test('your card goes from its own place, a stranger\'s from the hand', () => {
  expect(flightsOf({ type: 'discarded', seat: 0, card: 'bread', offered: true }, before)).toEqual([{ from: 'held bread', to: 'sheol' }]);
  expect(flightsOf({ type: 'discarded', seat: 1, card: 'oil', offered: true }, before)).toEqual([{ from: 'hand 1', to: 'sheol' }]);
  expect(flightsOf({ type: 'moved', seat: 1, from: '0.hand', to: '1.hand', bottom: false, card: 'king' }, before)).toEqual([{ from: 'held king', to: 'hand 1' }]);
});

test('hands are held by type, then by name; types are counted', () => {
  expect(sorted(['king', 'eat', 'salt', 'bread', 'ruth'])).toEqual(['bread', 'salt', 'eat', 'ruth', 'king']);
  expect(countTypes(['verb', 'noun', 'noun'])).toBe('2 NOUNs and 1 VERB');
  expect(phaseCards('altar')).toBe('4 NOUNs and 1 VERB');
  expect(phaseCards('pentateuch')).toBe('5 of different types');
  expect(phaseCards('congregation')).toBe('any 6 cards');
});
