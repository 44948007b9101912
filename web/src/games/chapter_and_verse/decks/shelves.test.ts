import { beforeEach, expect, test, vi } from 'vitest';

const place = 'scriptorium.decks.chapter_and_verse';
const kept = new Map<string, string>();
let full = false;
const hearers: ((event: { key: string | null }) => void)[] = [];
vi.stubGlobal('addEventListener', (_: string, hearer: (event: { key: string | null }) => void) => hearers.push(hearer));
vi.stubGlobal('localStorage', {
  getItem: (key: string) => kept.get(key) ?? null,
  setItem: (key: string, value: string) => {
    if (full) throw new Error('full');
    kept.set(key, value);
  },
});
const { shelves } = await import('./shelf.svelte.ts');
const anotherWindow = (key: string | null) => hearers.forEach((hear) => hear({ key }));

beforeEach(() => {
  kept.clear();
  full = false;
  anotherWindow(null);
});

test('the first verse begins a deck; each step is undone, the last one first', () => {
  shelves.set('be_still', 2, 'My deck');
  shelves.set('god_so_loved', 1, 'My deck');
  shelves.rename('Rest');
  expect(shelves.open).toMatchObject({ name: 'Rest', verses: { be_still: 2, god_so_loved: 1 } });
  expect(shelves.last).toEqual({ what: 'renamed', name: 'Rest' });
  shelves.remove();
  expect(shelves.decks).toEqual([]);
  shelves.undo();
  expect(shelves.open?.name).toBe('Rest');
  shelves.undo();
  shelves.undo();
  expect(shelves.open).toMatchObject({ name: 'My deck', verses: { be_still: 2 } });
  shelves.undo();
  shelves.undo();
  expect(shelves.decks).toEqual([]);
  expect(shelves.last).toBeUndefined();
  shelves.undo();
});
test('each deck has a name and an id of its own; no name is no name', () => {
  shelves.make('My deck');
  shelves.make('My deck', { be_still: 1 });
  expect(shelves.decks.map(({ name }) => name)).toEqual(['My deck', 'My deck 2']);
  expect(new Set(shelves.decks.map(({ id }) => id)).size).toBe(2);
  shelves.rename('');
  expect(shelves.open?.name).toBe('My deck 2');
  shelves.show(shelves.decks[0]?.id ?? '');
  expect(shelves.open?.name).toBe('My deck');
});
test('what is kept is there for another window, and what that one keeps for this one', () => {
  shelves.make('Mine', { be_still: 3 });
  const [mine] = (JSON.parse(kept.get(place) ?? '') as { decks: { name: string; verses: object }[] }).decks;
  expect(mine).toMatchObject({ name: 'Mine', verses: { be_still: 3 } });
  kept.set(place, JSON.stringify({ decks: [{ id: 'x', name: 'Theirs', verses: {} }] }));
  anotherWindow('something else');
  expect(shelves.open?.name).toBe('Mine');
  anotherWindow(place);
  expect(shelves.open?.name).toBe('Theirs');
  expect(shelves.last).toBeUndefined();
});
test('a browser that keeps nothing has the decks for this visit', () => {
  full = true;
  shelves.make('Mine');
  expect(shelves.open?.name).toBe('Mine');
});
