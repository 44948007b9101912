import { expect, test } from 'vitest';
import { Log } from './log.svelte.ts';

const lines = (log: Log, eyes: unknown) => log.news(eyes).map(({ line }) => line);
function logOf(...entries: readonly (readonly [unknown, string])[]): Log {
  const log = new Log();
  for (const [by, line] of entries) log.add({ line, from: [], by });
  return log;
}

test('news is what the others did since our turn before, and it stays during our own', () => {
  const log = logOf([1, 'old'], [0, 'mine'], [1, 'takes'], [2, 'passes']);
  expect(lines(log, 0)).toEqual(['takes', 'passes']);
  log.add({ line: 'mine again', from: [], by: 0 });
  expect(lines(log, 0)).toEqual(['takes', 'passes']);
  log.add({ line: 'next', from: [], by: 1 });
  expect(lines(log, 0)).toEqual(['next']);
});

test('whoever looks on reads the last four', () => {
  expect(lines(logOf([0, 'a'], [1, 'b'], [0, 'c'], [1, 'd'], [undefined, 'e']), 'spectator')).toEqual(['b', 'c', 'd', 'e']);
});

test('the log does not grow for ever', () => {
  const log = logOf(...Array.from({ length: 100 }, (_, i) => [0, String(i)] as const));
  expect(log.lines).toHaveLength(31);
  expect(log.lines.at(-1)).toBe('99');
});
