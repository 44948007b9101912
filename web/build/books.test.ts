import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { readBooks } from './books.ts';

const file = new URL('../../text/scripture/data/books.txt', import.meta.url);

test('the books in their order, in both languages', () => {
  const { en, es } = readBooks(readFileSync(file, 'utf8'), 'books.txt');
  expect(en.slice(0, 2)).toEqual(['Genesis', 'Exodus']);
  expect(es[en.indexOf('1 Samuel')]).toBe('1 Samuel');
  expect(es[en.indexOf('Song of Solomon')]).toBe('Cantares');
  expect(new Set(en).size).toBe(en.length);
});
test('a book without a name in one of the languages', () => {
  expect(() => readBooks('Gen\n  en Genesis: Gen\n', 'books.txt')).toThrow('books.txt: 1 books in English, 0 in Spanish');
});
