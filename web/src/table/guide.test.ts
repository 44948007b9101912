import { expect, test } from 'vitest';
import { rooms } from '../games/games.ts';
import { guideOf, readGuide, type Piece } from './guide.ts';

test('headings, paragraphs, items, cards and rules', () => {
  const guide = readGuide('# Title\n\nA **strong** and *soft*\nword. {VB-01 VB-02}\n\n- one {VB-03}\n- two\ncards: c a t* => ?s | what it shows\n');
  expect(guide).toEqual([
    { kind: 'title', runs: [{ kind: 'plain', text: 'Title' }], rules: [] },
    {
      kind: 'paragraph',
      runs: [
        { kind: 'plain', text: 'A ' },
        { kind: 'strong', text: 'strong' },
        { kind: 'plain', text: ' and ' },
        { kind: 'emphasis', text: 'soft' },
        { kind: 'plain', text: ' word.' },
      ],
      rules: ['VB-01', 'VB-02'],
    },
    { kind: 'item', runs: [{ kind: 'plain', text: 'one' }], rules: ['VB-03'] },
    { kind: 'item', runs: [{ kind: 'plain', text: 'two' }], rules: [] },
    { kind: 'cards', cards: ['c', 'a', 't*', '=>', '?s'], caption: 'what it shows' },
  ]);
});

// Whoever is told a rule can read it, in both languages alike.
const catalogues = import.meta.glob<string>('../../../docs/rules/*.md', { query: '?raw', import: 'default' });
test.each(rooms.map(({ id }) => id))('both guides of %s tell all rules of the catalogue', async (game) => {
  const catalogue = (await catalogues[`../../../docs/rules/${game}.md`]?.()) ?? '';
  const all = [...new Set([...catalogue.matchAll(/^\| ([A-Z]+-\d+) \|/gm)].map(([, id]) => id))].sort();
  expect(all).not.toEqual([]);
  const rules = (guide: readonly Piece[] | undefined) => (guide ?? []).flatMap((piece) => (piece.kind === 'cards' ? [] : piece.rules));
  const english = rules(await guideOf(game, 'en'));
  const spanish = rules(await guideOf(game, 'es'));
  expect([...new Set(english)].sort()).toEqual(all);
  expect(spanish).toEqual(english);
});
