import { readFileSync } from 'node:fs';
import { expect, test, vi } from 'vitest';
import { rooms } from './games.ts';

const settings: { language: 'en' | 'es' } = { language: 'en' };
vi.mock('../settings.svelte.ts', () => ({ settings }));
vi.mock('../table/cards.svelte.ts', () => ({ CardStore: class { find() {} } })); // no server: cards are as the files of the rules have them

type Said = Readonly<Partial<Record<'en' | 'es', string>>>;
interface Examples {
  readonly names: readonly string[];
  readonly before: object;
  readonly examples: readonly (Said & { readonly viewer?: number; readonly event: object; readonly before?: object; readonly browser?: Said })[];
}
type Words = { sayEvent(event: object, before: object, name: (seat: number) => string, mine: readonly number[]): string | undefined };

// What the terminal is held to as well: tests/registry/telling_test.cpp.
test.each(rooms.map(({ id }) => id))('events are called what the examples say: %s', async (game) => {
  const { sayEvent } = (await import(`./${game}/words.ts`)) as Words;
  const file = JSON.parse(readFileSync(`../games/${game}/tests/telling.json`, 'utf8')) as Examples;
  const name = (seat: number) => file.names[seat] ?? '';
  expect(file.examples).not.toHaveLength(0);
  for (const example of file.examples) {
    for (const language of ['en', 'es'] as const) {
      settings.language = language;
      const said = sayEvent(example.event, example.before ?? file.before, name, example.viewer === undefined ? [] : [example.viewer]);
      expect(said, JSON.stringify(example.event)).toBe((example.browser ?? example)[language]);
    }
  }
});
