import { connection, Refused, type AnswerTo, type Ask, type No, type Seen } from '../protocol/connection.svelte.ts';
import type { News, RoomAnswerSit, RoomRequestWhy, SaidWords, Told } from '../protocol/messages.ts';
import { playerName, say } from '../words/say.ts';

export type Eyes = News['seat'];
// How a table looks to us.
export type TableLook = Omit<RoomAnswerSit, 'did' | 'ok' | 'id'>;

// News that came to a pair of eyes: what it was told, what it saw before, and what somebody said that was judged then or is to be judged.
export interface Recent {
  readonly revision: number; // of the eyes, after it
  readonly events: readonly unknown[];
  readonly before: unknown; // the view
  readonly said?: SaidWords;
}
// Until when somebody is not asked where all are.
export type LettingPass = NonNullable<News['lets_pass']>;

// What one pair of eyes sees of the game, and what it may do.
export interface Sight {
  readonly eyes: Eyes;
  readonly view: unknown;
  readonly revision: number;
  readonly actors: News['actors'];
  readonly judges: readonly number[]; // whose people judge now; their clocks run
  readonly legal: readonly Action[];
  readonly clocks?: readonly number[];
  readonly answering?: News['answering']; // all who act are asked at once: first come is first served, or they choose together
  readonly window?: number; // how many milliseconds they have left; absent: as long as they like
  readonly answered?: boolean; // these eyes have answered, and the others will hear of it in a moment
  readonly letsPass?: LettingPass; // these eyes want not to be asked for now: the server passes for them
  readonly heard: number; // when, by the clock of this page
  readonly recent: readonly Recent[]; // the last of them, the latest last: one does not see each before the next comes
}
export interface Action {
  readonly type: string;
  readonly [argument: string]: unknown;
}
// Some game's action; which are legal, the server knows.
const sent = (action: Action) => action as RoomRequestWhy['action'];
export interface Happening {
  readonly eyes: Eyes;
  readonly event: unknown;
  readonly before: unknown; // the view
}
// What came to one pair of eyes, and what it saw before; absent: nothing yet.
export interface NewsOf {
  readonly news: Seen;
  readonly before: Sight | undefined;
}
// How our wish to take back was answered, by which seat; or that somebody wishes it no more.
export interface Answered {
  readonly how: 'agreed' | 'refused' | 'withdrawn';
  readonly seat: number;
}
// Somebody of ours was too late; where all were asked at once they passed, else the table went on for them.
export interface TimeUp {
  readonly seat: number;
  readonly passed: boolean;
}
export interface Saying {
  readonly by: string;
  readonly phrase: string;
  readonly at: number;
}

// Where news waits until it is its turn to be seen.
export interface Gate {
  pass(news: Seen, draw: () => void): void;
  open(): void; // nothing waits any more
  hold(): () => void; // what can wait does, until what is returned is called
}

// What a game's table needs to be drawn and played at.
export interface Playing {
  readonly id: string;
  readonly table: TableLook | undefined;
  readonly busy: boolean;
  readonly acts?: number; // how often we have acted
  no: No | undefined; // what stands in the way, until something else happens
  choosing?: string | undefined; // what is being chosen on the page before anything is sent, as the game's coach calls it
  seatName(seat: number): string;
  readonly timeUp?: TimeUp | undefined;
  act(seat: number, actions: readonly Action[], text?: string): Promise<boolean>; // with what is said
  judge?(action: Action): Promise<boolean>; // where people judge
  why(seat: number, action: Action): Promise<void>;
  undo(seat: number, count?: number): Promise<void>; // the seat's last steps
  legalAfter?(seat: number, steps: readonly Action[]): Promise<readonly Action[]>; // what could be done after steps that are not sent yet
  letPass?(seat: number, until?: LettingPass): Promise<void>; // not to be asked where all are; or, without `until`, to be asked again
  hold?(): () => void; // what happens next is not seen until what is returned is called
  review?(): Promise<unknown>; // how a finished game could have gone
  lookUp?(word: string): Promise<boolean | undefined>; // whether it exists, where that may be asked
}

const kept = 8; // pieces of news

// A table as this browser knows it: who is there, and the game through each pair of eyes that is ours.
export class Room implements Playing {
  table = $state.raw<TableLook | undefined>(undefined);
  sights = $state.raw<ReadonlyMap<Eyes, Sight>>(new Map());
  sayings = $state.raw<readonly Saying[]>([]);
  answered = $state.raw<Answered | undefined>(undefined); // until it was read
  no = $state.raw<No | undefined>(undefined);
  choosing = $state<string | undefined>(undefined);
  timeUp = $state.raw<TimeUp | undefined>(undefined); // until we act
  madeHost = $state(false); // the one who opened the table has gone
  gone = $state<'no_such_table' | 'removed' | undefined>(undefined);
  busy = $state(false);
  acts = $state(0); // how often we have acted
  gate: Gate | undefined; // absent: everything is seen at once
  heard = $state(0); // when the table last looked so, by the clock of this page

