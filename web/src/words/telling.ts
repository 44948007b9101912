import type { Condition, Line } from '../../build/telling.ts';
import { listOf, sayFrom, type Phrases } from './say.ts';

// How a game says what only it knows, by name: the word `phase` in `phase(board)`.
export type OwnWords = Readonly<Record<string, (field: never, before: never) => string>>;

// An event as somebody hears of it who has the seats `mine` and saw `before`.
interface Happening {
  readonly event: object;
  readonly before: object;
  readonly name: (seat: number) => string;
  readonly mine: readonly number[];
}
// The same in the words of a game.
interface Told extends Happening {
  readonly phrases: Phrases;
  readonly own: OwnWords;
  readonly named: { last?: number | undefined };
}

const part = (value: unknown, name: string) => (value as Readonly<Record<string, unknown>> | null | undefined)?.[name];
// What stands at `action.seat` of the event or at `before.step`.
const at = (told: Happening, field: string) => field.split('.').reduce<unknown>(part, { ...told.event, before: told.before });
const listAt = <Each>(told: Happening, field: string) => at(told, field) as readonly Each[];
const isThere = (value: unknown) => value !== undefined && value !== null && value !== false && !(Array.isArray(value) && value.length === 0);
const textOf = (value: unknown) => (value === undefined ? '' : String(value));
const filled = (told: Happening, what: string) => what.replace(/\{([^}]*)\}/g, (_, field: string) => textOf(at(told, field)));
const whose = (told: Happening, seat: number) => (told.mine.includes(seat) ? 'you' : 'other');

function ownWord(told: Told, word: string, value: unknown): string {
  const say = told.own[word] as ((field: unknown, before: object) => string) | undefined;
  if (!say) throw new Error(`there is no word "${word}"`);
  return say(value, told.before);
}

// Whose a pile is: ours, that of somebody whom the sentence has named, or another's.
function ownerIn(told: Told, key: string, seat: number): string {
  if (told.mine.includes(seat)) return 'you';
  const own = told.named.last === seat;
  told.named.last = seat;
  return own && `${key}.own` in told.phrases.en ? 'own' : 'other';
}
function pileText(told: Told, way: string, which: string): string {
  const [seat, its] = which.split('.');
  if (its === undefined) return sayFrom(told.phrases, `tell.pile.${which}.${way}`);
  const key = `tell.pile.${/^\d+$/.test(its) ? 'number' : its}.${way}`;
  return sayFrom(told.phrases, `${key}.${ownerIn(told, key, Number(seat))}`, told.name(Number(seat)), its);
}
const pile = (way: string) => (told: Told, field: string) => pileText(told, way, textOf(at(told, field)));

function count(told: Told, ...fields: readonly string[]): string {
  const value = fields.map((field) => at(told, field)).find(isThere) ?? 0;
  return sayFrom(told.phrases, 'tell.cards', Array.isArray(value) ? value.length : (value as number));
}

// The words of every game.
const commonWords: Readonly<Record<string, (told: Told, field: string, other?: string) => string | number>> = {
  name: (told, field) => told.name(at(told, field) as number),
  names: (told, field) => listOf(listAt<number>(told, field).map(told.name)),
  number: (told, field) => {
    const value = at(told, field);
    return Array.isArray(value) ? value.length : (value as number);
  },
  scores: (told, field) => listOf(listAt<number>(told, field).map((points, seat) => sayFrom(told.phrases, `tell.points.${whose(told, seat)}`, told.name(seat), points))),
  card: (told, field) => (isThere(at(told, field)) ? ownWord(told, 'card', at(told, field)) : sayFrom(told.phrases, 'tell.card')),
  cards: (told, field, other = field) =>
    isThere(at(told, field)) ? listOf(listAt(told, field).map((each) => ownWord(told, 'card', each))) : count(told, other),
  count: (told, field, other = field) => count(told, field, other),
  from: pile('from'),
  to: pile('to'),
  under: pile('under'),
  the: pile('the'),
  all: (told, field) => listOf(listAt<string>(told, field).map((each) => pileText(told, 'the', each))),
};

// Those that have something to say where their first field is absent.
const ofHidden: readonly string[] = ['card', 'cards', 'count'];

function say(told: Told, { name, fields: [field = '', other] }: Line['words'][number]): string | number {
  const value = at(told, field);
  if (value === undefined && !ofHidden.includes(name)) return '';
  return commonWords[name]?.(told, field, other) ?? ownWord(told, name, value);
}

function holds(told: Happening, condition: Condition): boolean {
  const value = at(told, condition.field);
  if (condition.kind === 'equal') return value !== undefined && textOf(value) === filled(told, condition.value);
  if (condition.kind === 'you') return [value].flat().some((seat) => told.mine.includes(seat as number));
  return isThere(value) === (condition.kind === 'there');
}

function sentence(told: Told, { phrase, by, words }: Line & { readonly phrase: string }): string {
  if (by !== undefined) told.named.last = at(told, by) as number;
  const given = words.map((word) => say(told, word));
  const key = filled(told, phrase);
  if (by === undefined) return sayFrom(told.phrases, key, ...given);
  const seat = at(told, by) as number;
  return sayFrom(told.phrases, `${key}.${whose(told, seat)}`, told.name(seat), ...given);
}

// What the events of a game are called, as its telling.txt says it, for the terminal as for the pages: docs/telling.md.
export class Telling {
  private readonly lines: readonly Line[];
  private readonly phrases: Phrases;
  private readonly own: OwnWords;

  constructor(lines: readonly Line[], phrases: Phrases, own: OwnWords) {
    this.lines = lines;
    this.phrases = phrases;
    this.own = own;
  }

  // Nothing where it need not be said.
  tell(happening: Happening): string | undefined {
    const line = this.lineFor(happening);
    if (line?.phrase === undefined) return undefined;
    const said = sentence({ ...happening, phrases: this.phrases, own: this.own, named: {} }, { ...line, phrase: line.phrase });
    return said.charAt(0).toLocaleUpperCase() + said.slice(1);
  }

  // The first that fits.
  private lineFor(happening: Happening): Line | undefined {
    const type = textOf(at(happening, 'type'));
    return this.lines.find(({ events, conditions }) => events.includes(type) && conditions.every((each) => holds(happening, each)));
  }
}
