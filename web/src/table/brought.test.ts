import { beforeEach, expect, test, vi } from 'vitest';
import { lastBrought, rememberBrought } from './brought.ts';

const kept = new Map<string, string>();
vi.stubGlobal('localStorage', { getItem: (key: string) => kept.get(key) ?? null, setItem: (key: string, value: string) => kept.set(key, value) });
beforeEach(() => kept.clear());
const table = (n: number) => n.toString(16).padStart(16, '0');

test('what was brought last comes along to the next table of the game, and each table keeps its own', () => {
  expect(lastBrought(table(1), 'game')).toBe('');
  rememberBrought(table(1), 'game', 'own 1');
  rememberBrought(table(2), 'game', 'ready two');
  expect(lastBrought(table(1), 'game')).toBe('own 1');
  expect(lastBrought(table(3), 'game')).toBe('ready two');
  expect(lastBrought(table(3), 'another')).toBe('');
});
test('of many tables the last are kept, and every game', () => {
  rememberBrought(table(0), 'another', 'own 0');
  for (let i = 1; i < 30; ++i) rememberBrought(table(i), 'game', `own ${i}`);
  expect(Object.keys(JSON.parse(kept.get('scriptorium.brought') ?? '{}') as object)).toHaveLength(14);
  expect(lastBrought(table(1), 'another')).toBe('own 0');
  expect(lastBrought(table(29), 'game')).toBe('own 29');
});
test('damaged storage does no harm', () => {
  for (const damaged of ['{', 'null', '7', '{"game":3}', '[]']) {
    kept.set('scriptorium.brought', damaged);
    expect(lastBrought(table(1), 'game'), damaged).toBe('');
    rememberBrought(table(1), 'game', 'own 1');
    expect(lastBrought(table(1), 'game'), damaged).toBe('own 1');
  }
});
