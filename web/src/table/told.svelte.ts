import { connection, Refused } from '../protocol/connection.svelte.ts';
import type { Eyes, NewsOf, Room } from './room.svelte.ts';

// What was told of one move to one pair of eyes.
export interface Move {
  readonly revision: number; // of the eyes, after it
  readonly turn?: number | undefined; // whose turn it was then
  readonly events: readonly unknown[];
  readonly before: unknown; // the view; of a move long past what telling it needs
  readonly live: boolean; // we were there when it happened
}

// What one pair of eyes was told since the game began: what the server has kept of it, then what happens.
export class Told {
  moves = $state.raw<readonly Move[]>([]);
  earlier = $state(false); // there is more before the first of them

  constructor(
    private readonly table: string,
    readonly eyes: Eyes,
  ) {}

  add(move: Move) {
    if (move.revision > (this.moves.at(-1)?.revision ?? -1)) this.moves = [...this.moves, move];
  }

  // All anew: we have come, or something was taken back.
  async renew(): Promise<void> {
    const found = await this.ask();
    if (!found) return;
    // What was told meanwhile comes after it.
    this.moves = [...found.moves, ...this.moves.filter((move) => move.revision > found.revision)];
    this.earlier = found.earlier;
  }
  async goBack(): Promise<void> {
    const found = await this.ask(this.moves[0]?.revision);
    if (!found) return;
    this.moves = [...found.moves, ...this.moves];
    this.earlier = found.earlier;
  }

  private async ask(until?: number) {
    try {
      const { revision, earlier, moves } = await connection.ask({ do: 'history', table: this.table, seat: this.eyes, ...(until === undefined ? {} : { until }) });
      return { revision, earlier, moves: moves.map((move): Move => ({ ...move, before: 'before' in move ? (move.before ?? {}) : {}, live: false })) };
    } catch (fault) {
      if (fault instanceof Refused) return undefined; // the line is lost, or the game cannot be read any more: nothing is better than something wrong
      throw fault;
    }
  }
}

const takesBack = (event: unknown) => (event as { readonly type?: string }).type === 'taken_back';

// The same for each pair of eyes at a table that is ours.
export class AllTold {
  private readonly all = new Map<Eyes, Told>();
  private readonly stop: () => void;

  constructor(private readonly room: Room) {
    this.stop = room.onNews((news) => this.hear(news));
  }
  leave() {
    this.stop();
  }

  of(eyes: Eyes): Told {
    const known = this.all.get(eyes);
    if (known) return known;
    const told = new Told(this.room.id, eyes);
    this.all.set(eyes, told);
    return told;
  }

  private hear({ news, before }: NewsOf) {
    const told = this.of(news.seat);
    if (before === undefined || news.fresh || news.events.some(takesBack)) void told.renew();
    else if (news.events.length > 0) told.add({ revision: news.revision, turn: news.turn, events: news.events, before: before.view, live: true });
  }
}
