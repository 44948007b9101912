import { expect, test, vi } from 'vitest';
import type { Event, View } from './words.ts';

vi.mock('../../settings.svelte.ts', () => ({ settings: { language: 'en' } }));
vi.mock('./cards.svelte.ts', () => ({ cards: { of: (id: string) => ({ id, text: [`does ${id}`] }) } }));
const { stage } = await import('./staging.ts');

const before = { mover: 1, effect: { card: 'esther' } } as unknown as View;
const at = (event: object, mine: readonly number[] = [0]) => stage(event as Event, before, mine);

test('an exchange of hands shows whose hand goes, and by which card', () => {
  expect(at({ type: 'exchanged', seat: 1, other: 0, what: 'hand' })).toEqual({ cards: [{ id: 'esther' }], hits: [0] });
});
test('an activated card shows what it does', () => {
  expect(at({ type: 'activated', seat: 1, card: 'king', paid: [], by_letter: false })).toEqual({ cards: [{ id: 'king' }], hits: [], text: ['does king'] });
});
test('what goes out of our hand is shown, what others do among themselves is not', () => {
  const moved = { type: 'moved', seat: 1, from: '0.hand', to: '1.hand', bottom: false, card: 'bread' };
  expect(at(moved)).toEqual({ cards: [{ id: 'bread' }], hits: [0] });
  expect(at(moved, [2])).toBeUndefined();
  expect(at({ ...moved, from: 'tower' })).toBeUndefined();
});
test('a discard at the end of a turn is usual; one that somebody was made to is not', () => {
  expect(at({ type: 'discarded', seat: 1, card: 'bread', offered: true })).toBeUndefined();
  expect(at({ type: 'discarded', seat: 2, card: 'bread', offered: false })).toEqual({ cards: [{ id: 'bread' }], hits: [] });
});
test('a record hits nobody, not even whose Lot it is', () => {
  const recorded = { type: 'recorded', seat: 1, phase: 'psalm', laid: [{ card: 'king', as: 'noun' }] };
  expect(at({ ...recorded, target: 0 })).toEqual({ cards: [{ id: 'king', as: 'noun' }], hits: [] });
  expect(at({ ...recorded, target: 'board' })?.hits).toEqual([]);
});