  private readonly stops: (() => void)[];
  private readonly watchers = new Set<(happening: Happening) => void>();
  private readonly readers = new Set<(news: NewsOf) => void>();

  constructor(readonly id: string) {
    this.stops = [connection.onTold((told) => this.hear(told)), connection.onSeen((seen) => this.see(seen)), connection.onOpen(() => void this.join())];
  }

  leave() {
    for (const stop of this.stops) stop();
    if (connection.state === 'open') connection.ask({ do: 'leave', table: this.id }).catch(() => {});
  }

  onEvent(watcher: (happening: Happening) => void): () => void {
    this.watchers.add(watcher);
    return () => this.watchers.delete(watcher);
  }

  // All that comes to our eyes, before anything of it is drawn.
  onNews(reader: (news: NewsOf) => void): () => void {
    this.readers.add(reader);
    return () => this.readers.delete(reader);
  }

  // --- Who we are here

  get yours(): readonly number[] {
    return this.table?.yours ?? [];
  }
  get host(): boolean {
    return this.table?.guests.some((guest) => guest.host && guest.guest === this.table?.you) ?? false;
  }
  // One device for several people.
  get shared(): boolean {
    return this.yours.length > 1;
  }
  // Whose turn it is among us; the first of our seats otherwise.
  get eyes(): Eyes {
    const acting = this.actors.find((actor) => typeof actor === 'number' && this.yours.includes(actor));
    return typeof acting === 'number' ? acting : (this.yours[0] ?? 'spectator');
  }
  get actors(): readonly (number | 'judge')[] {
    return this.sights.values().next().value?.actors ?? [];
  }
  // Who is asked: whoever may act, and where people judge whoever may judge.
  get asked(): readonly (number | 'judge')[] {
    return [...this.actors, ...(this.sights.values().next().value?.judges ?? [])];
  }
  // What somebody wants to take back, and whether that is one of us.
  get takeBack(): TableLook['take_back'] {
    return this.table?.take_back;
  }
  get asksBack(): boolean {
    return this.takeBack !== undefined && this.yours.includes(this.takeBack.seat);
  }
  // Of somebody who has a seat and is not at the table: how many milliseconds until a computer player may take over.
  standIn(seat: number, now: number): number | undefined {
    const look = this.table?.seats[seat];
    return look?.here === false && look.stand_in !== undefined ? look.stand_in - Math.max(0, now - this.heard) : undefined;
  }
  // Two of one name are told apart by a number: Ada, Ada 2.
  seatName(seat: number): string {
    const names = (this.table?.seats ?? []).map((each) => each.name ?? (each.player === undefined ? '' : playerName(each.player)));
    const name = names[seat] ?? '';
    const before = names.slice(0, seat).filter((each) => each === name).length;
    return before > 0 && name !== '' ? `${name} ${before + 1}` : name;
  }

  hold(): () => void {
    return this.gate?.hold() ?? (() => {});
  }

  // --- What we hear

  private async join() {
    this.gate?.open();
    const single = this.sights.size === 1 ? this.sights.values().next().value : undefined;
    try {
      const answer = await connection.ask({ do: 'join', table: this.id, legal: true, ...(single ? { since: single.revision } : {}) });
      this.look(answer);
      for (const news of answer.news ?? []) this.take(news);
      this.gone = undefined;
    } catch (fault) {
      if (!(fault instanceof Refused)) throw fault;
      if (fault.no.code === 'no_such_table' || fault.no.code === 'removed') this.gone = fault.no.code;
      else if (fault.no.code !== 'lost') this.no = fault.no;
    }
  }

  private hear(told: Told) {
    if (told.table !== this.id) return;
    switch (told.told) {
      case 'table':
        this.look(told);
        this.forgetOthers();
        return;
      case 'said':
        this.sayings = [...this.sayings.slice(-4), { by: told.name, phrase: told.phrase, at: Date.now() }];
        return;
      case 'take_back_refused':
        if (told.withdrawn !== this.asksBack) this.answered = { how: told.withdrawn ? 'withdrawn' : 'refused', seat: told.seat };
        return;
      case 'time_up':
        this.timeUp = { seat: told.seat, passed: told.passed };
        return;
      case 'removed':
        this.gone = 'removed';
    }
  }

  private look(table: TableLook) {
    const guest = this.table !== undefined && !this.host;
    this.table = table;
    this.heard = performance.now();
    if (guest && this.host) this.madeHost = true;
  }
  // Eyes that are ours no more see nothing.
  private forgetOthers() {
    const ours: readonly Eyes[] = this.yours.length > 0 ? this.yours : ['spectator'];
    const kept = [...this.sights].filter(([eyes]) => ours.includes(eyes));
    if (kept.length !== this.sights.size) this.sights = new Map(kept);
  }

