import { expect, test, vi } from 'vitest';
import type { Event, View } from './words.ts';

vi.mock('./words.ts', () => ({ placeOf: (text: string) => ({ verse: text.split(/[~@]/)[0] }) }));
const { judgedIn, readingOf, recitesNow, seenIn } = await import('./reciting.ts');

const view = (fields: object) => fields as View;

test('whoever recites is not to see the verse', () => {
  const reciting = view({ asks: 'recite', reciting: { seat: 1, verse: 'be_still' } });
  expect(recitesNow({ view: reciting, seat: 1, still: false })).toBe(true);
  expect(recitesNow({ view: reciting, seat: 0, still: false })).toBe(false);
  expect(recitesNow({ view: reciting, seat: undefined, still: false })).toBe(false);
  expect(recitesNow({ view: reciting, seat: 1, still: true })).toBe(false);
  expect(recitesNow({ view: view({ ...reciting, asks: 'verdict' }), seat: 1, still: false })).toBe(false);
});

test('the news with a verdict says who recited what, and in which words', () => {
  const before = view({ reciting: { seat: 1, verse: 'be_still' } });
  const verdict = { type: 'verdict', seat: 1, right: false };
  expect(judgedIn({ revision: 1, events: [{ type: 'recited', seat: 1 }, verdict], before, said: { by: 1, text: 'Be quiet' } })).toEqual({ verse: 'be_still', seat: 1, right: false, said: 'Be quiet' });
  expect(judgedIn({ revision: 1, events: [verdict], before: view({ reciting: { seat: 1 } }) })).toEqual({ seat: 1, right: false });
  expect(judgedIn({ revision: 1, events: [{ type: 'recited', seat: 1 }], before })).toBeUndefined();
});

test('what was recited, missed and met in a game', () => {
  const events = [
    { type: 'dealt', seat: 0, verses: ['be_still', 'here_am_i', 'be_still'] },
    { type: 'played', seat: 1, verse: 'god_so_loved', to: '1.1', sacrificed: ['no_other_gods'] },
    { type: 'played', seat: 1, verse: 'jesus_wept~0', to: '1.2', sacrificed: [] },
    { type: 'challenged', seat: 0, reciter: 1, chapter: '1.1', sacrificed: 'here_am_i' },
    { type: 'verdict', seat: 1, right: false },
    { type: 'quoting', seat: 0, verse: 'be_still', listener: 1 },
    { type: 'verdict', seat: 0, right: true },
    { type: 'quoting', seat: 1, listener: 2 },
    { type: 'verdict', seat: 1, right: true },
  ] as unknown as Event[];
  expect(readingOf(events)).toEqual({
    recited: [
      { seat: 1, right: false, verse: 'god_so_loved' },
      { seat: 0, right: true, verse: 'be_still' },
      { seat: 1, right: true },
    ],
    met: ['here_am_i', 'no_other_gods', 'jesus_wept'],
  });
});

test('what one sees in the end was met, too', () => {
  const seat = { hand: [{}, { verse: 'jesus_wept' }], discard: [], darkness: [{ verse: 'be_still' }], chapters: [{ verses: [{ verse: 'here_am_i' }] }] };
  expect(seenIn(view({ seats: [seat] }))).toEqual(['jesus_wept', 'be_still', 'here_am_i']);
  const events = [{ type: 'quoting', seat: 0, verse: 'be_still', listener: 1 }, { type: 'verdict', seat: 0, right: true }] as unknown as Event[];
  expect(readingOf(events, ['be_still', 'here_am_i'])).toEqual({ recited: [{ seat: 0, right: true, verse: 'be_still' }], met: ['here_am_i'] });
});
