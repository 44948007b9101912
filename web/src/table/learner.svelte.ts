import { connection } from '../protocol/connection.svelte.ts';
import { nonce } from '../protocol/nonce.ts';
import { playerName } from '../words/say.ts';
import { isNamed, saysTheSame, without, type Step } from './lesson.ts';
import { Room, type Action } from './room.svelte.ts';

const pause = 900; // so that the learner sees what the others do

// A table at which one step of a lesson is played: the learner has the first seat, the lines of the others are played for them.
export class Learner extends Room {
  // How many lines are done, and what is left of the next one.
  private line = $state(0);
  private left = $state.raw<readonly string[]>([]);
  astray = $state(false); // the learner tried something else
  private readonly trail: { line: number; left: readonly string[] }[] = []; // where the learner's own steps were done
  private playing = false;

  constructor(
    id: string,
    private readonly step: Step,
  ) {
    super(id);
    this.left = step.lines[0]?.steps ?? [];
  }

  static async open(game: string, step: Step): Promise<Learner> {
    const opened = await connection.ask({ do: 'open', game, position: step.position });
    const table = opened.table;
    for (const { seat } of opened.seats) await connection.ask({ do: 'sit', table, seat, nonce: nonce() });
    await connection.ask({ do: 'start', table });
    return new Learner(table, step);
  }

  // All seats are ours; the learner is not to notice.
  override seatName(seat: number): string {
    return seat === 0 ? super.seatName(seat) : playerName('novice');
  }

  get finished(): boolean {
    return this.line >= this.step.lines.length;
  }
  // What the learner is led to do next, as the scenario writes it.
  get next(): string | undefined {
    const line = this.step.lines[this.line];
    return line?.seat === 0 ? this.left[0] : undefined;
  }

  private nextLine() {
    this.line += 1;
    this.left = this.step.lines[this.line]?.steps ?? [];
  }
  private goOn() {
    this.astray = false;
    if (this.left.length === 0 && !this.finished) this.nextLine();
    if (!this.playing) void this.playOthers();
  }

  // The other seats' lines, one after the other, until it is the learner's turn again.
  async playOthers(): Promise<void> {
    this.playing = true;
    for (;;) {
      const line = this.step.lines[this.line];
      if (!line || line.seat === 0) break;
      await new Promise((resolve) => setTimeout(resolve, pause));
      const actions = line.steps.map((name) => this.actionNamed(name));
      await super.act(line.seat, actions, line.said);
      this.nextLine();
    }
    this.playing = false;
  }
  // `take 1`, as an action: the name of its argument is what any legal action of that type calls it.
  private actionNamed(name: string): Action {
    const [type = '', argument] = name.split(' ');
    if (argument === undefined) return { type };
    for (const sight of this.sights.values()) {
      const found = sight.legal.find((action) => isNamed(action, name)) ?? sight.legal.find((action) => action.type === type);
      const key = found && Object.keys(found).find((each) => each !== 'type');
      if (key) return { type, [key]: typeof found[key] === 'number' ? Number(argument) : argument };
    }
    return { type };
  }

  override async act(seat: number, actions: readonly Action[], text?: string): Promise<boolean> {
    let line = this.line;
    const wanted = this.next;
    if (wanted === undefined || actions.length === 0) return false;
    const words = this.step.lines[line]?.said; // a scenario does not go on from other words
    // Words are the learner's own; other steps are the scenario's.
    const free = /^(lay|done)/.test(wanted) && actions.at(-1)?.type === 'done';
    const done = [{ line: this.line, left: this.left }];
    let left: readonly string[] | undefined = this.left;
    if (!free) {
      for (const action of actions) {
        if (left.length === 0) left = this.ownLine(++line);
        left = without(left, action);
        if (!left) break;
        done.push({ line, left });
      }
      done.pop();
    }
    const misspoken = words !== undefined && !saysTheSame(text ?? '', words);
    if (this.step.lines[this.line]?.refused || !left || misspoken) {
      this.astray = true;
      return false;
    }
    if (!(await super.act(seat, actions, text))) return false;
    this.trail.push(...done);
    if (free) {
      while (this.step.lines[this.line]?.seat === 0 && /^(lay|done)/.test(this.next ?? '')) this.nextLine();
    } else {
      this.line = line;
      this.left = left;
    }
    this.goOn();
    return true;
  }
  // A list of actions may be several lines of the learner's: what is asked for, and what is paid.
  private ownLine(line: number): readonly string[] {
    const { seat, refused, steps = [] } = this.step.lines[line] ?? {};
    return seat === 0 && !refused ? steps : [];
  }

  // A "no" may be just what is to be seen.
  override async why(seat: number, action: Action): Promise<void> {
    await super.why(seat, action);
    const line = this.step.lines[this.line];
    if (!line?.refused || !isNamed(action, this.next ?? '')) return;
    this.left = this.left.slice(1);
    this.goOn();
  }

  // Steps within a turn can be taken back; where the scenario cannot go on from there, they are done again.
  override async undo(seat: number, count = 1): Promise<void> {
    const back = this.trail.at(-count);
    if (!back || this.trail.length <= count) {
      this.astray = true;
      return;
    }
    await super.undo(seat, count);
    this.trail.splice(-count);
    const goesOn = back.line < this.line && this.sights.get(seat)?.legal.some((action) => isNamed(action, this.next ?? ''));
    if (!goesOn) ({ line: this.line, left: this.left } = back);
  }
}
