import { readFileSync } from 'node:fs';
import { expect, test, vi } from 'vitest';
import { sounds } from '../design/sound.ts';
import { clashes, type GameKey } from '../table/keys.ts';
import type { Staging } from '../table/staging.ts';
import { rooms } from './games.ts';

vi.mock('../settings.svelte.ts', () => ({ settings: { language: 'en', kept: { sound: 'off' } } }));
vi.mock('../table/cards.svelte.ts', () => ({ CardStore: class { find() {} } })); // no server: cards are as the files of the rules have them

interface Examples {
  readonly before: object;
  readonly examples: readonly { readonly viewer?: number; readonly event: { readonly type: string }; readonly before?: object }[];
}
const examplesOf = (game: string) => JSON.parse(readFileSync(`../games/${game}/tests/telling.json`, 'utf8')) as Examples;

test.each(rooms.map(({ id }) => id))('keys clash with nothing, and say what they do: %s', async (game) => {
  const { keys } = (await import(`./${game}/keys.ts`)) as { keys: readonly GameKey[] };
  expect(keys).not.toHaveLength(0);
  expect(clashes(keys)).toEqual([]);
  for (const key of keys) expect(key.says(), key.keys.join()).not.toMatch(/^(web\.|$)/); // a phrase that is lacking is its own name
});

test.each(rooms.map(({ id }) => id))('something is staged, of events that there are, and every sound is one of the house: %s', async (game) => {
  const { staging } = (await import(`./${game}/staging.ts`)) as { staging: Staging };
  const { before, examples } = examplesOf(game);
  const staged = examples.filter((each) => staging.stage(each.event, each.before ?? before, [each.viewer ?? 0]));
  expect(staged).not.toHaveLength(0);
  const types = examples.map(({ event }) => event.type);
  for (const [event, sound] of Object.entries(staging.sounds)) {
    expect(types, event).toContain(event);
    expect(Object.keys(sounds)).toContain(sound);
  }
});
