import { expect, test, vi } from 'vitest';

vi.stubGlobal('addEventListener', () => {});
vi.stubGlobal('document', { addEventListener: () => {} });
vi.stubGlobal('location', { pathname: '/', search: '', hash: '' });
const { placeOf } = await import('./router.svelte.ts');

test.each([
  ['/', '', '', { page: 'home' }],
  ['/tables', '', '', { page: 'lobby' }],
  ['/new/verbatim', '', '', { page: 'new', game: 'verbatim' }],
  ['/t/0123456789abcdef', '', '', { page: 'table', table: '0123456789abcdef' }],
  ['/g/0123456789abcdef', '?step=12&eyes=1', '', { page: 'replay', table: '0123456789abcdef', step: 12, eyes: '1' }],
  ['/g/0123456789abcdef', '?step=x', '', { page: 'replay', table: '0123456789abcdef', step: 0 }],
  ['/g/0123456789abcdef', '?step=last', '', { page: 'replay', table: '0123456789abcdef', step: Infinity }],
  ['/rules/verbatim', '', '#VB-06', { page: 'rules', game: 'verbatim', rule: 'VB-06' }],
  ['/learn/chapter_and_verse', '', '', { page: 'learn', game: 'chapter_and_verse' }],
  ['/learn/chapter_and_verse/advanced', '', '', { page: 'learn', game: 'chapter_and_verse', lesson: 'advanced' }],
  ['/decks/chapter_and_verse', '', '', { page: 'decks', game: 'chapter_and_verse', part: '', marked: '' }],
  ['/decks/chapter_and_verse/ready', '', '#fifteen', { page: 'decks', game: 'chapter_and_verse', part: 'ready', marked: 'fifteen' }],
  ['/elsewhere', '', '', { page: 'nowhere' }],
])('%s%s%s', (path, search, hash, place) => {
  expect(placeOf(path, search, hash)).toEqual(place);
});
