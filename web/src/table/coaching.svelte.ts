import { settings } from '../settings.svelte.ts';
import { keep, kept, toldPlace } from './coached.svelte.ts';
import { adviceOf, coachOf, fits, notesOf, type Advice, type Coach, type Facts, type Note, type Text } from './coach.ts';
import { loadGlossary, type Term } from './glossary.svelte.ts';
import type { Happening, Sight } from './room.svelte.ts';
import { termRuns } from './terms.ts';

export type Told = { readonly acts: number } & ({ readonly kind: 'note'; readonly name: string; readonly text: Text; readonly note: Note } | { readonly kind: 'word'; readonly name: string; readonly term: Term });

const most = 3; // beside what can be done now: nobody reads more
const mostWords = 2;

// The coach at one table: what can be done now; and what was just told, until we have done something.
export class Coaching {
  private coach = $state.raw<Coach | undefined>(undefined);
  private terms: readonly Term[] = [];
  private all = $state.raw<readonly Told[]>([]);
  private told: Set<string>;
  welcomed = $state(false); // the goal was told

  constructor(
    private readonly game: string,
    private readonly room: { readonly acts: number; readonly choosing?: string | undefined },
    private readonly sight: () => Sight,
  ) {
    this.told = new Set(kept(toldPlace(game)));
    this.welcomed = this.told.has('goal');
    void Promise.all([coachOf(game), loadGlossary(game)]).then(([coach, terms]) => {
      this.terms = terms;
      this.coach = coach;
    });
  }

  get goal(): readonly Text[] {
    return this.coach?.goal ?? [];
  }
  get advice(): Advice | undefined {
    return this.coach && adviceOf(this.coach, this.facts(), this.seat);
  }
  get notes(): readonly Told[] {
    return this.all.filter((told) => told.acts === this.room.acts && !this.isPast(told));
  }

  welcome() {
    this.welcomed = true;
    this.tell('goal');
  }
  // Something happened.
  hear({ event, before }: Happening) {
    if (!this.coach) return;
    const facts = { ...this.facts(), ...(event as object), before };
    this.note(notesOf(this.coach, facts, this.seat, this.told, (event as { type: string }).type));
  }
  // What is to be seen for the first time; and the words that were said for the first time.
  look() {
    if (!this.coach) return;
    this.note(notesOf(this.coach, this.facts(), this.seat, this.told));
    const said = [this.advice, ...this.notes].map((each) => (each && 'text' in each ? each.text[settings.language] : '')).join('\n');
    const words = termRuns(said, this.terms, settings.language).flatMap(({ term }) => (term && !this.told.has(`word.${term.name}`) ? [term] : []));
    const shown = this.notes.filter(({ kind }) => kind === 'word').length;
    for (const term of words.slice(0, Math.max(0, mostWords - shown))) this.add({ kind: 'word', name: `word.${term.name}`, term, acts: this.room.acts });
  }

  private get seat(): number | undefined {
    const { eyes } = this.sight();
    return typeof eyes === 'number' ? eyes : undefined;
  }
  private facts(): Facts {
    const { view, legal, actors } = this.sight();
    const { seat } = this;
    const acting = seat !== undefined && actors.includes(seat);
    const own = seat === undefined ? undefined : (view as { readonly seats?: readonly unknown[] }).seats?.[seat];
    return { view, own, legal: acting ? legal : [], acting, choosing: this.room.choosing };
  }
  private note(notes: readonly Note[]) {
    for (const note of notes) this.add({ kind: 'note', name: note.name, text: note.text, note, acts: this.room.acts });
  }
  // What was to be seen, and no longer is.
  private isPast(told: Told): boolean {
    return told.kind === 'note' && told.note.events.length === 0 && !fits(told.note, this.facts(), this.seat);
  }
  // What finds no room now is told at the next time.
  private add(said: Told) {
    if (this.notes.length >= most) return;
    this.all = [...this.notes, said];
    this.tell(said.name);
  }
  private tell(name: string) {
    this.told.add(name);
    keep(toldPlace(this.game), this.told);
  }
}
