import { expect, test, vi } from 'vitest';

const settings = { language: 'es' };
vi.mock('../settings.svelte.ts', () => ({ settings }));
vi.mock('./phrases.txt', () => ({ default: { en: {}, es: {} } }));
const { number, sayFrom } = await import('./say.ts');

const phrases = { en: { turn: 'It is up to {0}.' }, es: { turn: 'Le toca a {0}, y después a {1}, delante de {0}.' } };

test('in Spanish a name that begins with El flows into the sentence', () => {
  expect(sayFrom(phrases, 'turn', 'El Novicio', 'Elena')).toBe('Le toca al Novicio, y después a Elena, delante del Novicio.');
});

test('less than nothing has a true minus sign', () => {
  expect(number(-38)).toBe('\u221238');
  expect(number(38)).toBe('38');
});
