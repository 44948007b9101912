import { expect, test } from 'vitest';
import { newsFor, turnsOf, type Line, type Sayer } from './log.ts';
import type { Move } from './told.svelte.ts';

// An event is said as it is called; one that is called nothing is not said.
const sayer: Sayer = {
  say: (event) => (event as { line?: string }).line,
  flights: () => [{ from: 'pile', to: 'hand' }],
};
const does = (seat: number | undefined, line?: string) => ({ seat, line });
const move = (turn: number | undefined, ...events: readonly object[]): Move => ({ revision: 0, turn, events, before: {}, live: false });
const shown = (...moves: readonly Move[]) => turnsOf(moves, sayer).map(({ seat, lines }) => [seat, ...lines.map(({ line }) => line)]);

test('what happened is put under the turn in which it happened', () => {
  expect(shown(move(0, does(0, 'Ada begins')), move(0, does(0, 'Ada takes')), move(1, does(0, 'Ada keeps')), move(1, does(1, 'Ben takes')))).toEqual([
    [undefined, 'Ada begins'],
    [0, 'Ada takes', 'Ada keeps'],
    [1, 'Ben takes'],
  ]);
});

test('who answers in the turn of another has no turn', () => {
  expect(shown(move(0, does(0, 'Ada begins')), move(0, does(0, 'Ada discards')), move(0, does(1, 'Ben redeems')), move(0, does(0, 'Ada goes on')))).toEqual([
    [undefined, 'Ada begins'],
    [0, 'Ada discards', 'Ben redeems', 'Ada goes on'],
  ]);
});

test('what the next one gets as the turn is handed on belongs to the next turn', () => {
  expect(shown(move(0, does(0)), move(1, does(0, 'Ada discards'), does(1), does(1, 'Ben draws')), move(1, does(1, 'Ben plays')))).toEqual([
    [0, 'Ada discards'],
    [1, 'Ben draws', 'Ben plays'],
  ]);
});

test('a turn without a word is left out, and keeps those around it apart', () => {
  expect(shown(move(0, does(0)), move(1, does(0, 'one')), move(0, does(1)), move(1, does(0, 'two')))).toEqual([
    [0, 'one'],
    [0, 'two'],
  ]);
});

test('while all choose at once the turn is nobody’s', () => {
  expect(shown(move(1, does(1)), move(undefined, does(1, 'Ben ends it')), move(undefined, does(0, 'Ada is done')))).toEqual([
    [1, 'Ben ends it'],
    [undefined, 'Ada is done'],
  ]);
});

test('only of what we saw happen is known from where it took cards', () => {
  const [turn] = turnsOf([move(0, does(0, 'before')), { ...move(0, does(0, 'now')), live: true }], sayer);
  expect(turn?.lines.map(({ from }) => from)).toEqual([[]]);
  expect(turnsOf([{ ...move(0, does(0, 'now')), live: true }], sayer)[0]?.lines[0]?.from).toEqual(['pile']);
});

const lines = (...entries: readonly (readonly [unknown, string])[]): readonly Line[] => entries.map(([by, line]) => ({ by, line, from: [], live: true }));
const news = (all: readonly Line[], eyes: unknown) => newsFor(all, eyes).map(({ line }) => line);

test('news is what the others did since our turn before, and it stays during our own', () => {
  const log = lines([1, 'old'], [0, 'mine'], [1, 'takes'], [2, 'passes']);
  expect(news(log, 0)).toEqual(['takes', 'passes']);
  expect(news([...log, ...lines([0, 'mine again'])], 0)).toEqual(['takes', 'passes']);
  expect(news([...log, ...lines([0, 'mine again'], [1, 'next'])], 0)).toEqual(['next']);
});

test('whoever looks on reads the last four', () => {
  expect(news(lines([0, 'a'], [1, 'b'], [0, 'c'], [1, 'd'], [undefined, 'e']), 'spectator')).toEqual(['b', 'c', 'd', 'e']);
});

test('who begins is news until somebody has begun', () => {
  const told = (...moves: readonly Move[]) => news(turnsOf(moves, sayer).flatMap((turn) => turn.lines), 0);
  const begins = move(1, does(1, 'Ben begins'));
  expect(told(begins)).toEqual(['Ben begins']);
  expect(told(begins, move(1, does(1, 'Ben takes')))).toEqual(['Ben takes']);
  expect(told(begins, move(1, does(1, 'Ben takes')), move(0, does(0, 'mine')))).toEqual(['Ben takes']);
});
