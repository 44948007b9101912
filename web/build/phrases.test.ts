import { expect, test } from 'vitest';
import { announcement, forPages, readPhrases } from './phrases.ts';

test('keys with both languages', () => {
  const read = readPhrases('# what it is\n\nyes\n  en Yes\n  es Sí\nno.way\n  es De ningún modo\n  en No way\n', 'x.txt');
  expect(read).toEqual({ en: { yes: 'Yes', 'no.way': 'No way' }, es: { yes: 'Sí', 'no.way': 'De ningún modo' } });
});

test.each([
  ['a language that is missing', 'yes\n  en Yes\nno\n  en No\n  es No\n', 'x.txt:3: "yes" has no es'],
  ['at the end too', 'yes\n  en Yes\n', 'has no es'],
  ['a key that stands twice', 'a\n  en A\n  es A\na\n  en A\n  es A\n', 'stands here twice'],
  ['a text that stands twice', 'a\n  en A\n  en B\n  es A\n', 'two texts in en'],
  ['another language', 'a\n  fr A\n', 'no such language: fr'],
])('%s ends the build', (_, text, fault) => {
  expect(() => readPhrases(text, 'x.txt')).toThrow(fault);
});

test('a game is announced by its title and what it is about; without one the build ends', () => {
  const read = (keys: readonly string[]) => readPhrases(keys.map((key) => `${key}\n  en ${key}\n  es ${key}\n`).join(''), 'x.txt');
  const text = (key: string) => ({ en: key, es: key });
  expect(announcement(read(['title', 'other', 'about']), 'x.txt')).toEqual({ title: text('title'), about: text('about') });
  expect(() => announcement(read(['title', 'other']), 'x.txt')).toThrow('x.txt: a game with a room has "about"');
});

test('what only the terminal says is no part of the pages', () => {
  const all = readPhrases('help.look\n  en Look\n  es Mira\nweb.look\n  en Look closer\n  es Ver de cerca\n', 'x');
  expect(forPages(all)).toEqual({ en: { 'web.look': 'Look closer' }, es: { 'web.look': 'Ver de cerca' } });
});
