// node build/types.ts: the types of all messages, out of docs/protocol.schema.json, and the names of all phrases. With --check it only compares.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { compile, type JSONSchema } from 'json-schema-to-typescript';
import { readPhrases } from './phrases.ts';

const here = (path: string) => new URL(path, import.meta.url);

// A part that is described where it is used would become a type of its own there, anything at all would become an object, and an object of which
// nothing is said would be empty.
function plainly(schema: unknown) {
  if (typeof schema !== 'object' || schema === null) return;
  const { type, properties, additionalProperties } = schema as JSONSchema;
  const described = schema as { description?: string; tsType?: string };
  if ('$ref' in schema || Object.keys(schema).length === 1) delete described.description;
  if (type === 'object' && !properties && !additionalProperties) described.tsType = 'Record<string, unknown>';
  for (const inner of Object.values(schema)) plainly(inner);
}

// Which request has which answer.
function answers(definitions: readonly string[]): string {
  const mark = 'room_answer_';
  const pascal = (name: string) => name.split('_').map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join('');
  const lines = definitions.filter((name) => name.startsWith(mark)).map((name) => `  ${name.slice(mark.length)}: ${pascal(name)};\n`);
  return `export interface RoomAnswers {\n${lines.join('')}}\n`;
}

async function messages(): Promise<string> {
  const schema = readFileSync(here('../../docs/protocol.schema.json'), 'utf8');
  const protocol = JSON.parse(schema) as JSONSchema & { $defs: Record<string, unknown> };
  // Views, events and actions are each game's own: no message names their types, so they are named here.
  protocol.anyOf = Object.keys(protocol.$defs).map((name) => ({ $ref: `#/$defs/${name}` }));
  delete protocol.title;
  for (const definition of Object.values(protocol.$defs)) plainly(definition);
  const types = await compile(protocol, 'AnyMessage', {
    bannerComment: '// Made by build/types.ts out of docs/protocol.schema.json.',
    additionalProperties: false,
    ignoreMinAndMaxItems: true,
    style: { singleQuote: true, printWidth: 120 },
  });
  return types + answers(Object.keys(protocol.$defs));
}

function keys(): string {
  const file = here('../src/words/phrases.txt');
  const names = Object.keys(readPhrases(readFileSync(file, 'utf8'), 'src/words/phrases.txt').en);
  const list = names.map((name) => `  | '${name}'`).join('\n');
  return `// Made by build/types.ts out of phrases.txt.\nexport type Key =\n${list};\n`;
}

let wrong = false;
for (const [path, text] of [
  ['../src/protocol/messages.ts', await messages()],
  ['../src/words/keys.ts', keys()],
] as const) {
  const file = here(path);
  if (existsSync(file) && readFileSync(file, 'utf8') === text) continue;
  if (process.argv.includes('--check')) {
    console.error(`${path.slice(3)} is not up to date: run \`npm run types\`.`);
    wrong = true;
  } else {
    writeFileSync(file, text);
  }
}
process.exit(wrong ? 1 : 0);
