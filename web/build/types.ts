// node build/types.ts: the types of all messages, out of docs/protocol.schema.json, and the names of all phrases. With --check it only compares.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { compile, type JSONSchema } from 'json-schema-to-typescript';
import { readPhrases } from './phrases.ts';

const here = (path: string) => new URL(path, import.meta.url);

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
  delete protocol.title;
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
