import type { Head } from '../../table/head.svelte.ts';
import type { Action } from '../../table/room.svelte.ts';
import { cards } from './cards.svelte.ts';
import { bookIcons, holderOf, iconsTogether, nameIn, type Chapter, type View } from './words.ts';

// A verse of one's own hand; of copies the first is `be_still#0`.
export interface Mine {
  readonly key: string;
  readonly verse: string;
  readonly name: string; // as actions name it
  readonly cost: number; // now
}

// A verse on its way into a chapter, or a book: what is given for it, or which chapters make it, is chosen here, and done at once when it is enough.
export class Playing {
  readonly held = $derived.by((): readonly Mine[] => {
    const seen = new Map<string, number>();
    return (this.head.own?.hand ?? []).map((each) => {
      const name = nameIn(each);
      const copy = seen.get(name) ?? 0;
      seen.set(name, copy + 1);
      return { key: `${name}#${copy}`, verse: each.verse ?? '', name, cost: each.cost ?? cards.of(each.verse ?? '').cost };
    });
  });
  readonly draft = $derived.by(() => (this.head.acting ? this.head.view.draft : undefined));
  readonly due = $derived.by(() => (this.head.view.asks === 'sacrifice' ? (this.draft?.due ?? 0) : 0));
  private chosen = $state.raw<readonly string[]>([]);
  // In the order of the hand: there is one way to give the same verses (CV-14).
  readonly given = $derived.by(() => (this.due === 0 ? [] : this.held.map(({ key }) => key).filter((key) => this.chosen.includes(key))));

  // Of the book that is being closed: chapters that show its theme, and those that are picked so far.
  readonly theme = $derived.by(() => (this.head.view.asks === 'book' ? this.draft?.theme : undefined));
  readonly candidates = $derived.by((): readonly Chapter[] => {
    const { theme } = this;
    return theme ? this.head.view.seats.flatMap(({ chapters }) => chapters).filter(({ icons }) => icons[theme]) : [];
  });
  readonly book = $derived.by((): readonly Chapter[] => this.candidates.filter(({ chapter }) => this.chosen.includes(chapter)));
  readonly sum = $derived.by(() => (this.theme ? iconsTogether(this.book, this.theme) : 0));

  constructor(private readonly head: Head<View>) {}

  // What is being played lies in the hand until it is paid for. Of copies it is the first.
  isPlaying({ key }: Mine): boolean {
    return this.draft?.verse !== undefined && key === `${nameIn(this.draft)}#0`;
  }

  // Does it, with all that has only one way.
  async begin(action: Action): Promise<void> {
    const { head } = this;
    this.chosen = [];
    if (!head.isLegal(action)) return head.attempt(action);
    if ((action.type === 'freeplay' || action.type === 'play') && head.own?.chapters.length === 0) return void (await head.act(action, { type: 'into', to: 'new' }));
    await head.act(action);
  }

  // Of each player one at most (CV-16). The book is closed as soon as it is complete; what it does not need, the rules say.
  pick(chapter: string): void {
    const others = this.chosen.filter((each) => holderOf(each) !== holderOf(chapter));
    this.chosen = this.chosen.includes(chapter) ? this.chosen.filter((each) => each !== chapter) : [...others, chapter];
    this.head.room.no = undefined;
    if (this.sum >= bookIcons) void this.head.act(...this.book.map((each) => ({ type: 'chapter', chapter: each.chapter }))); // by seat
  }
  // The first chapters that will do.
  async pickAny(): Promise<void> {
    const { head } = this;
    const steps: Action[] = [];
    let legal = head.offers('chapter');
    for (let next = legal[0]; next; next = legal.find(({ type }) => type === 'chapter')) {
      steps.push(next);
      legal = head.seat === undefined ? [] : ((await head.room.legalAfter?.(head.seat, steps)) ?? []);
    }
    await head.act(...steps);
  }

  give(each: Mine): void {
    if (this.isPlaying(each)) return;
    this.chosen = this.chosen.includes(each.key) ? this.chosen.filter((key) => key !== each.key) : [...this.chosen, each.key];
    if (this.given.length < this.due) return;
    const names = this.held.filter(({ key }) => this.given.includes(key)).map(({ name }) => name);
    this.chosen = [];
    void this.head.act(...names.map((verse) => ({ type: 'sacrifice', verse })));
  }
}
