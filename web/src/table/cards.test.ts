import { beforeEach, expect, test, vi } from 'vitest';

const settings = { language: 'en' };
const ask = vi.fn();
class Refused extends Error {
  constructor(readonly no: { readonly code: string }) {
    super(no.code);
  }
}
vi.mock('../settings.svelte.ts', () => ({ settings }));
vi.mock('../protocol/connection.svelte.ts', () => ({ connection: { ask }, Refused }));
const { CardStore } = await import('./cards.svelte.ts');

const answer = ({ language }: { language: string }) => Promise.resolve({ cards: [{ id: 'bread', title: language === 'en' ? 'Bread' : 'Pan' }] });
const settled = () => new Promise((resolve) => setTimeout(resolve));

beforeEach(() => {
  ask.mockReset();
  settings.language = 'en';
});

test('cards are asked for once in each language', async () => {
  ask.mockImplementation(answer);
  const cards = new CardStore<{ id: string; title: string }>('toy');
  expect(cards.find('bread')).toBeUndefined();
  cards.find('bread');
  await settled();
  expect(cards.find('bread')?.title).toBe('Bread');
  settings.language = 'es';
  cards.find('bread');
  await settled();
  expect(cards.find('bread')?.title).toBe('Pan');
  expect(cards.find('bread', 'en')?.title).toBe('Bread');
  expect(ask.mock.calls).toEqual([[{ do: 'cards', game: 'toy', language: 'en' }], [{ do: 'cards', game: 'toy', language: 'es' }]]);
});

test('a line that was lost is asked again, any other fault only when a card is wanted again', async () => {
  const cards = new CardStore<{ id: string; title: string }>('toy');
  ask.mockRejectedValueOnce(new Refused({ code: 'lost' })).mockImplementation(answer);
  cards.find('bread');
  await settled();
  expect(cards.find('bread')?.title).toBe('Bread');
  const others = new CardStore<{ id: string; title: string }>('toy');
  ask.mockReset();
  ask.mockRejectedValueOnce(new Refused({ code: 'busy' })).mockImplementation(answer);
  others.find('bread');
  await settled();
  expect(others.find('bread')).toBeUndefined();
  await settled();
  expect(others.find('bread')?.title).toBe('Bread');
});
