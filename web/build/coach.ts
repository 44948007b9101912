import { readPhrases } from './phrases.ts';

// What the coach says beside a game: the coach/coach.txt of the game, a file of phrases whose headings say when (docs/coach.md):
//
//   goal.1                                      the goal, in three sentences: goal.1 to goal.3
//   now NAME if CONDITION and …                 what you can do now: the first that fits is shown
//   once NAME if CONDITION and …                told once, when it fits for the first time
//   after NAME on EVENT, EVENT if CONDITION …   told once, after such an event
//
// A condition is `FIELD`, `no FIELD`, `FIELD = VALUE`, `FIELD = {FIELD}`, `FIELD != VALUE`, `FIELD > NUMBER`, `FIELD is you`, `FIELD is another` or `can ACTION`.
export type Text = Readonly<Record<'en' | 'es', string>>;
export type Condition =
  | { readonly kind: 'there' | 'not there' | 'you' | 'another'; readonly field: string }
  | { readonly kind: 'equal' | 'not equal' | 'more'; readonly field: string; readonly value: string };
export interface Advice {
  readonly name: string;
  readonly conditions: readonly Condition[];
  readonly text: Text;
}
export interface Note extends Advice {
  readonly events: readonly string[]; // none: it is told by what is to be seen
}
export interface Coach {
  readonly goal: readonly Text[];
  readonly now: readonly Advice[];
  readonly notes: readonly Note[];
}

const name = /^[a-z][a-z0-9_]*$/;
const field = /^[a-z][a-z0-9_.]*$/;

function readCondition(text: string, fail: (why: string) => never): Condition {
  const words = text.split(/\s+/);
  const named = (word: string | undefined) => (word !== undefined && field.test(word) ? word : fail(`"${text}" names no field`));
  const [one, two, three] = words;
  if (words.length === 1) return { kind: 'there', field: named(one) };
  if (words.length === 2 && one === 'no') return { kind: 'not there', field: named(two) };
  if (words.length === 2 && one === 'can') return { kind: 'equal', field: 'legal.type', value: named(two) };
  if (words.length === 3 && two === '=') return { kind: 'equal', field: named(one), value: three as string };
  if (words.length === 3 && two === '!=') return { kind: 'not equal', field: named(one), value: three as string };
  if (words.length === 3 && two === '>') return Number.isInteger(Number(three)) ? { kind: 'more', field: named(one), value: three as string } : fail(`"${three}" is no number`);
  if (words.length === 3 && two === 'is' && (three === 'you' || three === 'another')) return { kind: three, field: named(one) };
  return fail(`"${text}" is no condition`);
}

export function readCoach(text: string, file: string): Coach {
  const { en, es } = readPhrases(text, file);
  const goal: Text[] = [];
  const now: Advice[] = [];
  const notes: Note[] = [];
  const seen = new Set<string>();
  for (const heading of Object.keys(en)) {
    const fail = (why: string): never => {
      throw new Error(`${file}: "${heading}": ${why}`);
    };
    const said = { en: en[heading] as string, es: es[heading] as string };
    if (/^goal\.\d$/.test(heading)) {
      if (heading !== `goal.${goal.push(said)}`) fail('the goal is goal.1, goal.2, goal.3, in this order');
      continue;
    }
    const [, kind, called = '', on, wanted] = /^(now|once|after) (\S+)(?: on (.*?))?(?: if (.*))?$/.exec(heading) ?? fail('it begins with goal, now, once or after');
    if (!name.test(called)) fail(`"${called}" is no name`);
    if (seen.has(called) || !seen.add(called)) fail(`"${called}" stands here twice`);
    if ((kind === 'after') !== (on !== undefined)) fail(kind === 'after' ? 'after which event?' : 'only `after` names events');
    const conditions = wanted === undefined ? [] : wanted.split(/\s+and\s+/).map((each) => readCondition(each, fail));
    const events = on === undefined ? [] : on.split(/\s*,\s*/);
    if (kind === 'now') now.push({ name: called, conditions, text: said });
    else notes.push({ name: called, conditions, text: said, events });
  }
  if (goal.length !== 3) throw new Error(`${file}: the goal has three sentences, goal.1 to goal.3`);
  return { goal, now, notes };
}

// The words of a game, in its coach/glossary.txt: a name and the rule that says more, then in each language how the word is written, and what it means.
//
//   sheol HT-06
//     en Sheol: the open pile where cards end up.
//     es Seol: la pila descubierta donde acaban las cartas.
//   hand VB-23
//     en hand, hands, not hand in: the letters you have collected.
export interface Term {
  readonly name: string;
  readonly rule: string;
  readonly forms: Readonly<Record<'en' | 'es', readonly string[]>>; // the first is what it is called
  readonly others: Readonly<Record<'en' | 'es', readonly string[]>>; // where a form stands and means something else: `hand in` is no hand
  readonly meaning: Text;
}

export function readGlossary(text: string, file: string): readonly Term[] {
  const phrases = readPhrases(text, file);
  const known = { en: new Set<string>(), es: new Set<string>() };
  const names = new Set<string>();
  return Object.keys(phrases.en).map((heading) => {
    const fail = (why: string): never => {
      throw new Error(`${file}: "${heading}": ${why}`);
    };
    const [, called = '', rule = ''] = /^(\S+) ([A-Z]+-\d+)$/.exec(heading) ?? fail('not `NAME RULE`');
    if (!name.test(called)) fail(`"${called}" is no name`);
    if (names.has(called) || !names.add(called)) fail(`"${called}" stands here twice`);
    const read = (language: 'en' | 'es') => {
      const [, forms = '', meaning = ''] = /^([^:]+): (.+)$/.exec(phrases[language][heading] ?? '') ?? fail(`not \`WORD, WORDS: meaning\` in ${language}`);
      const written = forms.split(',').map((form) => form.trim());
      const each = written.filter((form) => !form.startsWith('not '));
      for (const form of each) if (known[language].has(form) || !known[language].add(form)) fail(`"${form}" is another word already`);
      const others = written.filter((form) => form.startsWith('not ')).map((form) => form.slice(4));
      for (const other of others) if (!each.some((form) => other.includes(form))) fail(`"${other}" has no form of the word in it`);
      return { forms: each, others, meaning: meaning.charAt(0).toLocaleUpperCase() + meaning.slice(1) };
    };
    const [en, es] = [read('en'), read('es')];
    return { name: called, rule, forms: { en: en.forms, es: es.forms }, others: { en: en.others, es: es.others }, meaning: { en: en.meaning, es: es.meaning } };
  });
}
