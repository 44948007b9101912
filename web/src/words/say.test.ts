import { expect, test, vi } from 'vitest';

const settings: { language: 'en' | 'es' } = { language: 'es' };
vi.mock('../settings.svelte.ts', () => ({ settings }));
vi.mock('./phrases.txt', () => ({ default: { en: { 'player.novice': 'The Novice' }, es: { 'player.novice': 'El Novicio' } } }));
const { listOf, number, playerName, sayFrom } = await import('./say.ts');

const phrases = { en: { turn: 'It is up to {0}.' }, es: { turn: 'Le toca a {0}, y después a {1}, delante de {0}.' } };

test('in Spanish a name that begins with El flows into the sentence', () => {
  expect(sayFrom(phrases, 'turn', 'El Novicio', 'Elena')).toBe('Le toca al Novicio, y después a Elena, delante del Novicio.');
});

test('inside a sentence the article of a computer player is small, at its beginning it is not', () => {
  const said = { en: { lead: '{0} leads. {0} is ahead of {1}: {0}.' }, es: { lead: '¿{0}? Juegas contra {0}; empieza {1}. {0} pasa.' } };
  expect(sayFrom(said, 'lead', 'El Novicio', 'El Greco')).toBe('¿El Novicio? Juegas contra el Novicio; empieza El Greco. El Novicio pasa.');
  expect(playerName('novice')).toBe('El Novicio');
  expect(listOf(['Ana', 'El Novicio'])).toBe('Ana y el Novicio');
  settings.language = 'en';
  expect(sayFrom(said, 'lead', 'The Novice', 'Ada')).toBe('The Novice leads. The Novice is ahead of Ada: the Novice.');
  settings.language = 'es';
});

test('less than nothing has a true minus sign', () => {
  expect(number(-38)).toBe('\u221238');
  expect(number(38)).toBe('38');
});
