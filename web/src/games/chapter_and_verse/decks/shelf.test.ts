import { expect, test } from 'vitest';
import { bare, freeName, openDeck, put, readShelf, remove, sizeOf, withCopies, type Shelf } from './shelf.ts';

const ada = { id: 'a', name: 'Ada', verses: { be_still: 2, god_so_loved: 1 } };
const ben = { id: 'b', name: 'Ben', verses: {} };
const both: Shelf = { decks: [ada, ben], open: 'a' };

test('copies are added and taken, and what has none is not there', () => {
  expect(withCopies(ada.verses, 'be_still', 3)).toEqual({ be_still: 3, god_so_loved: 1 });
  expect(withCopies(ada.verses, 'be_still', 0)).toEqual({ god_so_loved: 1 });
  expect(withCopies({}, 'be_still', 999)).toEqual({ be_still: 60 });
  expect(sizeOf(ada.verses)).toBe(3);
});
test('a deck that is put there is open; one that is known stays in its place', () => {
  expect(put(bare, ada)).toEqual({ decks: [ada], open: 'a' });
  expect(put(both, { ...ben, name: 'Eve' })).toEqual({ decks: [ada, { ...ben, name: 'Eve' }], open: 'b' });
});
test('after one that was removed the next is open, or the last, or none', () => {
  expect(remove(both, 'a')).toEqual({ decks: [ben], open: 'b' });
  expect(remove(both, 'b')).toEqual({ decks: [ada], open: 'a' });
  expect(remove(remove(both, 'a'), 'b')).toEqual(bare);
});
test('two decks have two names', () => {
  expect(freeName(both, 'Eve')).toBe('Eve');
  expect(freeName(both, 'Ada')).toBe('Ada 2');
  expect(freeName(put(both, { ...ben, name: 'Ada 2' }), 'Ada')).toBe('Ada 3');
});
test('what is kept is read again', () => {
  expect(readShelf(JSON.stringify(both))).toEqual(both);
  expect(openDeck(both)).toBe(ada);
  expect(openDeck({ ...both, open: 'gone' })).toBe(ada);
  expect(openDeck(bare)).toBeUndefined();
});
test('damaged storage does no harm: what can be read stays', () => {
  for (const damaged of [null, '', '{', 'null', '[]', '7', '{"decks":7}', '{"decks":{}}']) expect(readShelf(damaged), String(damaged)).toEqual(bare);
  const kept = { decks: [7, null, { id: 'x' }, { ...ben, verses: [] }, { ...ada, verses: { be_still: 2, no_such_verse: 1, god_so_loved: 'one', fear_thou_not: -1, our_father: 0.5, the_evidence: 1e9 } }, ada], open: 3 };
  expect(readShelf(JSON.stringify(kept))).toEqual({ decks: [{ ...ada, verses: { be_still: 2 } }] });
});
