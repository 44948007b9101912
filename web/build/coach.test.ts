import { expect, test } from 'vitest';
import { readCoach, readGlossary } from './coach.ts';

const said = '\n  en Yes.\n  es Sí.\n';
const goal = [1, 2, 3].map((i) => `goal.${i}${said}`).join('');

test('a heading says when something is told', () => {
  const coach = readCoach(`${goal}now take if can take and view.piles.top.card = end\n  en Take.\n  es Toma.\nonce near if own.letters > 1 and no view.draft${said}after lost on out, spent if seat is another${said}`, 'f');
  expect(coach.goal).toHaveLength(3);
  expect(coach.now).toEqual([
    {
      name: 'take',
      conditions: [
        { kind: 'equal', field: 'legal.type', value: 'take' },
        { kind: 'equal', field: 'view.piles.top.card', value: 'end' },
      ],
      text: { en: 'Take.', es: 'Toma.' },
    },
  ]);
  expect(coach.notes.map(({ name, events, conditions }) => ({ name, events, conditions }))).toEqual([
    {
      name: 'near',
      events: [],
      conditions: [
        { kind: 'more', field: 'own.letters', value: '1' },
        { kind: 'not there', field: 'view.draft' },
      ],
    },
    { name: 'lost', events: ['out', 'spent'], conditions: [{ kind: 'another', field: 'seat' }] },
  ]);
});

test.each([
  ['now one if own.letters > many', '"many" is no number'],
  ['now one if it is them', '"it is them" is no condition'],
  ['now one on out', 'only `after` names events'],
  ['after one if acting', 'after which event?'],
  ['later one', 'it begins with goal, now, once or after'],
  [`now one${said}once one`, '"one" stands here twice'],
  [`goal.5`, 'in this order'],
])('what is wrong with "%s" is said', (heading, why) => {
  expect(() => readCoach(`${goal}${heading}${said}`, 'coach.txt')).toThrow(why);
});

test('a goal has three sentences, and both languages', () => {
  expect(() => readCoach(`goal.1${said}`, 'coach.txt')).toThrow('three sentences');
  expect(() => readCoach('goal.1\n  en Only English.\n', 'coach.txt')).toThrow('"goal.1" has no es');
});

test('a word has forms, a meaning and a rule', () => {
  expect(readGlossary('lot HT-14\n  en Lot, Lots: a set.\n  es Lote, Lotes: una fase.\n', 'f')).toEqual([
    { name: 'lot', rule: 'HT-14', forms: { en: ['Lot', 'Lots'], es: ['Lote', 'Lotes'] }, others: { en: [], es: [] }, meaning: { en: 'A set.', es: 'Una fase.' } },
  ]);
  const [hand] = readGlossary('hand VB-23\n  en hand, not hand in: cards.\n  es mano: cartas.\n', 'f');
  expect([hand?.forms.en, hand?.others.en]).toEqual([['hand'], ['hand in']]);
  expect(() => readGlossary('hand VB-23\n  en hand, not give in: cards.\n  es mano: cartas.\n', 'f')).toThrow('"give in" has no form of the word in it');
  expect(() => readGlossary('lot\n  en Lot: a set.\n  es Lote: una fase.\n', 'f')).toThrow('not `NAME RULE`');
  expect(() => readGlossary('lot HT-14\n  en Lot\n  es Lote: una fase.\n', 'f')).toThrow('in en');
  expect(() => readGlossary('a HT-14\n  en Lot: one.\n  es Lote: uno.\nb HT-14\n  en Lot: two.\n  es Otra: dos.\n', 'f')).toThrow('"Lot" is another word already');
});
