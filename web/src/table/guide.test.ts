import { expect, test } from 'vitest';
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
test('both guides of Verbatim tell all rules of the catalogue', async () => {
  const catalogue = (await import('../../../docs/rules/verbatim.md?raw')).default;
  const all = [...new Set(catalogue.match(/VB-\d+/g))].sort();
  const rules = (guide: readonly Piece[] | undefined) => (guide ?? []).flatMap((piece) => (piece.kind === 'cards' ? [] : piece.rules));
  const english = rules(await guideOf('verbatim', 'en'));
  const spanish = rules(await guideOf('verbatim', 'es'));
  expect([...new Set(english)].sort()).toEqual(all);
  expect(spanish).toEqual(english);
});
