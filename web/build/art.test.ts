import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { gameRooms } from './rooms.ts';

// Width and height stand behind the name of the first chunk.
function sizeOf(file: string): readonly [number, number] {
  const bytes = readFileSync(new URL(`../public/${file}`, import.meta.url));
  expect(bytes.subarray(1, 4).toString()).toBe('PNG');
  return [bytes.readUInt32BE(16), bytes.readUInt32BE(20)];
}

test.each([...gameRooms(), 'house'])('%s has a picture for messengers, in each language: web/run build/art.ts', (game) => {
  for (const language of ['en', 'es']) expect(sizeOf(`preview/${language}/${game}.png`)).toEqual([1200, 630]);
});

test('the manifest names icons that are there', () => {
  const manifest = JSON.parse(readFileSync(new URL('../public/manifest.webmanifest', import.meta.url), 'utf8')) as { icons: { src: string; sizes: string; type: string }[] };
  for (const { src, sizes } of manifest.icons.filter(({ type }) => type === 'image/png')) expect(sizeOf(src.slice(1)).join('x')).toBe(sizes);
  expect(manifest.icons.map(({ sizes }) => sizes)).toEqual(expect.arrayContaining(['192x192', '512x512']));
});
