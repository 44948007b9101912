import { expect, test } from 'vitest';
import { readDeck } from './deck.ts';
import { readNouns } from './phrases.ts';

const bread = 'card 1 "Bread"\n  spanish    "Pan"\n  type       NOUN\n  lore       4\n  when activated\n    take 1 NOUN from sheol\n';

test('cards with their titles and fields, without their abilities', () => {
  expect(readDeck(`# the cards\n\n${bread}`, 'x.cards')).toEqual([{ id: 'bread', titles: { en: 'Bread', es: 'Pan' }, fields: { type: 'noun', lore: '4' } }]);
});
test('verses, with fields of several words and fields that only are there', () => {
  const shout = 'verse 165 "Saul, Saul"\n  spanish    "Saulo, Saulo"\n  reference  Acts 9:4\n  cost       2\n  icons      Faith 2, Trials\n  quote\n  when played\n    draw 1\n';
  expect(readDeck(shout, 'x.cards')).toEqual([{ id: 'saul_saul', titles: { en: 'Saul, Saul', es: 'Saulo, Saulo' }, fields: { cost: '2', icons: 'faith 2, trials', quote: 'yes' } }]);
  expect(readDeck('verse 180 "Art Thou Greater?"\n  spanish    "¿Eres tú mayor?"\n', 'x.cards').map(({ id }) => id)).toEqual(['art_thou_greater']);
});
test('a card without a title in a language, or one that stands twice, ends the build', () => {
  expect(() => readDeck('card 1 "Bread"\n  type NOUN\n', 'x.cards')).toThrow('without its two titles');
  expect(() => readDeck(bread + bread, 'x.cards')).toThrow('stands here twice');
});
test('nouns by their forms', () => {
  const read = readNouns('group type noun\n  en.one type\n  member noun\n    en.one NOUN\n    en.many NOUNs\n    es.one SUSTANTIVO\n');
  expect(read).toEqual({ en: { 'type.one': 'type', 'noun.one': 'NOUN', 'noun.many': 'NOUNs' }, es: { 'noun.one': 'SUSTANTIVO' } });
});
