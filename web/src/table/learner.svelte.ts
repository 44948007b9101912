import { connection } from '../protocol/connection.svelte.ts';
import { playerName } from '../words/say.ts';
import { isNamed, type Step } from './lesson.ts';
import { Room, type Action } from './room.svelte.ts';

const pause = 900; // so that the learner sees what the others do

// A table at which one step of a lesson is played: the learner has the first seat, the lines of the others are played for them.
export class Learner extends Room {
  // How many small steps of how many lines are done.
  private line = $state(0);
  private small = $state(0);
  astray = $state(false); // the learner tried something else
  private readonly trail: { line: number; small: number }[] = []; // where the learner's own steps were done
  private playing = false;

  constructor(
    id: string,
    private readonly step: Step,
  ) {
    super(id);
  }

  static async open(game: string, step: Step): Promise<Learner> {
    const opened = await connection.ask({ do: 'open', game, position: step.position });
    const table = opened.table;
    for (const { seat } of opened.seats) await connection.ask({ do: 'sit', table, seat });
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
    return line?.seat === 0 ? line.steps[this.small] : undefined;
  }

  private advance(steps: number) {
    const line = this.step.lines[this.line];
    this.small += steps;
    this.astray = false;
    if (line && this.small >= line.steps.length) {
      this.line += 1;
      this.small = 0;
    }
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
      await super.act(line.seat, actions);
      this.line += 1;
      this.small = 0;
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

  override async act(seat: number, actions: readonly Action[]): Promise<boolean> {
    const line = this.step.lines[this.line];
    const wanted = this.next;
    const first = actions[0];
    if (!line || wanted === undefined || !first) return false;
    // Words are the learner's own; other steps are the scenario's.
    const free = /^(lay|done)/.test(wanted) && actions.at(-1)?.type === 'done';
    if (line.refused || (!free && !(actions.length === 1 && isNamed(first, wanted)))) {
      this.astray = true;
      return false;
    }
    const { line: at, small } = this;
    if (!(await super.act(seat, actions))) return false;
    this.trail.push({ line: at, small });
    if (free) {
      while (this.step.lines[this.line]?.seat === 0 && /^(lay|done)/.test(this.next ?? '')) {
        this.line += 1;
        this.small = 0;
      }
      this.advance(0);
    } else {
      this.advance(1);
    }
    return true;
  }

  // A "no" may be just what is to be seen.
  override async why(seat: number, action: Action): Promise<void> {
    await super.why(seat, action);
    const line = this.step.lines[this.line];
    if (line?.refused && isNamed(action, this.next ?? '')) this.advance(1);
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
    const goesOn = this.sights.get(seat)?.legal.some((action) => isNamed(action, this.next ?? ''));
    if (!goesOn) ({ line: this.line, small: this.small } = back);
  }
}
