import { expect, test } from 'vitest';
import { artOf, paint, pictures } from './art.ts';
import { words } from './deck.ts';
import type { Art, Picture } from '../../design/brush.ts';

const to = (moved?: string) => (moved ? ` transform="${moved}"` : '');
const paths = (strokes: Picture) => strokes.map(([paint, path, moved]) => `<path class="${paint}" d="${path}"${to(moved)}/>`).join('');
const written = (art: Art) => art.map(([moved, strokes]) => `<g${to(moved)}>${paths(strokes)}</g>`).join('');

test('all ninety words are there, each with a picture', () => {
  expect(Object.keys(pictures).sort()).toEqual(words.map(({ id }) => id).sort());
  const count = (type: string) => words.filter((word) => word.type === type).length;
  expect(['noun', 'verb', 'adjective', 'name', 'title'].map(count)).toEqual([16, 20, 20, 16, 18]);
});

test('no two pictures are alike, though their pages are', () => {
  const different = (part: (group: Art[number]) => boolean) => new Set(words.map((word) => paths(paint(word).find(part)?.[1] ?? []))).size;
  expect(different(([moved]) => moved.includes('scale'))).toBe(words.length);
  expect(different(([, strokes]) => strokes[0]?.[0] === 'stem')).toBe(words.length);
});

test('the same word is always painted alike', () => {
  for (const word of words) {
    expect(written(paint({ ...word }))).toBe(written(paint(word)));
    expect(artOf(word)).toBe(artOf(word));
  }
});

test('rarity, complexity and how often a word occurs are seen', () => {
  const word = words.find(({ id }) => id === 'bread');
  if (!word) throw new Error('no bread');
  const kinds = [word, { ...word, rarity: 'rare' as const }, { ...word, rarity: 'glorious' as const }, { ...word, complexity: 5 }, { ...word, context: 1 }];
  expect(new Set(kinds.map((kind) => written(paint(kind)))).size).toBe(kinds.length);
});

test('every picture is well drawn', () => {
  for (const word of words) {
    for (const [kind, path] of paint(word).flatMap(([, strokes]) => strokes)) {
      expect(kind, word.id).toMatch(/^[a-z]+( [a-z]+)*$/);
      expect(path, `${word.id}: ${kind}`).toMatch(/^M[-0-9. a-zA-Z]+$/);
      expect(path, `${word.id}: ${kind}`).not.toMatch(/NaN|undefined|Infinity|--|\.\./);
    }
  }
});

test('every picture is small, and soon painted', () => {
  const begun = performance.now();
  const sizes = words.map((word) => ({ id: word.id, size: written(paint(word)).length })).sort((a, b) => b.size - a.size);
  expect(performance.now() - begun).toBeLessThan(250);
  expect(sizes.filter(({ size }) => size >= 6000)).toEqual([]);
});
