import { settings } from '../settings.svelte.ts';
import type { DescribedGame, News, Phrase, RoomAnswers, RoomRequest, Told } from './messages.ts';

// Why something was refused, in the person's language, with the rule that says so.
export interface No {
  readonly code: string;
  readonly message: string;
  readonly field?: string;
  readonly rule?: string;
  readonly turn?: number; // it is this seat's turn; the message says so by its number
}
export class Refused extends Error {
  constructor(readonly no: No) {
    super(no.message);
  }
}

// A request without what is the same in all of them.
type Asked<T> = T extends unknown ? Omit<T, 'id' | 'language'> : never;
export type Ask = Asked<RoomRequest>;
export type AnswerTo<R extends Ask> = RoomAnswers[R['do']];
type Answer = RoomAnswers[keyof RoomAnswers];
type Failed = { readonly ok: false; readonly error: No; readonly id?: string | number };

interface Waiting {
  resolve(answer: Answer): void;
  reject(why: Refused): void;
}

// What one pair of eyes sees now at a table, whether it was told or answered.
export type Seen = Omit<News, 'fresh'> & { readonly fresh?: boolean };
const isSeen = (message: object): message is Seen => 'view' in message && 'revision' in message && 'table' in message;

const namePlace = 'scriptorium.name';
const longestSilence = 15_000; // ms that something may be unanswered, before the line is taken for dead

// The one line to the server. It comes back by itself; whoever is at a table joins it again then.
class Connection {
  state = $state<'connecting' | 'open' | 'lost'>('connecting');
  met = $state(false); // the server has answered since the page was opened
  private kept = $state(localStorage.getItem(namePlace)); // the name that was given, now or at an earlier visit
  name = $state(this.kept ?? '');
  knownDeal = $state(false); // a server for tests: anybody can foretell what it deals
  callSeconds = $state(0); // how long people have here where the first call wins, unless a table says otherwise
  phrases = $state.raw<readonly Phrase[]>([]);
  games = $state.raw<readonly DescribedGame[]>([]);

  private socket: WebSocket | undefined;
  private number = 0;
  private tries = 0;
  private silence: ReturnType<typeof setTimeout> | undefined;
  private readonly waiting = new Map<number, Waiting>();
  private readonly hearers = new Set<(told: Told) => void>();
  private readonly viewers = new Set<(seen: Seen) => void>();
  private readonly comers = new Set<() => void>();
  private opened: Promise<void>;
  private open: () => void = () => {};

  constructor() {
    this.opened = new Promise((resolve) => (this.open = resolve));
    this.connect();
    addEventListener('online', () => this.hurry());
    addEventListener('offline', () => this.drop());
    // Another window changed the name, or became somebody else, and with it this one.
    addEventListener('storage', ({ key, newValue }) => {
      if (key !== namePlace) return;
      this.kept = newValue;
      if (newValue === null) this.drop();
      else this.name = newValue;
    });
    document.addEventListener('visibilitychange', () => {
      if (document.visibilityState === 'visible') this.hurry();
    });
  }

  // Whoever gave a name before is called so again.
  get named(): boolean {
    return this.kept !== null;
  }

  private connect() {
    const scheme = location.protocol === 'https:' ? 'wss:' : 'ws:';
    const socket = new WebSocket(`${scheme}//${location.host}/ws`);
    this.socket = socket;
    socket.onopen = () => void this.greet(socket);
    socket.onmessage = (event) => socket === this.socket && this.hear(String(event.data));
    socket.onclose = () => this.lose(socket);
  }

  private async greet(socket: WebSocket) {
    this.tries = 0;
    try {
      // Both are asked for at once: on a slow line each way counts.
      const games = this.games.length > 0 ? undefined : this.send({ do: 'games' });
      games?.catch(() => {}); // what is lost is lost below, too
      const hello = await this.greeted();
      if (socket !== this.socket) return;
      this.name = hello.name;
      if (hello.named) this.keep(hello.name);
      this.phrases = hello.phrases;
      this.callSeconds = hello.call_seconds;
      this.knownDeal = hello.known_deal ?? false;
      if (games) this.games = (await games).games;
    } catch {
      return; // it was lost meanwhile, and comes again
    }
    this.state = 'open';
    this.met = true;
    this.open();
    for (const come of this.comers) come();
  }

