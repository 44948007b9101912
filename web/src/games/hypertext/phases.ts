import text from '../../../../games/hypertext/data/phases.txt?raw';

// What a phase is called, which cards it takes, and what it brings.
export interface Phase {
  readonly title: Readonly<Record<'en' | 'es', string>>;
  readonly types: readonly string[]; // where it says which: noun, verb …
  readonly groups: readonly number[]; // where it does not: so many of one type, so many of another
  readonly any: boolean; // the types do not matter
  readonly size: number;
  readonly points: number;
}

// `NOUN NOUN VERB …`, `5 same`, `6 any`, `3 + 2 + 2`.
function shapeOf(cards: string): Pick<Phase, 'types' | 'groups' | 'any' | 'size'> {
  const groups = (cards.match(/\d+/g) ?? []).map(Number);
  const types = groups.length > 0 ? [] : cards.toLowerCase().split(/\s+/);
  return { types, groups, any: cards.endsWith('any'), size: groups.reduce((sum, each) => sum + each, types.length) };
}

// By name, as views name them.
export function readPhases(file: string): Readonly<Record<string, Phase>> {
  const phases: Record<string, Phase> = {};
  for (const part of file.split(/^phase \d+ /m).slice(1)) {
    const [, en, es, cards, points] = /^"(.*)"\n {2}spanish +"(.*)"\n {2}cards +(.*)\n {2}points +(\d+)/.exec(part) ?? [];
    if (!en || !es || !cards) throw new Error(`phases.txt: cannot read ${part}`);
    phases[en.toLowerCase().replaceAll(' ', '_')] = { title: { en, es }, ...shapeOf(cards), points: Number(points) };
  }
  return phases;
}

export const phases = readPhases(text);
