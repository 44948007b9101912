import { expect, test } from 'vitest';
import { hiddenIn } from './known.ts';
import type { View } from './words.ts';

test('where a verse is known to lie unseen, and whether everyone knows it', () => {
  const pile = { size: 9 };
  const seats = [
    { seat: 0, hand: [{ verse: 'be_still' }, { verse: 'be_still', known_to_all: true }, {}], deck: { size: 30, known: [{ place: 0, verse: 'be_still' }] }, blessings: pile },
    { seat: 1, hand: [{ verse: 'here_am_i' }], deck: pile, blessings: { size: 7, known: [{ place: 6, verse: 'be_still', known_to_all: true }] } },
  ] as unknown as View['seats'];
  const somewhere = { '1.deck': [{ verse: 'be_still' }] } as View['somewhere'] & object;
  expect(hiddenIn({ seats, somewhere }, 'be_still')).toEqual([
    { pile: '0.hand', known: true },
    { pile: '0.deck', known: false },
    { pile: '1.blessings', known: true },
    { pile: '1.deck', known: false },
  ]);
  expect(hiddenIn({ seats }, 'jesus_wept')).toEqual([]);
});