  private see(seen: Seen) {
    if (seen.table !== this.id) return;
    const back = seen.events.some((event) => event.type === 'taken_back');
    if (back && this.asksBack) this.answered = { how: 'agreed', seat: this.takeBack?.waits_for[0] ?? 0 };
    this.take(seen);
  }
  private take(news: Seen) {
    const heard = performance.now();
    if (this.gate) this.gate.pass(news, () => this.draw(news, heard));
    else this.draw(news, heard);
  }
  private draw(news: Seen, heard: number) {
    const before = this.sights.get(news.seat);
    if (before && news.revision < before.revision) return;
    const sight: Sight = {
      eyes: news.seat,
      view: news.view,
      revision: news.revision,
      actors: news.actors,
      judges: news.judges ?? [],
      legal: (news.legal ?? []) as Action[],
      answered: news.answered === true,
      heard,
      ...(news.answering ? { answering: news.answering } : {}),
      ...(news.lets_pass ? { letsPass: news.lets_pass } : {}),
      ...(news.clocks ? { clocks: news.clocks } : {}),
      ...(news.window === undefined ? {} : { window: news.window }),
      recent: news.fresh || !before ? [] : [...before.recent.slice(1 - kept), { revision: news.revision, events: news.events, before: before.view, ...(news.said ? { said: news.said } : {}) }],
    };
    this.sights = new Map([...this.sights].map(([eyes, each]): [Eyes, Sight] => [eyes, { ...each, actors: sight.actors, judges: sight.judges }])).set(news.seat, sight);
    for (const reader of this.readers) reader({ news, before });
    if (!news.fresh && before) {
      for (const event of news.events) {
        for (const watcher of this.watchers) watcher({ eyes: news.seat, event, before: before.view });
      }
    }
  }

  // --- What we do

  // True if it was done; else `no` says why.
  async ask<R extends Ask>(request: R): Promise<AnswerTo<R> | undefined> {
    this.busy = true;
    try {
      const answer = await connection.ask(request);
      this.no = undefined;
      return answer;
    } catch (fault) {
      if (!(fault instanceof Refused)) throw fault;
      if (fault.no.code !== 'lost') this.no = this.named(fault.no);
      return undefined;
    } finally {
      this.busy = false;
    }
  }

  async act(seat: number, actions: readonly Action[], text?: string): Promise<boolean> {
    this.acts += 1;
    this.timeUp = undefined;
    const answer = await this.ask({ do: 'act', table: this.id, seat, actions: actions.map(sent), ...(text === undefined ? {} : { text }) });
    return answer !== undefined;
  }
  async judge(action: Action): Promise<boolean> {
    this.acts += 1;
    return (await this.ask({ do: 'act', table: this.id, seat: 'judge', action: sent(action) })) !== undefined;
  }

  // Why an action is not legal: the table's own words and the rule.
  async why(seat: number, action: Action): Promise<void> {
    const answer = await this.ask({ do: 'why', table: this.id, seat, action: sent(action) });
    if (answer && !answer.legal) {
      this.no = this.named({ code: 'refused', message: answer.message ?? '', rule: answer.rule ?? '', ...(answer.turn === undefined ? {} : { turn: answer.turn }) });
    }
  }
  // The server knows seats by numbers, people know each other by names.
  private named(no: No): No {
    return no.turn === undefined ? no : { ...no, message: say('table.not_your_turn', this.seatName(no.turn)) };
  }

  async review(): Promise<unknown> {
    return (await this.ask({ do: 'review', table: this.id }))?.review;
  }

  async lookUp(word: string): Promise<boolean | undefined> {
    return connection.ask({ do: 'look_up', table: this.id, word }).then(
      (answer) => answer.exists,
      () => undefined,
    );
  }

  async legalAfter(seat: number, steps: readonly Action[]): Promise<readonly Action[]> {
    return connection.ask({ do: 'legal', table: this.id, seat, after: steps.map(sent) }).then(
      (answer) => answer.legal as readonly Action[],
      () => [],
    );
  }

  async letPass(seat: number, until?: LettingPass): Promise<void> {
    await this.ask({ do: 'let_pass', table: this.id, seat, ...(until ? { until } : {}) });
  }

  async undo(seat: number, count = 1): Promise<void> {
    this.answered = undefined;
    await this.ask({ do: 'take_back', table: this.id, seat, count });
  }

  // To somebody who wants to take back.
  async agree(yes: boolean): Promise<void> {
    const asked = this.takeBack;
    this.answered = undefined;
    if (asked) await this.ask({ do: 'agree', table: this.id, seat: asked.seat, count: asked.count, yes });
  }
}
