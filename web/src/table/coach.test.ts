import { expect, test } from 'vitest';
import schema from '../../../docs/protocol.schema.json';
import { readCoach, readGlossary, type Condition } from '../../build/coach.ts';
import { rooms } from '../games/games.ts';
import { adviceOf, coachOf, holds, inSentences, longest, notesOf, type Facts } from './coach.ts';
import { guideOf } from './guide.ts';
import { loadGlossary } from './glossary.svelte.ts';
import { termRuns, withStops } from './terms.ts';

const facts = (more: object = {}): Facts => ({
  view: { step: 'play', piles: [{ top: { card: 'e', red: false } }, { top: { card: 'end', red: true } }, {}], draft: undefined },
  own: { letters: 2, redeemed: true, wanted: 'end' },
  legal: [{ type: 'take', pile: 1 }, { type: 'record', target: 0 }],
  acting: true,
  ...more,
});
const condition = (text: string): Condition => {
  const [line] = readCoach(`goal.1\n  en .\n  es .\ngoal.2\n  en .\n  es .\ngoal.3\n  en .\n  es .\nnow x if ${text}\n  en .\n  es .\n`, 'f').now;
  return line?.conditions[0] as Condition;
};

test.each([
  ['can take', true],
  ['can pass', false],
  ['acting', true],
  ['view.step = play', true],
  ['view.step = over', false],
  ['view.piles.top.card = end', true], // any of a list
  ['view.piles.top.card != end', false],
  ['view.piles.top.card != q', true],
  ['no view.draft', true],
  ['view.draft', false],
  ['own.letters > 1', true],
  ['own.letters > 2', false],
  ['own.redeemed', true],
  ['legal.target is you', true],
  ['legal.target is another', false],
  ['view.piles.top.card = {own.wanted}', true],
  ['view.piles.top.card = {view.step}', false],
  ['view.piles.top.card = {own.lacking}', false],
])('%s: %s', (text, expected) => {
  expect(holds(condition(text), facts(), 0)).toBe(expected);
});
test('a list that is empty is not there', () => {
  expect(holds(condition('no view.gaining'), facts({ view: { gaining: [] } }), 0)).toBe(true);
});

const said = '\n  en Yes.\n  es Sí.\n';
const coach = readCoach(`${[1, 2, 3].map((i) => `goal.${i}${said}`).join('')}now first if can pass${said}now second if can take${said}now third${said}once seen if acting${said}after heard on out if seat is another${said}`, 'f');

test('of what can be done now the first that fits is said, and without any nothing', () => {
  expect(adviceOf(coach, facts(), 0)?.name).toBe('second');
  expect(adviceOf(coach, facts({ legal: [] }), 0)?.name).toBe('third');
  expect(adviceOf({ ...coach, now: [] }, facts(), 0)).toBeUndefined();
});

test('a thing is told once, and an event only by its own lines', () => {
  const names = (told: readonly string[], event?: string) => notesOf(coach, facts({ seat: 1 }), 0, new Set(told), event).map(({ name }) => name);
  expect(names([])).toEqual(['seen']);
  expect(names(['seen'])).toEqual([]);
  expect(names([], 'out')).toEqual(['heard']);
  expect(names(['heard'], 'out')).toEqual([]);
  expect(names([], 'spent')).toEqual([]);
});

const words = readGlossary('lot HT-14\n  en Lot, Lots: a.\n  es Lote: a.\nred VB-08\n  en red card, card: b.\n  es carta roja: b.\nhand VB-23\n  en hand, not hand in: c.\n  es mano: c.\n', 'f');
test('words are found whole, the longest first, each once in a text', () => {
  const found = (text: string, language: 'en' | 'es' = 'en') => termRuns(text, words, language).map((run) => (run.term ? `[${run.text}]` : run.text)).join('');
  expect(found('Your Lot, two Lots and a lot of allotments.')).toBe('Your [Lot], two Lots and a lot of allotments.');
  expect(found('Red card? Another card.')).toBe('[Red card]? Another card.');
  expect(found('Card it is, my card.')).toBe('Card it is, my [card].');
  expect(found('Tu Lote: una carta Roja.', 'es')).toBe('Tu [Lote]: una [carta Roja].');
  expect(found('Hand it over, hand in the words, then take your hand.')).toBe('Hand it over, hand in the words, then take your [hand].');
  expect(found('')).toBe('');
});

