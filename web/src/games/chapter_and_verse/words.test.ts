import { expect, test, vi } from 'vitest';

vi.mock('../../settings.svelte.ts', () => ({ settings: { language: 'en' } }));
vi.mock('../../table/cards.svelte.ts', () => ({ CardStore: class { find() {} } }));
const { bestBook, chapterName, flightsOf, iconsTogether, nameIn, pileName, placeOf, shownThemes } = await import('./words.ts');
type View = import('./words.ts').View;
type Event = import('./words.ts').Event;

const chapter = (id: string, icons: object) => ({ chapter: id, verses: [], icons });
const seats = [
  { seat: 0, hand_size: 1, hand: [{ verse: 'be_still' }], chapters: [chapter('0.1', { faith: 3, trials: 1 }), chapter('0.2', { faith: 5 })] },
  { seat: 1, hand_size: 2, hand: [], chapters: [chapter('1.3', { faith: 1, wisdom: 2 })] },
];
const view = { seats } as unknown as View;
const name = (seat: number) => ['Ada', 'Ben'][seat] ?? '';

test('a verse is named with whose it is and where it lies', () => {
  expect(placeOf('be_still@0.hand')).toEqual({ verse: 'be_still', at: '0.hand' });
  expect(placeOf('be_still~2@1.3')).toEqual({ verse: 'be_still', owner: 2, at: '1.3' });
  expect(nameIn({ verse: 'be_still' })).toBe('be_still');
  expect(nameIn({ verse: 'be_still', owner: 0 })).toBe('be_still~0');
});

test('the best book takes the largest chapter of each player', () => {
  expect(bestBook(view)).toEqual({ strength: 0, wisdom: 2, faith: 6, histories: 0, trials: 1 });
  expect(iconsTogether(view.seats.flatMap(({ chapters }) => chapters), 'faith')).toBe(9);
  expect(shownThemes({ faith: 1, wisdom: 2 })).toEqual(['wisdom', 'faith']);
});

test('piles and chapters have names, from where one sits', () => {
  expect(pileName('0.discard', 0, name)).toBe('your discard pile');
  expect(pileName('1.3', 0, name)).toBe('Ben’s chapter 3');
  expect(chapterName('1.3', 1, name)).toBe('Chapter 3');
  expect(chapterName('1.3', 0, name)).toBe('Ben’s chapter 3');
  expect(chapterName('new', 0, name)).toBe('New chapter');
});

test('a verse of one’s own hand flies from its own place, one of another’s from the hand', () => {
  const played = (seat: number): Event => ({ type: 'played', seat, verse: 'be_still', from: `${seat}.hand`, to: `${seat}.1`, manner: 'paid', sacrificed: ['god_so_loved'] }) as Event;
  expect(flightsOf(played(0), view)).toEqual([{ from: 'held be_still', to: '0.1' }, { from: '0.hand', to: '0.discard' }]);
  expect(flightsOf(played(1), view)[0]).toEqual({ from: '1.hand', to: '1.1' });
});
