import type { Advice, Coach, Condition, Note, Text } from '../../build/coach.ts';

export type { Advice, Coach, Note, Text };

const files = import.meta.glob<Coach>('../../../games/*/coach/coach.txt', { import: 'default' });

export async function coachOf(game: string): Promise<Coach | undefined> {
  return files[`../../../games/${game}/coach/coach.txt`]?.();
}

// What a condition may speak of: `view`, `own` (the seat in the view), `legal` (the actions), `acting` and `choosing`; after an event its fields and `before`, too.
export interface Facts {
  readonly view: unknown;
  readonly own: unknown;
  readonly legal: readonly unknown[];
  readonly acting: boolean;
  readonly [field: string]: unknown;
}

// Where a list is on the way, any of its elements counts.
function valuesAt(value: unknown, path: readonly string[]): readonly unknown[] {
  if (value === undefined || value === null) return [];
  if (Array.isArray(value)) return value.flatMap((each) => valuesAt(each, path));
  const [first, ...rest] = path;
  return first === undefined ? [value] : valuesAt((value as Readonly<Record<string, unknown>>)[first], rest);
}

export function holds(condition: Condition, facts: Facts, seat: number | undefined): boolean {
  const values = valuesAt(facts, condition.field.split('.'));
  const there = values.some((value) => value !== false);
  switch (condition.kind) {
    case 'there':
      return there;
    case 'not there':
      return !there;
    case 'equal': {
      const wanted = /^\{(.*)\}$/.exec(condition.value)?.[1];
      const expected = wanted === undefined ? [condition.value] : valuesAt(facts, wanted.split('.')).map(String);
      return values.some((value) => expected.includes(String(value)));
    }
    case 'not equal':
      return values.every((value) => String(value) !== condition.value);
    case 'more':
      return values.some((value) => Number(value) > Number(condition.value));
    case 'you':
      return seat !== undefined && values.includes(seat);
    case 'another':
      return values.some((value) => typeof value === 'number' && value !== seat);
  }
}

export const fits = (line: Advice, facts: Facts, seat: number | undefined) => line.conditions.every((each) => holds(each, facts, seat));

// What can be done now: the first line that fits.
export const adviceOf = (coach: Coach, facts: Facts, seat: number | undefined): Advice | undefined => coach.now.find((line) => fits(line, facts, seat));

// The first sentence of what can be done now, and the rest. On a phone two lines show the first alone.
export function inSentences(text: string): readonly [string, string] {
  const [first = text] = /^.*?[.!?](?= |$)/.exec(text) ?? [];
  return [first, text.slice(first.length).trim()];
}
export const longest = 86; // letters in two lines on a phone

// What there is to tell, of an event or, without one, of what is to be seen. What was told is not told again.
export function notesOf(coach: Coach, facts: Facts, seat: number | undefined, told: ReadonlySet<string>, event?: string): readonly Note[] {
  const about = (note: Note) => (event === undefined ? note.events.length === 0 : note.events.includes(event));
  return coach.notes.filter((note) => about(note) && !told.has(note.name) && fits(note, facts, seat));
}
