// docs/protocol.schema.json in the hands of others: a strict validator, and a generator of types that knows nothing of ours.
import { readFileSync } from 'node:fs';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { compile } from 'json-schema-to-typescript';
import { expect, test } from 'vitest';

interface Definition {
  readonly oneOf?: readonly Definition[];
  readonly properties?: Readonly<Record<string, { readonly const?: string }>>;
  readonly required?: readonly string[];
}
const text = readFileSync(new URL('../../docs/protocol.schema.json', import.meta.url), 'utf8');
const schema = JSON.parse(text) as { readonly $defs: Readonly<Record<string, Definition>> };
const games = Object.keys(schema.$defs).filter((name) => name.endsWith('_view') && !/^(room_)?(request|answer)_/.test(name)).map((name) => name.slice(0, -'_view'.length));

const ajv = new Ajv2020({ strict: true });
ajv.addSchema(schema, 'protocol');
const holds = (definition: string, value: unknown) => ajv.validate(`protocol#/$defs/${definition}`, value);

test('ajv compiles all of it in strict mode', () => {
  expect(ajv.getSchema('protocol')).toBeTypeOf('function');
}, 60_000);

test('an act needs an action that there is, or a list of them', () => {
  const act = { do: 'act', seat: 0 };
  expect(holds('request_act', { ...act, action: { type: 'take', pile: 1 } })).toBe(true);
  expect(holds('request_act', { ...act, actions: [{ type: 'keep' }] })).toBe(true);
  expect(holds('request_act', act)).toBe(false);
  expect(holds('request_act', { ...act, action: { type: 'fly' } })).toBe(false);
  expect(holds('request_act', { ...act, action: { type: 'take' } })).toBe(false);
  expect(holds('request_act', { ...act, action: { type: 'keep' }, actions: [{ type: 'keep' }] })).toBe(false);
  expect(holds('request_why', { do: 'why', seat: 0, action: { type: 'fly' } })).toBe(false);
  expect(holds('room_request_act', { ...act, table: '0123456789abcdef', action: { type: 'fly' } })).toBe(false);
}, 60_000);

test('an answer says what it answers, and whose own it holds', () => {
  const answer = { did: 'events', game: 'verbatim', revision: 1, events: [{ type: 'kept', seat: 0 }], ok: true };
  expect(holds('answer', answer)).toBe(true);
  expect(holds('answer', { ...answer, game: games.find((game) => game !== answer.game) })).toBe(false);
  expect(holds('answer', { ...answer, did: 'act' })).toBe(false);
  expect(holds('answer', { ...answer, events: [{ type: 'kept' }] })).toBe(false);
}, 60_000);

test('actions and events of every game are told apart by their type', () => {
  expect(games.length).toBeGreaterThanOrEqual(3);
  for (const game of games) {
    for (const part of ['action', 'event']) {
      const variants = schema.$defs[`${game}_${part}`]?.oneOf ?? [];
      const tags = variants.map((each) => each.properties?.['type']?.const);
      expect(new Set(tags).size, `${game} ${part}`).toBe(variants.length);
      expect(tags.every((tag) => tag !== undefined) && variants.length > 0, `${game} ${part}`).toBe(true);
      expect(variants.every((each) => each.required?.includes('type'))).toBe(true);
    }
  }
});

test('a generator makes types of it that leave nothing open', async () => {
  const types = await compile(JSON.parse(text), 'Message', { bannerComment: '', format: false });
  const code = types.replaceAll(/\/\*[\s\S]*?\*\/|"[^"]*"/g, ''); // without what is said in words
  expect(code.match(/.*\b(unknown|any)\b.*/g)).toBeNull();
  expect(code.match(/(type|interface) \w+\d\b/g)).toBeNull(); // the same twice
  const pascal = (name: string) => name.replaceAll(/(?:^|_)([a-z])/g, (_, letter: string) => letter.toUpperCase());
  for (const game of games) {
    for (const part of ['view', 'action', 'event']) expect(code).toMatch(new RegExp(`export (type|interface) ${pascal(`${game}_${part}`)}\\b`));
  }
}, 60_000);
