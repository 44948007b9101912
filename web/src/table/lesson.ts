import type { Phrases } from '../words/say.ts';

// A lesson is a folder of scenarios (docs/scenarios.md) and what the coach says with each. The position is set up at a table of its own, and the play of
// the scenario is what the learner is led to do; the other seats play their lines by themselves.
export interface Line {
  readonly seat: number;
  readonly steps: readonly string[]; // `take 1`
  readonly refused: boolean; // it is tried to hear why not
  readonly said?: string; // the words that come with it
}
export interface Step {
  readonly number: string; // 05
  readonly position: string;
  readonly lines: readonly Line[];
  readonly scores?: readonly number[]; // by seat, where the game is over then
}
export interface Lesson {
  readonly phrases: Phrases;
  readonly steps: readonly Step[];
}

const scenarios = import.meta.glob<string>('../../../games/*/lessons/*/*.scenario', { query: '?raw', import: 'default' });
const phrases = import.meta.glob<Phrases>('../../../games/*/lessons/*/lesson.txt', { import: 'default' });

export const firstLesson = 'first_game';

const ofPosition = /^(scenario|game|rules|seats|seed|option|at)\b/;

export function readStep(number: string, text: string): Step {
  const lines = text.split('\n').map((line) => line.replace(/#.*/, '').trim());
  const play = lines.findIndex((line) => line !== '' && !ofPosition.test(line));
  const position = (play < 0 ? lines : lines.slice(0, play)).join('\n');
  const moves = (play < 0 ? [] : lines.slice(play)).flatMap((line): Line[] => {
    const [, seat, all = ''] = /^(\d): (.*)$/.exec(line) ?? [];
    if (seat === undefined) return [];
    const [, said] = /"(.*)"/.exec(all) ?? [];
    const rest = all.replace(/\s*".*"/, '');
    const refused = /!\S+$/.test(rest);
    const steps = rest.replace(/!\S+$/, '').split(';').map((step) => step.trim());
    return [{ seat: Number(seat), steps, refused, ...(said === undefined ? {} : { said }) }];
  });
  const over = lines.some((line) => line.startsWith('winner '));
  const scores = over ? lines.find((line) => line.startsWith('scores '))?.slice('scores '.length) : undefined;
  return { number, position, lines: moves, ...(scores === undefined ? {} : { scores: scores.trim().split(/\s+/).map(Number) }) };
}

// The lessons of a game, the first one first.
export function lessonsOf(game: string): readonly string[] {
  const names = Object.keys(phrases).flatMap((file) => /\/games\/([^/]+)\/lessons\/([^/]+)\//.exec(file)?.slice(1, 3).join('/') ?? []);
  const own = names.filter((name) => name.startsWith(`${game}/`)).map((name) => name.slice(game.length + 1));
  return [firstLesson, ...own.filter((name) => name !== firstLesson).sort()];
}

export async function lessonOf(game: string, name: string, language: 'en' | 'es'): Promise<Lesson | undefined> {
  const folder = `../../../games/${game}/lessons/${name}/`;
  const said = await phrases[`${folder}lesson.txt`]?.();
  if (!said) return undefined;
  const files = Object.keys(scenarios).filter((file) => file.startsWith(folder));
  const plain = files.filter((file) => !/\.es\.scenario$/.test(file)).sort();
  const steps = await Promise.all(
    plain.map(async (file) => {
      const own = file.replace(/\.scenario$/, '.es.scenario');
      const chosen = language === 'es' && files.includes(own) ? own : file;
      return readStep(file.slice(folder.length, folder.length + 2), (await scenarios[chosen]?.()) ?? '');
    }),
  );
  return { phrases: said, steps };
}

// Whether an action is the one that a line names: `take 1`, `remove e*`, `keep`.
export function isNamed(action: Readonly<Record<string, unknown>>, name: string): boolean {
  const [type, ...argument] = name.split(' ');
  const given = Object.entries(action).filter(([key]) => key !== 'type').map(([, value]) => String(value));
  return action['type'] === type && given.join(' ') === argument.join(' ');
}

// Whether somebody said the words of a line: capitals, accents and punctuation do not count.
export function saysTheSame(said: string, words: string): boolean {
  const plain = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().match(/[\p{L}\d]+/gu)?.join(' ') ?? '';
  return plain(said) === plain(words);
}

// What is left of the steps of a line once the action is done; nothing if it is not what they say. Cards that are laid or paid one after the other
// come in any order.
export function without(steps: readonly string[], action: Readonly<Record<string, unknown>>): readonly string[] | undefined {
  const type = steps[0]?.split(' ')[0];
  const at = steps.findIndex((step) => isNamed(action, step));
  const inTime = at >= 0 && steps.slice(0, at).every((step) => step.split(' ')[0] === type) && action['type'] === type;
  return inTime ? steps.toSpliced(at, 1) : undefined;
}
