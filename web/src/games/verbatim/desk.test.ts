import { beforeEach, expect, test, vi } from 'vitest';
import type { Card } from './words.ts';

const kept = new Map<string, string>();
vi.stubGlobal('sessionStorage', {
  getItem: (key: string) => kept.get(key) ?? null,
  setItem: (key: string, value: string) => kept.set(key, value),
  removeItem: (key: string) => kept.delete(key),
});
vi.mock('../../settings.svelte.ts', () => ({ settings: { language: 'en' } }));
const { Desk, shownLetter } = await import('./desk.svelte.ts');

const card = (name: string, value: number, more: Partial<Card> = {}): Card => ({ card: name, value, red: name.endsWith('*'), ...more });
const cards = [card('c', 2), card('a', 1), card('t', 1), card('t*', 1), card('ñ', 6), card('?', 0), card('s', 1, { spent: true })];
const spell = (desk: InstanceType<typeof Desk>) => desk.spelled.map((word) => word.map((letter) => shownLetter(letter).card).join(' '));

beforeEach(() => kept.clear());

test('letters are laid one by one, and go back', () => {
  const desk = new Desk(cards, 'here');
  expect(desk.free).toHaveLength(6); // a card that was freed three times stays unused
  for (const letter of 'cat') expect(desk.type(letter)).toBe(true);
  expect(spell(desk)).toEqual(['c a t']);
  expect(desk.points).toEqual({ laid: 4, left: 7 });
  desk.rub();
  expect(spell(desk)).toEqual(['c a']);
  desk.clear();
  expect(spell(desk)).toEqual([]);
  expect(desk.free).toHaveLength(6);
});

test('a word is typed whole or not at all, a blank standing in', () => {
  const desk = new Desk(cards, 'here');
  expect(desk.typeWord('cats')).toBe(true);
  expect(desk.typeWord('zoo')).toBe(false);
  expect(spell(desk)).toEqual(['c a t ?s']);
  expect(desk.actions()).toEqual([
    { type: 'lay', card: 'c' },
    { type: 'lay', card: 'a' },
    { type: 'lay', card: 't' },
    { type: 'lay', card: '?s' },
    { type: 'end_word' },
    { type: 'done' },
  ]);
  expect(desk.typeWord('tñ')).toBe(true);
  expect(spell(desk)).toEqual(['c a t ?s', 't* ñ']);
  expect(desk.actions().filter((step) => step.type === 'end_word')).toHaveLength(2);
});

test('accents do not matter, but ñ is a letter of its own', () => {
  const desk = new Desk([card('a', 1), card('n', 1), card('o', 1)], 'here');
  expect(desk.typeWord('año')).toBe(false);
  expect(desk.typeWord('ánó')).toBe(true);
});

test('a letter can be put anywhere, also from one word into another', () => {
  const desk = new Desk(cards, 'here');
  desk.typeWord('ct');
  const a = desk.free.find((letter) => letter.card.card === 'a');
  desk.put(a?.id ?? -1, 0, 1);
  expect(spell(desk)).toEqual(['c a t']);
});

test('a reload brings it back', () => {
  const desk = new Desk(cards, 'here');
  desk.typeWord('cats');
  expect(spell(new Desk(cards, 'here'))).toEqual(['c a t ?s']);
  expect(spell(new Desk(cards, 'elsewhere'))).toEqual([]);
  kept.set('here', 'broken');
  expect(spell(new Desk(cards, 'here'))).toEqual([]);
});