test('a stop stays with the word before it, whatever line that is on', () => {
  const pieces = (text: string) => withStops(termRuns(text, words, 'en')).map(({ text: said, term, stop }) => (term ? `[${said}${stop ?? ''}]` : said)).join('|');
  expect(pieces('Your Lot, a red card: take it.')).toBe('Your |[Lot,]| a |[red card:]| take it.');
  expect(pieces('Your Lot and no more.')).toBe('Your |[Lot]| and no more.');
});

// --- The coach of every game that has a table in the pages: whatever it names, the engine gives

type Shape = { readonly $ref?: string; readonly const?: string; readonly properties?: Readonly<Record<string, Shape>>; readonly items?: Shape; readonly oneOf?: readonly Shape[]; readonly anyOf?: readonly Shape[] };
const shapes = schema.$defs as unknown as Readonly<Record<string, Shape>>;
const shape = (name: string): Shape => shapes[name] ?? {};
const alternatives = (one: Shape | undefined): readonly Shape[] => {
  if (!one) return [];
  if (one.$ref) return alternatives(shapes[one.$ref.replace('#/$defs/', '')]);
  return [...(one.oneOf ?? []), ...(one.anyOf ?? []), ...(one.items ? [one.items] : [])].flatMap(alternatives).concat(one.properties ? [one] : []);
};
const has = (at: readonly Shape[], path: readonly string[]): boolean => {
  const [first, ...rest] = path;
  if (first === undefined) return true;
  return at.some(({ properties }) => properties?.[first] !== undefined && (rest.length === 0 || has(alternatives(properties[first]), rest)));
};
const typesOf = (name: string) => alternatives(shape(name)).map(({ properties }) => properties?.['type']?.const);

test.each(rooms.map(({ id }) => id))('the coach of %s speaks of what there is', async (game) => {
  const found = await coachOf(game);
  expect(found, `games/${game}/coach/coach.txt`).toBeDefined();
  if (!found) return;
  const roots: Readonly<Record<string, string>> = { view: `${game}_view`, before: `${game}_view`, own: `${game}_seat`, legal: `${game}_action` };
  const unknown: string[] = [];
  const check = (name: string, conditions: readonly Condition[], events: readonly string[]) => {
    const isKnown = (field: string) => {
      const [root = '', ...path] = field.split('.');
      return root === 'acting' || field === 'choosing' || (roots[root] ? has(alternatives(shape(roots[root])), path) : events.every((event) => alternatives(shape(`${game}_event`)).some((one) => one.properties?.['type']?.const === event && has([one], [root, ...path]))) && events.length > 0);
    };
    for (const each of conditions) {
      const other = 'value' in each ? /^\{(.*)\}$/.exec(each.value)?.[1] : undefined;
      for (const field of [each.field, ...(other === undefined ? [] : [other])]) if (!isKnown(field)) unknown.push(`${name}: ${field}`);
      if (each.field === 'legal.type' && each.kind === 'equal' && !typesOf(`${game}_action`).includes(each.value)) unknown.push(`${name}: can ${each.value}`);
    }
  };
  for (const { name, conditions } of found.now) check(name, conditions, []);
  for (const { name, conditions, events } of found.notes) {
    for (const event of events) if (!typesOf(`${game}_event`).includes(event)) unknown.push(`${name}: on ${event}`);
    check(name, conditions, events);
  }
  expect(unknown).toEqual([]);
  // Whoever looks has something to read at any time.
  expect(found.now.at(-1)?.conditions).toEqual([]);
});

test('the first sentence ends where the next begins, or with the text', () => {
  expect(inSentences('Take a card. It costs 2.5 points!')).toEqual(['Take a card.', 'It costs 2.5 points!']);
  expect(inSentences('¿Qué letra? Esa.')).toEqual(['¿Qué letra?', 'Esa.']);
  expect(inSentences('Take it')).toEqual(['Take it', '']);
});
test.each(rooms.map(({ id }) => id))('what the coach of %s says first is short enough for a phone', async (game) => {
  const all = ((await coachOf(game))?.now ?? []).flatMap(({ name, text }) => [`${name}: ${inSentences(text.en)[0]}`, `${name}: ${inSentences(text.es)[0]}`]);
  expect(all.filter((line) => line.replace(/^.*?: /, '').length > longest)).toEqual([]);
});

test.each(rooms.map(({ id }) => id))('the words of %s lead to a rule of its guide', async (game) => {
  const rules = new Set(((await guideOf(game, 'en')) ?? []).flatMap((piece) => (piece.kind === 'cards' ? [] : piece.rules)));
  const terms = await loadGlossary(game);
  expect(terms.length).toBeGreaterThan(0);
  expect(terms.filter(({ rule }) => !rules.has(rule)).map(({ name, rule }) => `${name} ${rule}`)).toEqual([]);
});
