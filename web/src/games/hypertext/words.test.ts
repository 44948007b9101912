import { expect, test, vi } from 'vitest';
import type { View } from './words.ts';

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
  expect(countTypes(['verb', 'noun', 'noun'])).toBe('2\u00a0NOUNs and 1\u00a0VERB');
  expect(phaseCards('altar')).toBe('4\u00a0NOUNs and 1\u00a0VERB');
  expect(phaseCards('pentateuch')).toBe('5 of different types');
  expect(phaseCards('congregation')).toBe('any 6 cards');
});
