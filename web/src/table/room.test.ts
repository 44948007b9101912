import { expect, test, vi } from 'vitest';

// A server that says no by the number of a seat.
const no = { code: 'refused', message: 'It is not your turn: seat 1 is to act.', rule: 'VB-05', turn: 1 };
class Refused extends Error {
  constructor(readonly no: unknown) {
    super();
  }
}
let see: (seen: object) => void = () => {};
const look = { table: 't', yours: [0], seats: [{ seat: 0, name: 'Ada' }, { seat: 1, name: 'Ben' }], guests: [], you: 1 };
const connection = {
  state: 'open',
  onTold: () => () => {},
  onSeen: (viewer: (seen: object) => void) => {
    see = viewer;
    return () => {};
  },
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

test('of what comes quickly nothing is lost: a sight has the last pieces of news, with what was said', async () => {
  const room = new Room('t');
  await vi.waitFor(() => expect(room.table).toBeDefined());
  const news = (revision: number, more = {}) => see({ table: 't', seat: 0, revision, events: [revision], view: { revision }, actors: [], ...more });
  news(1);
  expect(room.sights.get(0)?.recent).toEqual([]); // we have only come
  news(2, { said: { by: 1, text: 'Be still' } });
  news(3);
  expect(room.sights.get(0)?.recent).toEqual([
    { revision: 2, events: [2], before: { revision: 1 }, said: { by: 1, text: 'Be still' } },
    { revision: 3, events: [3], before: { revision: 2 } },
  ]);
  for (let revision = 4; revision < 20; ++revision) news(revision);
  expect(room.sights.get(0)?.recent.map(({ revision }) => revision)).toEqual([12, 13, 14, 15, 16, 17, 18, 19]);
  news(20, { fresh: true });
  expect(room.sights.get(0)?.recent).toEqual([]);
});
