import { expect, test } from 'vitest';
import { leading, single, themes, verseOf, verses } from './deck.ts';

test('every verse of both sets, led by one of its themes', () => {
  expect(verses).toHaveLength(180);
  for (const { id, icons, cost } of verses) {
    expect(single(icons).length, id).toBeGreaterThan(0);
    expect(single(icons).length, id).toBeLessThanOrEqual(4);
    expect(icons[leading(icons)], id).toBeGreaterThan(0);
    expect(cost, id).toBeLessThanOrEqual(4);
  }
  for (const theme of themes) expect(verses.slice(0, 120).filter(({ icons }) => leading(icons) === theme), theme).toHaveLength(24);
});
test('a verse as the files of the rules have it', () => {
  expect(verseOf('god_so_loved')).toEqual({ id: 'god_so_loved', titles: { en: 'God So Loved', es: 'De tal manera amó' }, cost: 2, icons: { faith: 3 }, markers: ['testimony'], quote: true, unique: false });
  expect(verseOf('no_verse')).toBeUndefined();
});
test('each icon by itself, in the order in which they are printed; of equals the first leads', () => {
  expect(single({ wisdom: 2, faith: 1 })).toEqual(['wisdom', 'wisdom', 'faith']);
  expect(leading({ histories: 1, trials: 1 })).toBe('histories');
  expect(leading({ histories: 1, trials: 2 })).toBe('trials');
});
