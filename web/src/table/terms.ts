import type { Term } from '../../build/coach.ts';

// A piece of a text: plain, or a word of the game.
export interface TermRun {
  readonly text: string;
  readonly term?: Term;
}

// The same for a line that is broken: a stop stays with the word before it.
export interface Piece extends TermRun {
  readonly stop?: string;
}

const stopAt = (text: string | undefined) => /^[,.;:!?)”…]+/.exec(text ?? '')?.[0] ?? '';

export function withStops(runs: readonly TermRun[]): readonly Piece[] {
  return runs.map((run, i) => {
    if (run.term) return { ...run, stop: stopAt(runs[i + 1]?.text) };
    return runs[i - 1]?.term ? { text: run.text.slice(stopAt(run.text).length) } : run;
  });
}

const escaped = (form: string) => form.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
// A word is meant as it is written: Lot is a word of the game, a lot is not, and "Exchange …" tells somebody what to do. Several words may begin a sentence.
const isSame = (form: string, found: string) => form === found || (form.includes(' ') && form === form.toLocaleLowerCase() && form === found.toLocaleLowerCase());

// A text in pieces: each word of the game where it first stands, the longest that fits. What only looks like one stays plain.
export function termRuns(text: string, terms: readonly Term[], language: 'en' | 'es'): readonly TermRun[] {
  const forms = terms.flatMap((term) => term.forms[language].map((form) => ({ form, term }))).sort((one, other) => other.form.length - one.form.length);
  if (forms.length === 0) return [{ text }];
  const others = terms.flatMap((term) => term.others[language]);
  const written = [...others, ...forms.map(({ form }) => form)].sort((one, other) => other.length - one.length);
  const pattern = new RegExp(`(?<![\\p{L}\\d])(?:${written.map(escaped).join('|')})(?![\\p{L}\\d])`, 'giu');
  const runs: TermRun[] = [];
  const seen = new Set<string>();
  let plain = 0;
  for (const { 0: found, index } of text.matchAll(pattern)) {
    const term = forms.find(({ form }) => isSame(form, found))?.term;
    if (!term || seen.has(term.name)) continue;
    seen.add(term.name);
    if (index > plain) runs.push({ text: text.slice(plain, index) });
    runs.push({ text: found, term });
    plain = index + found.length;
  }
  if (plain < text.length) runs.push({ text: text.slice(plain) });
  return runs;
}
