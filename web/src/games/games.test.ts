import { expect, test } from 'vitest';
import { pageAbout, rivalOf, roomOf, rooms, weakerThan } from './games.ts';

const tables = Object.keys(import.meta.glob('./*/Table.svelte')).map((file) => file.split('/')[1]);

test('every game with a table has a room, and a place of its own among the games', () => {
  expect(rooms.map(({ id }) => id).sort()).toEqual(tables.sort());
  const order = rooms.map((room) => room.order);
  expect(order).toEqual([...new Set(order)].sort((one, other) => one - other));
  expect(roomOf('nope')).toBeUndefined();
});

test('a newcomer meets an easy player, and whoever lost by far the next weaker', () => {
  for (const room of rooms) {
    const strengths = Object.values(room.strengths);
    expect(strengths, room.id).toEqual(strengths.toSorted());
    expect(room.strengths[rivalOf(room)], room.id).toBe(2);
    expect(room.strengths[weakerThan(room, 'search:200') ?? ''], room.id).toBe(3);
  }
  const [room] = rooms;
  if (!room) throw new Error('no game');
  const players = { random: 1, fair: 3, search: 4 } as const; // none is easy
  expect(rivalOf({ ...room, strengths: players })).toBe('fair');
  expect(weakerThan({ ...room, strengths: players }, 'fair')).toBe('random');
  expect(weakerThan({ ...room, strengths: players }, 'random')).toBeUndefined();
});

test('a page about no game lets people choose, where there is a choice', () => {
  expect(pageAbout('rules')).toBe('/rules');
  expect(pageAbout('rules', 'any')).toBe('/rules/any');
});
