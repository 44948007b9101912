import { expect, test } from 'vitest';
import type { Card } from '../cards.svelte.ts';
import { verseOf, type Verse } from '../deck.ts';
import { sumsOf } from './sums.ts';

test('what a deck adds up to, copies and all', () => {
  const card = (id: string): Card => {
    const { titles, markers, ...rest } = verseOf(id) as Verse;
    return { ...rest, title: titles.en, titles, markers: markers as Card['markers'], text: [], work: id === 'be_still' ? 'old_testament' : 'new_testament', reminders: id === 'god_so_loved' ? { Quote: '…' } : {} };
  };
  const sums = sumsOf({ god_so_loved: 3, be_still: 2 }, card);
  expect(sums.size).toBe(5);
  expect(sums.costs).toEqual([0, 2, 3, 0, 0]);
  expect(sums.icons).toEqual({ strength: 0, wisdom: 2, faith: 13, histories: 0, trials: 0 });
  expect(sums.works).toEqual([
    { what: 'new_testament', count: 3 },
    { what: 'old_testament', count: 2 },
  ]);
  expect(sums.abilities).toEqual([{ what: 'Quote', count: 3 }]);
  expect(sums.markers).toEqual([
    { what: 'testimony', count: 3 },
    { what: 'psalm', count: 2 },
  ]);
});
