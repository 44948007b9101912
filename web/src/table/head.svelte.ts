import { listOf } from '../words/say.ts';
import type { Action, Playing, Sight } from './room.svelte.ts';

// What happened, as it is said, and the spots from where it took cards.
export interface News {
  readonly line: string;
  readonly from: readonly string[];
}

// What every game's table is props. `still`: nobody acts here, it is only looked at. `news`: what the others did last.
export interface TableProps {
  readonly room: Playing;
  readonly sight: Sight;
  readonly still?: boolean;
  readonly news?: readonly News[];
}

// Of any game's view: it has seats.
interface AnyView {
  readonly seats: readonly { readonly seat: number }[];
}

// Actions are flat: what an action names is a word or a number.
const same = (one: Action, other: Action) => Object.keys({ ...one, ...other }).every((key) => one[key] === other[key]);

// The head of a game's table: the game through one pair of eyes, whose they are, and what they may do. All parts of a table are handed this.
export class Head<View extends AnyView = AnyView> {
  readonly view = $derived.by(() => this.sight.view as View);
  readonly seat = $derived.by(() => {
    const { eyes } = this.sight;
    return typeof eyes === 'number' ? eyes : undefined;
  });
  readonly own = $derived.by((): View['seats'][number] | undefined => (this.seat === undefined ? undefined : this.view.seats[this.seat]));
  readonly acting = $derived.by(() => !this.still && this.acts(this.seat));
  // Whoever looks on, or back at a game, has nothing to press.
  readonly inert = $derived.by(() => this.still || this.seat === undefined);

  constructor(private readonly props: () => TableProps) {}

  get room(): Playing {
    return this.props().room;
  }
  get sight(): Sight {
    return this.props().sight;
  }
  get still(): boolean {
    return this.props().still ?? false;
  }
  get news(): readonly News[] {
    return this.props().news ?? [];
  }
  get busy(): boolean {
    return this.room.busy;
  }
  // Whether steps may be taken back here.
  get undoable(): boolean {
    return !this.room.table?.tournament;
  }

  // --- Who is who

  name(seat: number): string {
    return this.room.seatName(seat);
  }
  acts(seat: number | undefined): boolean {
    return seat !== undefined && this.sight.actors.includes(seat);
  }
  isMine(seat: number): boolean {
    return !this.still && seat === this.seat;
  }
  // Those for whom everybody waits, by name.
  get awaited(): string {
    return listOf(this.sight.actors.filter((actor) => typeof actor === 'number').map((seat) => this.name(seat)));
  }

  // --- What may be done

  // The legal actions of these types; of all types if none is named.
  offers(...types: readonly string[]): readonly Action[] {
    if (!this.acting) return [];
    return types.length === 0 ? this.sight.legal : this.sight.legal.filter(({ type }) => types.includes(type));
  }
  isLegal(action: Action): boolean {
    return this.offers(action.type).some((each) => same(each, action));
  }
  // The only thing that may be done, where it is of one of these types: answers, nothing that one might rather not do.
  only(...types: readonly string[]): Action | undefined {
    const [first, ...more] = this.offers();
    return first && more.length === 0 && types.includes(first.type) ? first : undefined;
  }
  // Does it, or says why not.
  attempt(action: Action): void {
    if (this.seat === undefined || this.still) return;
    if (this.isLegal(action)) void this.act(action);
    else void this.room.why(this.seat, action);
  }
  // Why something of ours cannot be used now: says it where none of these may be done, about the first. While we wait it is read, and nothing is refused.
  explain(...actions: readonly Action[]): void {
    const [first] = actions;
    if (first && this.acting && this.seat !== undefined && !actions.some((action) => this.isLegal(action))) void this.room.why(this.seat, first);
  }
  // All of them or none; true if it was done.
  async act(...actions: readonly Action[]): Promise<boolean> {
    return this.seat !== undefined && (await this.room.act(this.seat, actions));
  }
  undo(count = 1): void {
    if (this.seat !== undefined) void this.room.undo(this.seat, count);
  }
}
