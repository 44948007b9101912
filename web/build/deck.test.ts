import { expect, test } from 'vitest';
import { readDeck } from './deck.ts';
import { readNouns } from './phrases.ts';

const bread = 'card 1 "Bread"\n  spanish    "Pan"\n  type       NOUN\n  lore       4\n  when activated\n    take 1 NOUN from sheol\n';

test('cards with their titles and fields, without their abilities', () => {
  expect(readDeck(`# the cards\n\n${bread}`, 'x.cards')).toEqual([{ id: 'bread', titles: { en: 'Bread', es: 'Pan' }, fields: { type: 'noun', lore: '4' } }]);
});
test('a card without a title in a language, or one that stands twice, ends the build', () => {
  expect(() => readDeck('card 1 "Bread"\n  type NOUN\n', 'x.cards')).toThrow('without its two titles');
  expect(() => readDeck(bread + bread, 'x.cards')).toThrow('stands here twice');
});
test('nouns by their forms', () => {
  const read = readNouns('group type noun\n  en.one type\n  member noun\n    en.one NOUN\n    en.many NOUNs\n    es.one SUSTANTIVO\n');
  expect(read).toEqual({ en: { 'type.one': 'type', 'noun.one': 'NOUN', 'noun.many': 'NOUNs' }, es: { 'noun.one': 'SUSTANTIVO' } });
});
