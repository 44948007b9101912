import { beforeEach, expect, test, vi } from 'vitest';
import { Head, type TableProps } from './head.svelte.ts';
import type { Action, Playing } from './room.svelte.ts';

vi.mock('../settings.svelte.ts', () => ({ settings: { language: 'en' } }));

const room = { busy: false, seatName: (seat: number) => ['Ada', 'Ben', 'Eve'][seat] ?? '', act: vi.fn(async () => true), why: vi.fn(async () => {}), undo: vi.fn(async () => {}) };
const legal: readonly Action[] = [{ type: 'take', pile: 1 }, { type: 'take', pile: 2 }, { type: 'keep' }];
const view = { seats: [{ seat: 0, hand: 5 }, { seat: 1, hand: 3 }, { seat: 2, hand: 4 }] };
function headOf(sight: Partial<TableProps['sight']>, still = false) {
  const props: TableProps = { room: room as unknown as Playing, sight: { eyes: 0, view, revision: 1, actors: [0], judges: [], legal, heard: 0, recent: [], ...sight }, still };
  return new Head<typeof view>(() => props);
}
beforeEach(() => vi.clearAllMocks());

test('whoever is to act sees their own seat and what they may do', () => {
  const head = headOf({});
  expect([head.seat, head.own, head.acting, head.inert]).toEqual([0, view.seats[0], true, false]);
  expect(head.offers('take')).toEqual([{ type: 'take', pile: 1 }, { type: 'take', pile: 2 }]);
  expect(head.offers()).toEqual(legal);
  expect(head.isLegal({ pile: 2, type: 'take' })).toBe(true);
  expect(head.isLegal({ type: 'take', pile: 3 })).toBe(false);
  expect(head.isLegal({ type: 'take' })).toBe(false);
  expect(head.isLegal({ type: 'keep', pile: 1 })).toBe(false);
});

test('what is legal is done, of anything else the table says why not', () => {
  const head = headOf({ eyes: 1, actors: [1] });
  head.attempt({ type: 'keep' });
  expect(room.act).toHaveBeenCalledWith(1, [{ type: 'keep' }]);
  expect(room.why).not.toHaveBeenCalled();
  head.attempt({ type: 'take', pile: 4 });
  expect(room.why).toHaveBeenCalledWith(1, { type: 'take', pile: 4 });
  expect(room.act).toHaveBeenCalledOnce();
  head.undo(2);
  expect(room.undo).toHaveBeenCalledWith(1, 2);
});

test('whoever waits may ask why not, and is offered nothing', () => {
  const head = headOf({ actors: [1, 2] });
  expect([head.acting, head.inert, head.awaited]).toEqual([false, false, 'Ben and Eve']);
  expect([head.acts(1), head.acts(0), head.isMine(0), head.isMine(1)]).toEqual([true, false, true, false]);
  expect(head.offers()).toEqual([]);
  head.attempt({ type: 'keep' });
  expect(room.why).toHaveBeenCalledWith(0, { type: 'keep' });
});

test('what is of no use now says why, about the first of what could be done with it', () => {
  const head = headOf({});
  head.explain({ type: 'drop' }, { type: 'take', pile: 9 });
  expect(room.why).toHaveBeenCalledExactlyOnceWith(0, { type: 'drop' });
  headOf({ actors: [1] }).explain({ type: 'drop' }); // while we wait it is only read
  head.explain({ type: 'drop' }, { type: 'keep' });
  head.explain();
  expect(room.why).toHaveBeenCalledTimes(1);
});

test.each([
  ['looks on', headOf({ eyes: 'spectator' })],
  ['looks back at a game', headOf({}, true)],
])('whoever %s does nothing', (_, head) => {
  expect([head.acting, head.inert, head.isMine(0)]).toEqual([false, true, false]);
  head.attempt({ type: 'keep' });
  head.explain({ type: 'keep' });
  expect(room.act).not.toHaveBeenCalled();
  expect(room.why).not.toHaveBeenCalled();
});
