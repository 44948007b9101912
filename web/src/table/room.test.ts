import { expect, test, vi } from 'vitest';

// A server that says no by the number of a seat.
const no = { code: 'refused', message: 'It is not your turn: seat 1 is to act.', rule: 'VB-05', turn: 1 };
class Refused extends Error {
  constructor(readonly no: unknown) {
    super();
  }
}
const look = { table: 't', yours: [0], seats: [{ seat: 0, name: 'Ada' }, { seat: 1, name: 'Ben' }], guests: [], you: 1 };
const connection = {
  state: 'open',
  onTold: () => () => {},
  onSeen: () => () => {},
  onOpen: (come: () => void) => come(),
  ask: async (request: { do: string }) => {
    if (request.do === 'act') throw new Refused(no);
    return request.do === 'why' ? { legal: false, rule: no.rule, message: no.message, turn: no.turn } : look;
  },
};
vi.mock('../protocol/connection.svelte.ts', () => ({ connection, Refused }));
vi.mock('../settings.svelte.ts', () => ({ settings: { language: 'es' } }));
vi.mock('../words/phrases.txt', () => ({ default: { en: {}, es: { 'table.not_your_turn': 'Le toca a {0}.' } } }));
const { Room } = await import('./room.svelte.ts');

test('people are called by their names where the server numbers their seats', async () => {
  const room = new Room('t');
  await vi.waitFor(() => expect(room.table).toBeDefined());
  await room.act(0, [{ type: 'take', pile: 1 }]);
  expect(room.no).toMatchObject({ message: 'Le toca a Ben.', rule: 'VB-05' });
  room.no = undefined;
  await room.why(0, { type: 'take', pile: 1 });
  expect(room.no).toMatchObject({ message: 'Le toca a Ben.', rule: 'VB-05' });
});
