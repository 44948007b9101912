import { expect, test } from 'vitest';
import { pageAbout, roomOf, rooms } from './games.ts';

const tables = Object.keys(import.meta.glob('./*/Table.svelte')).map((file) => file.split('/')[1]);

test('every game with a table has a room, and a place of its own among the games', () => {
  expect(rooms.map(({ id }) => id).sort()).toEqual(tables.sort());
  const order = rooms.map((room) => room.order);
  expect(order).toEqual([...new Set(order)].sort((one, other) => one - other));
  expect(roomOf('nope')).toBeUndefined();
});

test('a page about no game lets people choose, where there is a choice', () => {
  expect(pageAbout('rules')).toBe('/rules');
  expect(pageAbout('rules', 'any')).toBe('/rules/any');
});
