import type { Pace } from '../settings.svelte.ts';

// What a game shows large of an event, beside the sentence that it is told with.
export interface Staged {
  readonly cards?: readonly object[]; // what the game's own card is given, one for each; absent: the cards of what the same seat did before
  readonly word?: boolean; // the cards are the letters of one word: they stand in one line
  readonly hits: readonly number[]; // whom it is done to, by seat
  readonly text?: readonly string[]; // what the card does
}
// The same on the stage.
export interface Shown extends Staged {
  readonly by: number | undefined; // the seat that did it
  readonly line: string;
}

// News on its way to the page. `now`: it may not wait, and nothing before it; `own`: we did it ourselves.
export interface Step {
  readonly now: boolean;
  readonly own: boolean;
  draw(): void; // what is staged of it is added meanwhile
}

export interface Timer {
  after(milliseconds: number, then: () => void): () => void; // returns what stops it
}
// How long something is shown: a moment to see it, and time to read each letter.
const times = { slow: [2600, 55], usual: [1400, 32], quick: [700, 14], off: [0, 0] } as const;
export function timeFor(pace: Pace, shown: Shown): number {
  const [moment, letter] = times[pace];
  return moment + letter * (shown.line.length + 0.6 * (shown.text ?? []).join(' ').length);
}

const most = 6; // pieces of news that wait; more than these are not waited for, unless they were held back
const kept = 30; // of what was shown

// Between the news and the page: what the others do is shown one after another, and what comes after it waits. Nothing waits for long, nothing that
// we did ourselves waits, and nothing while we are asked: the table is always the one that we act at.
export class Stage {
  showing = $state.raw<Shown | undefined>(undefined);
  past = $state.raw<readonly Shown[]>([]); // the latest last
  reading = $state<number | undefined>(undefined); // which of the past is looked at again
  private steps = $state.raw<readonly Step[]>([]); // not drawn yet
  private next: readonly Shown[] = []; // of what was drawn
  private holds = 0; // how many hold back what comes
  private space = most; // for steps
  private stop: () => void = () => {};

  constructor(
    private readonly pace: () => Pace,
    private readonly timer: Timer,
  ) {}

  // Whether the page is behind the table.
  get behind(): boolean {
    return this.steps.length > 0;
  }
  // What is to be seen: that which is read again, else what happens.
  get seen(): Shown | undefined {
    return this.reading === undefined ? this.showing : this.past[this.reading];
  }

  // --- What comes in

  offer(step: Step) {
    if (step.own) this.skipAll();
    if (step.now || step.own || (this.pace() === 'off' && !this.held)) {
      this.drawAll();
      if (step.now) this.reading = undefined;
      step.draw();
      if (step.now) this.hurry();
    } else {
      this.steps = [...this.steps, step];
      if (this.held) this.space = this.steps.length + most;
      while (this.steps.length > this.space) this.drawNext(false);
    }
    this.go();
  }
  get held(): boolean {
    return this.holds > 0;
  }
  // Until what is returned is called, whatever can wait is kept; then all of it is shown, one thing after another.
  hold(): () => void {
    this.holds += 1;
    let over = false;
    return () => {
      if (over) return;
      over = true;
      this.holds -= 1;
      this.go();
    };
  }
  // By whoever draws a step.
  add(shown: Shown) {
    const before = this.next.at(-1) ?? this.showing;
    const same = before !== undefined && before.by === shown.by;
    const whole = { ...shown, cards: shown.cards ?? (same ? before.cards : undefined) ?? [] };
    this.past = [...this.past.slice(1 - kept), whole];
    if (this.pace() !== 'off') this.next = [...this.next, whole].slice(-most);
  }

  // --- What is done with it

  skip() {
    this.stop();
    this.showing = undefined;
    this.go();
  }
  // To where the table is now.
  skipAll() {
    this.drawAll();
    this.next = [];
    this.reading = undefined;
    this.skip();
  }
  // What was drawn is told in another way, and can be read again.
  drop() {
    this.next = [];
    this.skip();
  }
  // The one before, from what is seen now or happened last.
  back() {
    const from = this.reading ?? (this.showing ? this.past.lastIndexOf(this.showing) : this.past.length);
    if (this.past.length > 0) this.reading = Math.max(0, from - 1);
  }
  forward() {
    if (this.reading === undefined) return;
    if (this.reading + 1 < this.past.length) this.reading += 1;
    else this.close();
  }
  close() {
    this.reading = undefined;
    this.go();
  }

  private drawNext(shown = true) {
    const [step, ...rest] = this.steps;
    this.steps = rest;
    this.space = Math.max(most, Math.min(this.space, rest.length + most));
    const before = this.next;
    step?.draw();
    if (!shown) this.next = before;
  }
  private drawAll() {
    while (this.steps.length > 0) this.drawNext();
  }
  // There is time for the last thing alone.
  private hurry() {
    if (this.next.length === 0) return;
    this.next = this.next.slice(-1);
    this.stop();
    this.showing = undefined;
  }

  private go() {
    while (this.showing === undefined && this.reading === undefined) {
      const [first, ...rest] = this.next;
      if (first) {
        this.next = rest;
        this.show(first);
      } else if (this.steps.length > 0 && !this.held) {
        this.drawNext();
      } else {
        return;
      }
    }
  }
  private show(shown: Shown) {
    this.showing = shown;
    const many = this.next.length + this.steps.length >= 3;
    this.stop = this.timer.after(timeFor(this.pace(), shown) / (many ? 2 : 1), () => this.skip());
  }
}
