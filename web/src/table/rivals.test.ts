import { expect, test } from 'vitest';
import { rooms } from '../games/games.ts';
import { weakerRivals } from './rivals.ts';

const [room] = rooms;
if (!room) throw new Error('no game');
const game = room.id;
const players = Object.keys(room.strengths);
const [weakest = '', strongest = ''] = [players[0], players.at(-1)];
const table = (points: readonly number[], player: string) => ({
  game,
  seats: [{ seat: 0, name: 'Ada', here: true }, { seat: 1, player }],
  scores: { points: [...points], winners: [1] },
});

test('who lost by far to a computer player is offered a weaker one', () => {
  const offered = weakerRivals(table([9, 20], strongest), [0]);
  expect(offered.map(({ seat }) => seat)).toEqual([1]);
  expect(room.strengths[offered[0]?.player ?? '']).toBeLessThan(room.strengths[strongest] ?? 0);
  expect(weakerRivals(table([-3, 0], strongest), [0])).toHaveLength(1);
});
test('nobody is offered who is not weaker, after a close game, to several people, or when the next game is open', () => {
  expect(weakerRivals(table([0, 20], weakest), [0])).toEqual([]);
  expect(weakerRivals(table([10, 20], strongest), [0])).toEqual([]);
  expect(weakerRivals(table([0, 20], strongest), [0, 1])).toEqual([]);
  expect(weakerRivals(table([0, 20], strongest), [])).toEqual([]);
  expect(weakerRivals({ ...table([0, 20], strongest), seats: [{ seat: 0, name: 'Ada' }, { seat: 1, name: 'Ben' }] }, [0])).toEqual([]);
  expect(weakerRivals({ ...table([0, 20], strongest), again: '0123456789abcdef' }, [0])).toEqual([]);
});
