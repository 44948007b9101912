import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import type { Art, Picture, Stroke } from '../../design/brush.ts';
import { carried } from '../../design/carry.ts';
import { artOf, paint as paintAs } from './art.ts';
import { verses, type Verse } from './deck.ts';
import { pictures } from './pictures/pictures.ts';
import { alike, most } from '../../design/likeness.ts';

const file = (name: string) => readFileSync(new URL(name, import.meta.url), 'utf8');
const to = (moved?: string) => (moved ? ` transform="${moved}"` : '');
const paths = (strokes: Picture) => strokes.map(([kind, path, moved]) => `<path class="${kind}" d="${path}"${to(moved)}/>`).join('');
const written = (art: Art) => art.map(([moved, strokes]) => `<g${to(moved)}>${paths(strokes)}</g>`).join('');
const paint = (verse: Verse) => paintAs(verse, pictures[verse.id]);
const drawn = Object.entries(pictures).map(([id, picture]) => ({ id, picture }));
const only = (id: string): Picture => pictures[id] ?? [];

test('all 180 verses are there, each with a picture, and no picture is left over', () => {
  expect(verses).toHaveLength(180);
  expect(Object.keys(pictures).sort()).toEqual(verses.map(({ id }) => id).sort());
  expect(drawn.filter(({ picture }) => picture.length < 3)).toEqual([]);
});

test('no two pictures are equal or nearly equal', () => {
  expect(new Set(drawn.map(({ picture }) => paths(picture))).size).toBe(verses.length);
  const [first, second, likeness] = most(drawn);
  expect(likeness, `${first} and ${second}`).toBeLessThan(0.5);
});

test('what is moved, mirrored, made larger, painted anew or hardly changed is nearly equal', () => {
  const tomb = only('he_is_risen');
  const moved = (wide: number): Picture => tomb.map(([kind, path, ...turned]) => [kind, carried(path, 7, -4, wide, Math.abs(wide)), ...turned]);
  const repainted = tomb.map(([kind, ...rest]): Stroke => [kind.replace('stone', 'wood'), ...rest]);
  for (const copy of [tomb, moved(1), moved(0.8), moved(-1), repainted, tomb.slice(2), [...tomb, ['red', 'M10 10H20V30z'] as const]]) expect(alike(tomb, copy)).toBeGreaterThan(0.7);
  expect(alike(tomb, only('a_great_fish'))).toBeLessThan(0.2);
});

test('the same verse is always painted alike', () => {
  for (const verse of verses) {
    expect(written(paint({ ...verse }))).toBe(written(paint(verse)));
    expect(artOf(verse, pictures[verse.id])).toBe(artOf(verse, pictures[verse.id]));
  }
});

test('the theme that leads is seen in the window and behind it, and what is unique shines', () => {
  const [verse] = verses;
  if (!verse) throw new Error('no verse');
  const themes = (['strength', 'wisdom', 'faith', 'histories', 'trials'] as const).map((theme) => paint({ ...verse, icons: { [theme]: 2 } }));
  expect(new Set(themes.map(([behind]) => paths(behind?.[1] ?? []))).size).toBe(5);
  expect(new Set(themes.map((art) => paths(art[2]?.[1] ?? []))).size).toBe(5);
  expect(written(paint({ ...verse, unique: true }))).not.toBe(written(paint({ ...verse, unique: false })));
});

test('every picture is well drawn', () => {
  for (const verse of verses) {
    for (const [kind, path, moved] of paint(verse).flatMap(([, strokes]) => strokes)) {
      expect(kind, verse.id).toMatch(/^[a-z]+( [a-z]+)*$/);
      expect(path, `${verse.id}: ${kind}`).toMatch(/^M[-0-9. a-zA-Z]+$/);
      expect(path, `${verse.id}: ${kind}`).not.toMatch(/NaN|undefined|Infinity|--|\.\./);
      expect(moved ?? 'rotate(0 0 0)', verse.id).toMatch(/^rotate\([-0-9. ]+\)$/);
    }
  }
});

test('every colour is a token, and no two look alike, by day or by candle', () => {
  const look = /<style>([^]*)<\/style>/.exec(file('../../design/Painting.svelte'))?.[1] ?? '';
  expect(look).not.toMatch(/#[0-9a-f]{3}|(rgb|hsl|okl)\w*\((?!from var)/);
  const tokens = new Map([...file('../../design/tokens.css').matchAll(/--paint-(\w+): (?:light-dark\()?(#\w{6})(?:, (#\w{6})\))?;/g)].map(([, name, day, candle]) => [name as string, [day as string, candle ?? (day as string)]]));
  const ways = new Set(['line', 'fine', 'thick', 'wash', 'outline']);
  const used = new Set(drawn.flatMap(({ picture }) => picture.flatMap(([kind]) => kind.split(' '))).filter((name) => !ways.has(name)));
  for (const name of used) {
    expect([...tokens.keys(), 'deep'], name).toContain(name);
    expect(look).toContain(`.${name} {`);
  }
  for (const theme of [0, 1]) {
    const colours = [...tokens].map(([name, values]) => [name, [1, 3, 5].map((at) => parseInt((values[theme] as string).slice(at, at + 2), 16))] as const);
    for (const [one, a] of colours) for (const [two, b] of colours) if (one < two) expect(Math.hypot(...a.map((value, i) => value - (b[i] as number))), `${one} and ${two}`).toBeGreaterThan(25);
  }
});

test('every picture is small, soon painted, and all of them are written in less than 120 kB', () => {
  const begun = performance.now();
  const sizes = verses.map((verse) => ({ id: verse.id, size: written(paint(verse)).length }));
  expect(performance.now() - begun).toBeLessThan(500);
  expect(sizes.filter(({ size }) => size >= 16000)).toEqual([]);
  const sources = readdirSync(new URL('pictures', import.meta.url)).map((name) => file(`pictures/${name}`));
  expect(sources.reduce((sum, text) => sum + text.length, 0)).toBeLessThan(120_000);
});
