import { expect, test, vi } from 'vitest';
import { clashes, placeOf, shortcutOf, type GameKey } from './keys.ts';

vi.mock('../settings.svelte.ts', () => ({ settings: { language: 'en' } }));

const key = (...keys: readonly string[]): GameKey => ({ keys, says: () => '' });
const within = (...selectors: readonly string[]) => ({ closest: (asked: string) => (selectors.some((each) => asked.includes(each)) ? {} : null) });
const press = (pressed: string, more: object = {}) => shortcutOf({ key: pressed, ctrlKey: false, altKey: false, metaKey: false, repeat: false, isComposing: false, defaultPrevented: false, target: within(), ...more });

test('a letter is a shortcut, but not while somebody types', () => {
  expect(press('k')).toBe('k');
  expect(press('k', { target: within('button') })).toBe('k');
  for (const field of ['input', 'textarea', 'select', 'contenteditable']) expect(press('k', { target: within(field) }), field).toBeUndefined();
});

test('what belongs to the browser, to a screen reader or to an input method stays theirs', () => {
  for (const held of ['ctrlKey', 'altKey', 'metaKey', 'repeat', 'isComposing', 'defaultPrevented']) expect(press('k', { [held]: true }), held).toBeUndefined();
});

test('a game may not use the keys of every table, nor one twice', () => {
  expect(clashes([key('1', '2'), key('k')])).toEqual([]);
  expect(clashes([key('l')])).toEqual(['l']);
  expect(clashes([key('k'), key('k')])).toEqual(['k']);
  expect(clashes([key('Enter')])).toEqual(['Enter']);
});

test('keys that do the same are told apart by their place', () => {
  const piles = key('1', '2', '3');
  expect(placeOf([key('k'), piles], '3')).toEqual({ found: piles, place: 2 });
  expect(placeOf([piles], '4')).toBeUndefined();
});
