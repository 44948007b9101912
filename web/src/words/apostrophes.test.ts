import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

// Whatever people read: phrases, guides, lessons, coaches, and what is printed on cards.
const root = new URL('../../../', import.meta.url);
const isRead = (file: string) => /(^|\/)phrases\.txt$|^games\/[^/]+\/(guide|lessons|coach)\/.*\.(txt|md)$|^games\/[^/]+\/data\/(words|story|nouns|phases)\.txt$/.test(file);
const files = ['cli', 'effects', 'games', 'server', 'table', 'web/src']
  .flatMap((folder) => readdirSync(new URL(folder, root), { recursive: true }).map((file) => `${folder}/${String(file)}`))
  .filter(isRead);

// After a letter or after what is put in: a quotation mark of a command or a name's own sign is another thing.
const straight = /[\p{L}}]'/u;

test('there is something to read', () => {
  expect(files).toEqual(expect.arrayContaining(['web/src/words/phrases.txt', 'cli/phrases.txt']));
  expect(files.filter((file) => file.startsWith('games/')).length).toBeGreaterThan(10);
});

test('an apostrophe is written ’ everywhere', () => {
  const wrong = files.flatMap((file) =>
    readFileSync(new URL(file, root), 'utf8')
      .split('\n')
      .flatMap((line, i) => (!line.trimStart().startsWith('#') && straight.test(line) ? [`${file}:${i + 1}: ${line.trim()}`] : [])),
  );
  expect(wrong).toEqual([]);
});
