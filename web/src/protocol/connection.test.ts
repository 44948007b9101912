import { afterEach, beforeEach, expect, test, vi } from 'vitest';

vi.mock('../settings.svelte.ts', () => ({ settings: { language: 'en' } }));

// A server that knows guests by a name or not at all, and the lines to it. One that is silent answers nothing.
const server = { name: undefined as string | undefined, silent: false };
const lines: Line[] = [];
class Line {
  static readonly OPEN = 1;
  readyState = 0;
  readonly said: { do: string; name?: string; id: number }[] = [];
  onopen = () => {};
  onclose = () => {};
  onmessage = (_: { data: string }) => {};
  constructor() {
    lines.push(this);
    queueMicrotask(() => {
      this.readyState = 1;
      this.onopen();
    });
  }
  send(text: string) {
    const request = JSON.parse(text);
    this.said.push(request);
    if (server.silent) return;
    if (request.name !== undefined) server.name = request.name;
    const hello = { name: server.name ?? 'Calm Heron', named: server.name !== undefined, phrases: [], call_seconds: 6 };
    const answer = { did: request.do, ok: true, id: request.id, ...(request.do === 'hello' ? hello : { games: [{ id: 'verbatim' }] }) };
    queueMicrotask(() => this.onmessage({ data: JSON.stringify(answer) }));
  }
  close() {
    this.readyState = 2; // and never 3: nobody answers
  }
}

const kept = new Map<string, string>();
const events = new Map<string, (event: unknown) => void>();
async function page() {
  vi.resetModules();
  const { connection } = await import('./connection.svelte.ts');
  return connection;
}
beforeEach(() => {
  vi.useFakeTimers();
  kept.clear();
  lines.length = 0;
  Object.assign(server, { name: undefined, silent: false });
  vi.stubGlobal('localStorage', { getItem: (key: string) => kept.get(key) ?? null, setItem: (key: string, text: string) => kept.set(key, text), removeItem: (key: string) => kept.delete(key) });
  vi.stubGlobal('WebSocket', Line);
  vi.stubGlobal('location', { protocol: 'http:', host: 'here' });
  vi.stubGlobal('document', { addEventListener: () => {}, visibilityState: 'visible' });
  vi.stubGlobal('addEventListener', (name: string, hear: (event: unknown) => void) => events.set(name, hear));
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('the server knows the name best', async () => {
  kept.set('scriptorium.name', 'Ada');
  server.name = 'Ada Bell';
  const connection = await page();
  await connection.ready();
  expect(connection.name).toBe('Ada Bell');
  expect(kept.get('scriptorium.name')).toBe('Ada Bell');
  expect(server.name).toBe('Ada Bell');
});

test('a server that has forgotten the guest is told the name that was kept', async () => {
  kept.set('scriptorium.name', 'Ada');
  const connection = await page();
  await connection.ready();
  expect(server.name).toBe('Ada');
  expect(connection.name).toBe('Ada');
});

test('a name that the server made up is nobody\'s choice', async () => {
  const connection = await page();
  await connection.ready();
  expect(connection.name).toBe('Calm Heron');
  expect(connection.named).toBe(false);
});

test('another window that becomes somebody else takes this one along', async () => {
  kept.set('scriptorium.name', 'Bob');
  server.name = 'Bob';
  const connection = await page();
  await connection.ready();
  server.name = 'Ada';
  events.get('storage')?.({ key: 'scriptorium.name', newValue: null });
  await vi.advanceTimersByTimeAsync(1000);
  expect(lines).toHaveLength(2);
  expect(connection.name).toBe('Ada');
  expect(server.name).toBe('Ada');
});

test('without a network the line is lost at once, and comes back with it', async () => {
  const connection = await page();
  await connection.ready();
  events.get('offline')?.({});
  expect(connection.state).toBe('lost');
  events.get('online')?.({});
  await vi.advanceTimersByTimeAsync(0);
  expect(connection.state).toBe('open');
});

test('a line that no longer answers is given up', async () => {
  const connection = await page();
  await connection.ready();
  server.silent = true;
  const asked = connection.ask({ do: 'my_games' }).catch((fault) => fault.no.code);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(connection.state).toBe('open');
  await vi.advanceTimersByTimeAsync(6_000);
  expect(await asked).toBe('lost');
  server.silent = false;
  await vi.advanceTimersByTimeAsync(20_000);
  expect(connection.state).toBe('open');
});
