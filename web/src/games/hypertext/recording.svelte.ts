import type { Head } from '../../table/head.svelte.ts';
import type { Action } from '../../table/room.svelte.ts';
import { laidOf, phaseAt, phaseOf, typeOf, type Target, type View } from './words.ts';

const lay = (laid: string): Action => ({ type: 'lay', laid });
const cardOf = (laid: string) => laidOf(laid).card;

// A record that is put together here. It begins with a set of cards that the engine proposes; what else would do, the engine is asked; and nothing is sent before
// it is confirmed, so that one can change one's mind.
export class Recording {
  private chosen = $state.raw<Target | undefined>(undefined);
  private picked = $state.raw<readonly string[]>([]); // as the engine names them: `bread`, `king:noun`
  private open = $state.raw<readonly string[]>([]); // what may be laid next
  private asked = 0; // which question to the engine was the last
  roles = $state.raw<readonly string[]>([]); // the ways to lay a TITLE of which it is to be said what it stands for

  constructor(private readonly head: Head<View>) {}

  // A record that was begun elsewhere, step by step, at the server: what is laid there stays.
  private readonly begun = $derived.by(() => (this.head.acting ? this.head.view.draft : undefined));
  private readonly fixed = $derived.by(() => (this.begun?.laid ?? []).map(({ card, as }) => (as === typeOf(card) ? card : `${card}:${as}`)));

  readonly target = $derived.by((): Target | undefined => {
    if (this.begun?.target !== undefined) return this.begun.target;
    return this.chosen !== undefined && this.head.isLegal({ type: 'record', target: this.chosen }) ? this.chosen : undefined;
  });
  readonly phase = $derived.by(() => (this.target === undefined ? '' : phaseAt(this.head.view, this.target)));
  readonly laid = $derived.by(() => [...this.fixed, ...this.picked.filter((each) => !this.fixed.includes(each))]);
  readonly left = $derived.by(() => (phaseOf(this.phase)?.size ?? 0) - this.laid.length);
  readonly lit = $derived.by(() => new Set(this.open.map(cardOf)));

  begin(target: Target) {
    this.chosen = target;
    this.roles = [];
    void this.lay(this.head.view.reach?.find((each) => each.target === target)?.lays ?? []);
  }
  cancel() {
    if (this.begun) this.head.undo(this.fixed.length + 1);
    this.end();
  }
  async confirm() {
    const done = await this.head.act(...this.steps(this.laid));
    if (done) this.end();
  }
  private end() {
    this.chosen = undefined;
    this.picked = [];
    this.open = [];
    this.roles = [];
  }

  // A card is chosen, or chosen no longer; false: it does not fit, in place of no other card.
  async press(card: string): Promise<boolean> {
    this.roles = [];
    const there = this.laid.find((each) => cardOf(each) === card);
    if (there !== undefined) {
      if (!this.fixed.includes(there)) await this.lay(this.laid.filter((each) => each !== there));
      return true;
    }
    const ways = this.open.filter((each) => cardOf(each) === card);
    if (ways.length > 0) {
      await this.add(card, ways);
      return true;
    }
    return this.exchange(card);
  }
  async as(laid: string) {
    this.roles = [];
    await this.lay([...this.laid, laid]);
  }

  // Where the types do not matter, nor does what a TITLE stands for.
  private async add(card: string, ways: readonly string[]) {
    const own = phaseOf(this.phase)?.any ? ways.find((each) => each === card) : undefined;
    const way = own ?? (ways.length === 1 ? ways[0] : undefined);
    if (way === undefined) this.roles = ways;
    else await this.lay([...this.laid, way]);
  }
  // In place of a card that is laid: of one laid as the same type, if that can be.
  private async exchange(card: string): Promise<boolean> {
    const loose = this.laid.filter((each) => !this.fixed.includes(each));
    const alike = (laid: string) => (laidOf(laid).as === typeOf(card) ? 0 : 1);
    for (const other of loose.toSorted((one, two) => alike(one) - alike(two))) {
      const rest = this.laid.filter((each) => each !== other);
      const found = (await this.after(rest)).filter((each) => cardOf(each) === card);
      const way = found.find((each) => laidOf(each).as === laidOf(other).as) ?? found[0];
      if (way === undefined) continue;
      await this.lay([...rest, way]);
      return true;
    }
    return false;
  }

  private async lay(laid: readonly string[]) {
    this.picked = laid;
    this.open = [];
    const asked = ++this.asked;
    if (this.left === 0) return;
    const open = await this.after(laid);
    if (asked === this.asked) this.open = open;
  }
  private steps(laid: readonly string[]): readonly Action[] {
    const record: readonly Action[] = this.begun || this.target === undefined ? [] : [{ type: 'record', target: this.target }];
    return [...record, ...laid.filter((each) => !this.fixed.includes(each)).map(lay)];
  }
  // What the engine would let us lay after these.
  private async after(laid: readonly string[]): Promise<readonly string[]> {
    const { room, seat } = this.head;
    if (seat === undefined) return [];
    const legal = (await room.legalAfter?.(seat, this.steps(laid))) ?? [];
    return legal.map((action) => String(action['laid']));
  }
}
