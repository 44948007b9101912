import { expect, test } from 'vitest';
import type { Card } from '../cards.svelte.ts';
import { abilitiesOf, anything, browse, fits, passageOf, runsOf, wordsIn, type Run, type Wish } from './browse.ts';
import { canonical } from './canon.ts';

const verse = (id: string, rest: Partial<Card>): Card => ({ id, title: id, cost: 0, icons: { faith: 1 }, markers: [], quote: false, unique: false, text: [], reminders: {}, ...rest });
const still = verse('be_still', {
  number: 49,
  title: 'Be Still',
  titles: { en: 'Be Still', es: 'Estad quietos' },
  cost: 1,
  icons: { faith: 2, wisdom: 1 },
  markers: ['psalm'],
  text: ['Prayer (4).', 'Quick Play: Cancel a verse.'],
  reminders: { 'Prayer (4)': 'When …' },
  reference: 'Psalm 46:10',
  scripture: 'Be still, and know that I am God: I will be exalted among the heathen, I will be exalted in the earth.',
  work: 'old_testament',
  set: 'foundations',
});
const loved = verse('god_so_loved', { number: 50, title: 'God So Loved', cost: 2, icons: { faith: 3 }, markers: ['testimony'], reference: 'John 3:16', scripture: 'For God so loved the world', work: 'new_testament', set: 'deep_waters' });
const ask = verse('let_him_ask_of_god', { number: 9, title: 'Ask of God', cost: 0, icons: { trials: 1 }, reference: 'Moses 1:39', scripture: 'This is my work and my glory.', work: 'pearl_of_great_price', set: 'foundations' });
const all = [still, loved, ask];

const called = (noun: string) => ({ psalm: 'Psalm', testimony: 'Testimony', faith: 'Faith', wisdom: 'Wisdom', trials: 'Trials' })[noun] ?? noun;
const found = (wish: Partial<Wish>) => browse(all, { ...anything, ...wish }, called).map(({ card }) => card.id);

test('without a wish all of them, by number', () => expect(found({})).toEqual(['let_him_ask_of_god', 'be_still', 'god_so_loved']));

test.each([
  ['its title', 'still', ['be_still']],
  ['its title in the other language', 'estad quietos', ['be_still']],
  ['the beginning of a word', 'lov', ['god_so_loved']],
  ['no middle of a word', 'oved', []],
  ['its reference', 'john 3:16', ['god_so_loved']],
  ['its effect', 'cancel', ['be_still']],
  ['its marker and its theme', 'psalm wisdom', ['be_still']],
  ['words of the scripture', 'exalted earth', ['be_still']],
  ['capitals and accents aside', 'ÉXALTED', ['be_still']],
  ['words of both', 'quick heathen', ['be_still']],
  ['nothing', 'xyz', []],
  ['no words of which one is nowhere', 'exalted xyz', []],
  ['no words at all', ' ,. ', ['let_him_ask_of_god', 'be_still', 'god_so_loved']],
])('a verse is found by %s', (_, words, ids) => expect(found({ words })).toEqual(ids));

test.each(['neighbour', 'neighbor', 'Neighbours', 'honor', 'coloured', 'saviours', 'four'])('American and British spelling find the same: %s', (words) => {
  const written = verse('love', { text: ['Love thy neighbour.'], scripture: 'Honour the colours, Saviour.' });
  const spelled = verse('other', { text: ['Your neighbors: colored, honored, for four saviors.'] });
  const ids = browse([written, spelled], { ...anything, words }, called).map(({ card }) => card.id);
  expect(ids).toEqual({ Neighbours: ['other'], coloured: ['other'], saviours: ['other'], four: ['other'] }[words] ?? ['love', 'other']);
});

const marked = (runs: readonly Run[] | undefined) => runs?.filter(({ found }) => found).map(({ text }) => text.trim());
test('what was found is shown: in the scripture, in a name, in its effect', () => {
  const [first] = browse(all, { ...anything, words: 'heathen' }, called);
  expect(marked(first?.passage)).toEqual(['heathen,']);
  const [still] = browse(all, { ...anything, words: 'still' }, called);
  expect(marked(still?.passage)).toEqual(['still,']);
  expect(marked(still?.name)).toEqual(['Still']);
  const [quietos] = browse(all, { ...anything, words: 'estad' }, called);
  expect([marked(quietos?.name), quietos?.passage]).toEqual([['Estad'], undefined]);
  expect(browse(all, { ...anything, words: 'cancel' }, called)[0]?.name).toBeUndefined();
  expect(marked(runsOf('Quick Play: Cancel a verse.', wordsIn('CANCEL')))).toEqual(['Cancel']);
  expect(runsOf('Love thy neighbour.', wordsIn('neighbor')).at(-1)).toEqual({ text: 'neighbour.', found: true });
  expect(runsOf('Cancel', [])).toEqual([{ text: 'Cancel', found: false }]);
});
test('a passage has some words before what was found and after it', () => {
  expect(passageOf('one two three four five six seven eight nine ten eleven twelve thirteen fourteen', ['eight'])).toEqual([
    { text: '… ', found: false },
    { text: 'three four five six seven ', found: false },
    { text: 'eight ', found: true },
    { text: 'nine ten eleven twelve thirteen ', found: false },
    { text: '…', found: false },
  ]);
  expect(passageOf('jesus wept', ['jesus'])).toEqual([
    { text: 'jesus ', found: true },
    { text: 'wept', found: false },
  ]);
});

test.each<[Partial<Wish>, string[]]>([
  [{ themes: ['wisdom'] }, ['be_still']],
  [{ themes: ['wisdom', 'trials'] }, ['let_him_ask_of_god', 'be_still']],
  [{ costs: [1, 2] }, ['be_still', 'god_so_loved']],
  [{ icons: [3] }, ['be_still', 'god_so_loved']],
  [{ icons: [3], themes: ['wisdom'] }, ['be_still']],
  [{ marker: 'testimony' }, ['god_so_loved']],
  [{ marker: 'Prayer' }, ['be_still']],
  [{ marker: 'Quick Play' }, ['be_still']],
  [{ work: 'new_testament' }, ['god_so_loved']],
  [{ set: 'foundations' }, ['let_him_ask_of_god', 'be_still']],
  [{ bible: true }, ['be_still', 'god_so_loved']],
  [{ order: 'title' }, ['let_him_ask_of_god', 'be_still', 'god_so_loved']],
  [{ order: 'cost' }, ['let_him_ask_of_god', 'be_still', 'god_so_loved']],
  [{ order: 'canon' }, ['be_still', 'god_so_loved', 'let_him_ask_of_god']],
])('%o', (wish, ids) => expect(found(wish)).toEqual(ids));

test('what is not known of a verse yet stands in the way of nothing that does not ask for it', () => {
  const bare = verse('bare', {});
  expect(fits(bare, anything)).toBe(true);
  expect(fits(bare, { ...anything, work: 'old_testament' })).toBe(false);
});
test('the abilities of a verse have names', () => expect(abilitiesOf(still)).toEqual(['Prayer', 'Quick Play']));

test('references stand in the order of the scriptures, in both languages', () => {
  const order = ['Génesis 1:1', 'Psalm 23:4', 'Psalm 46:10', 'Juan 3:16', '1 Nephi 3:7', 'Moses 1:39'];
  expect(order.toSorted((one, other) => canonical(one) - canonical(other))).toEqual(order);
  expect(canonical('Psalm 119:105')).toBeGreaterThan(canonical('Psalm 46:10'));
  expect(canonical('nowhere')).toBe(0);
});
