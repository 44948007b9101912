import { expect, test } from 'vitest';
import { choiceOf, nameOf, resolve, sameDeck } from './choice.ts';

const known = {
  ready: [{ id: 'watchmen', name: 'The Watchmen', plan: '', verses: { be_still: 3 }, bible: true }],
  own: [
    { id: '1', name: 'Mine', verses: { be_still: 2, god_so_loved: 1 } },
    { id: '2', name: 'The same', verses: { god_so_loved: 1, be_still: 2 } },
  ],
};

test('what a choice brings', () => {
  expect(resolve('', known)).toBeUndefined();
  expect(resolve('ready watchmen', known)).toBe('watchmen');
  expect(resolve('own 1', known)).toEqual({ be_still: 2, god_so_loved: 1 });
  expect(resolve('own 9', known)).toBeUndefined();
  expect(resolve('ready nobody', known)).toBeUndefined();
});
test('what a choice is called', () => {
  expect([nameOf('ready watchmen', known), nameOf('own 2', known), nameOf('', known), nameOf('own 9', known)]).toEqual(['The Watchmen', 'The same', '', '']);
});
test('which choice brought it', () => {
  const mine = { god_so_loved: 1, be_still: 2 };
  expect(choiceOf(undefined, 'own 1', known)).toBe('');
  expect(choiceOf('watchmen', '', known)).toBe('ready watchmen');
  expect(choiceOf({ be_still: 3 }, '', known)).toBe('ready watchmen');
  expect(choiceOf(mine, '', known)).toBe('own 1');
  expect(choiceOf(mine, 'own 2', known)).toBe('own 2');
  expect(choiceOf({ be_still: 1 }, 'own 1', known)).toBe('other');
  expect(choiceOf({ our_father: 3 }, 'ready watchmen', known)).toBe('ready watchmen'); // its verse gave way at this table
  expect(choiceOf({ our_father: 3 }, 'ready nobody', known)).toBe('other');
});
test('decks are the same if every verse is there as often', () => {
  expect(sameDeck({ a: 1, b: 2 }, { b: 2, a: 1 })).toBe(true);
  expect(sameDeck({ a: 1 }, { a: 2 })).toBe(false);
  expect(sameDeck({ a: 1 }, { a: 1, b: 1 })).toBe(false);
  expect(sameDeck({ a: 1, b: 1 }, { a: 1 })).toBe(false);
});
