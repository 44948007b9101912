import { beforeEach, expect, test, vi } from 'vitest';
import { Order } from './order.svelte.ts';

const storage = new Map<string, string>();
vi.stubGlobal('localStorage', { getItem: (key: string) => storage.get(key) ?? null, setItem: (key: string, value: string) => void storage.set(key, value) });
beforeEach(() => storage.clear());

const cards = (keys: string) => [...keys].map((key) => ({ key }));
const held = (order: Order, keys: string) => order.arrange(cards(keys)).map(({ key }) => key).join('');

test('cards lie as the game sorts them, until one is moved', () => {
  const order = new Order('t.0');
  expect([order.own, held(order, 'abc')]).toEqual([false, 'abc']);
  order.move([...'abc'], 'c', 0);
  expect([order.own, held(order, 'abc')]).toEqual([true, 'cab']);
  order.sort();
  expect([order.own, held(order, 'abc')]).toEqual([false, 'abc']);
});

test('what is drawn comes last, what is played leaves no gap', () => {
  const order = new Order('t.0');
  order.move([...'abc'], 'c', 0);
  expect(held(order, 'abcde')).toBe('cabde');
  expect(held(order, 'ac')).toBe('ca');
  order.move([...'cabde'], 'e', 1);
  expect(held(order, 'abcde')).toBe('ceabd');
});

test('no place is beyond the ends', () => {
  const order = new Order('t.0');
  order.move([...'abc'], 'a', 9);
  expect(held(order, 'abc')).toBe('bca');
  order.move([...'bca'], 'a', -1);
  expect(held(order, 'abc')).toBe('abc');
});

test('it stays so when the page is loaded again, for this hand alone', () => {
  new Order('t.0').move([...'abc'], 'c', 0);
  expect(held(new Order('t.0'), 'abc')).toBe('cab');
  expect(held(new Order('t.1'), 'abc')).toBe('abc');
});

test('a few hands are kept, the latest', () => {
  for (let i = 0; i < 20; ++i) new Order(`t${i}.0`).move(['a', 'b'], 'b', 0);
  expect([new Order('t0.0').own, new Order('t19.0').own]).toEqual([false, true]);
  storage.set('scriptorium.order', 'nonsense');
  expect(new Order('t19.0').own).toBe(false);
});
