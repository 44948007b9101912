import { beforeEach, expect, test, vi } from 'vitest';
import { forgetGame, lastGame, othersOf, rememberGame } from './last.ts';

const kept = new Map<string, string>();
beforeEach(() => {
  kept.clear();
  vi.stubGlobal('localStorage', { getItem: (key: string) => kept.get(key) ?? null, setItem: (key: string, text: string) => kept.set(key, text), removeItem: (key: string) => kept.delete(key) });
});

test('the last game is remembered with its name, and forgotten', () => {
  expect(lastGame()).toBeUndefined();
  rememberGame({ table: '0123456789abcdef', game: 'verbatim', others: ['Ben'] });
  expect(lastGame()).toEqual({ table: '0123456789abcdef', game: 'verbatim', others: ['Ben'] });
  forgetGame('another');
  expect(lastGame()?.table).toBe('0123456789abcdef');
  forgetGame('0123456789abcdef');
  expect(lastGame()).toBeUndefined();
});

test('what earlier versions wrote is read, and what nobody wrote is not', () => {
  kept.set('scriptorium.table', '0123456789abcdef');
  expect(lastGame()).toEqual({ table: '0123456789abcdef' });
  kept.set('scriptorium.table', '{broken');
  expect(lastGame()).toBeUndefined();
});

test('the others are whoever has a seat that is not ours', () => {
  const seated = [{ seat: 0, name: 'Ada' }, { seat: 1, player: 'greedy' }, { seat: 2, name: 'Ben', player: 'novice' }];
  expect(othersOf({ table: '', stage: 'playing', game: 'verbatim', since: 0, yours: [0], seated }, (kind) => `the ${kind}`)).toEqual(['the greedy', 'Ben']);
});
