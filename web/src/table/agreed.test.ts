import { expect, test } from 'vitest';
import type { DescribedOption } from '../protocol/messages.ts';
import { foreignTo, termsOf } from './agreed.ts';

const text = (en: string) => ({ en, es: en });
const options = [
  { name: 'letters', default: 'english', text: text('Letters: which are on the table.'), choices: ['english', 'spanish'], choice_texts: { english: text('English: 26.'), spanish: text('Spanish: 27.') } },
  { name: 'dictionary', default: 'american', text: text('Dictionary: where words are looked up.'), choices: ['american', 'spanish'], choice_texts: { american: text('American: as there.'), spanish: text('Spanish: as there.') } },
  { name: 'open', default: false, text: text('Open hands: whether all see all.'), choices: [false, true], choice_texts: { false: text('No: they do not.'), true: text('Yes: they do.') } },
  { name: 'recall', default: 90, text: text('Recall: for simulations.'), expert: true, choices: [1, 2] },
] as unknown as readonly DescribedOption[];
const said = (of: { en: string } | undefined, otherwise: string) => of?.en ?? otherwise;

test('a table says what was chosen, and which rules are not as usual', () => {
  expect(termsOf(options, { letters: 'spanish', dictionary: 'american', open: false }, said)).toEqual([
    { name: 'Letters', choice: 'Spanish' },
    { name: 'Dictionary', choice: 'American' },
  ]);
  expect(termsOf(options, { letters: 'english', dictionary: 'american', open: true }, said).at(-1)).toEqual({ name: 'Open hands', choice: '' });
});

test('whoever reads another language is told where the table speaks its own', () => {
  const spanish = { letters: 'spanish', dictionary: 'spanish' };
  expect(foreignTo('en', options, spanish, said)).toEqual([{ name: 'Letters', choice: 'Spanish' }]);
  expect(foreignTo('es', options, spanish, said)).toEqual([]);
  expect(foreignTo('es', options, {}, said).map(({ name }) => name)).toEqual(['Letters', 'Dictionary']);
});