  // Another device may have changed the name: the server knows it best, unless it has forgotten who this is.
  private async greeted() {
    const hello = await this.send({ do: 'hello' });
    if (hello.named || this.kept === null) return hello;
    return this.send({ do: 'hello', name: this.kept }).catch(() => hello);
  }

  private keep(name: string) {
    this.kept = name;
    if (localStorage.getItem(namePlace) !== name) localStorage.setItem(namePlace, name);
  }

  // A phone that lost its network does not notice for minutes that a socket is dead: it is given up, and tried again.
  private drop() {
    const socket = this.socket;
    if (!socket) return;
    socket.close();
    this.lose(socket);
  }

  private lose(socket: WebSocket) {
    if (socket !== this.socket) return;
    clearTimeout(this.silence);
    this.silence = undefined;
    this.socket = undefined;
    if (this.state === 'open') this.opened = new Promise((resolve) => (this.open = resolve));
    this.state = 'lost';
    const lost = new Refused({ code: 'lost', message: '' });
    for (const each of this.waiting.values()) each.reject(lost);
    this.waiting.clear();
    const pause = Math.min(5000, 200 * 2 ** this.tries++) * (0.7 + Math.random() * 0.6);
    setTimeout(() => {
      if (!this.socket) this.connect();
    }, pause);
  }

  private hurry() {
    if (this.state !== 'lost') return;
    this.tries = 0;
    if (!this.socket) this.connect();
  }

  private hear(text: string) {
    clearTimeout(this.silence);
    this.silence = undefined;
    const message = JSON.parse(text) as Answer | Failed | Told;
    if (isSeen(message)) for (const viewer of this.viewers) viewer(message);
    if ('told' in message) {
      for (const hearer of this.hearers) hearer(message);
      return;
    }
    const waiting = this.waiting.get(message.id as number);
    this.waiting.delete(message.id as number);
    if (message.ok) waiting?.resolve(message);
    else waiting?.reject(new Refused(message.error));
  }

  private send<R extends Ask>(request: R): Promise<AnswerTo<R>> {
    const id = ++this.number;
    return new Promise((resolve, reject) => {
      if (this.socket?.readyState !== WebSocket.OPEN) {
        reject(new Refused({ code: 'lost', message: '' }));
        return;
      }
      this.waiting.set(id, { resolve: resolve as Waiting['resolve'], reject });
      this.socket.send(JSON.stringify({ language: settings.language, ...request, id }));
      this.silence ??= setTimeout(() => this.drop(), longestSilence);
    });
  }

  // The line is there, and the games are known.
  async ready(): Promise<void> {
    if (this.state !== 'open') await this.opened;
  }

  // Waits for the line, if need be. What is refused is thrown.
  async ask<R extends Ask>(request: R): Promise<AnswerTo<R>> {
    if (this.state !== 'open') await this.opened;
    return this.send(request);
  }

  async call(name: string): Promise<void> {
    const hello = await this.ask({ do: 'hello', name });
    this.name = hello.name;
    this.keep(hello.name);
  }

  // This browser is somebody else from now on, who has a name: it comes with the next hello.
  become() {
    localStorage.removeItem(namePlace);
    this.kept = null;
    this.drop();
  }

  onTold(hearer: (told: Told) => void): () => void {
    this.hearers.add(hearer);
    return () => this.hearers.delete(hearer);
  }
  // Everything that any eyes are shown, even if nobody waits for the answer that brings it.
  onSeen(viewer: (seen: Seen) => void): () => void {
    this.viewers.add(viewer);
    return () => this.viewers.delete(viewer);
  }
  // Each time the line is there; at once if it is.
  onOpen(come: () => void): () => void {
    this.comers.add(come);
    if (this.state === 'open') come();
    return () => this.comers.delete(come);
  }

  game(id: string): DescribedGame | undefined {
    return this.games.find((game) => game.id === id);
  }
}

export const connection = new Connection();
