// What events are called: the data/telling.txt of a game, for the terminal as for the pages. What a line may say: table/telling_lines.h, docs/telling.md.
export type Condition =
  | { readonly kind: 'there' | 'not there' | 'you'; readonly field: string }
  | { readonly kind: 'equal'; readonly field: string; readonly value: string };

export interface Line {
  readonly number: number; // in its file
  readonly events: readonly string[];
  readonly conditions: readonly Condition[];
  readonly phrase?: string; // absent: nothing is said
  readonly by?: string; // absent: the sentence is the same for all
  readonly words: readonly { readonly name: string; readonly fields: readonly string[] }[];
}

// The words and signs of a line, up to a remark.
const tokensOf = (line: string) => line.replace(/#.*/, '').match(/[(),:=]|[^\s(),:=]+/g) ?? [];

function readLine(tokens: string[], number: number, fail: (why: string) => never): Line {
  const takes = (token: string) => tokens[0] === token && tokens.shift() !== undefined;
  const miss = (what: string) => fail(tokens[0] === undefined ? `expected ${what} at the end` : `expected ${what} and not "${tokens[0]}"`);
  const expect = (sign: string) => takes(sign) || miss(`"${sign}"`);
  const word = (what: string) => (tokens[0] === undefined || /^[(),:=]$/.test(tokens[0]) ? miss(what) : (tokens.shift() as string));
  const several = <Part>(between: string, read: () => Part): Part[] => {
    const all = [read()];
    while (takes(between)) all.push(read());
    return all;
  };
  const condition = (): Condition => {
    if (takes('no')) return { kind: 'not there', field: word('a field') };
    const field = word('a field');
    if (takes('=')) return { kind: 'equal', field, value: word('a value') };
    if (!takes('is')) return { kind: 'there', field };
    return takes('you') ? { kind: 'you', field } : miss('"you"');
  };
  const wordWithFields = () => {
    const name = word('a word such as name(seat)');
    expect('(');
    const fields = several(',', () => word('a field'));
    expect(')');
    return { name, fields };
  };

  const events = several(',', () => word('an event'));
  const conditions = takes('if') ? several('and', condition) : [];
  expect(':');
  const phrase = word('a phrase, or -');
  if (phrase === '-') return tokens.length === 0 ? { number, events, conditions, words: [] } : fail(`nothing comes after -, and not "${tokens[0]}"`);
  const by = takes('by') ? { by: word('the field of a seat') } : {};
  const words = [];
  while (tokens.length > 0) words.push(wordWithFields());
  return { number, events, conditions, phrase, ...by, words };
}

export function readTelling(text: string, file: string): readonly Line[] {
  return text.split('\n').flatMap((line, index) => {
    const tokens = tokensOf(line);
    const fail = (why: string): never => {
      throw new Error(`${file}:${index + 1}: ${why}`);
    };
    return tokens.length === 0 ? [] : [readLine(tokens, index + 1, fail)];
  });
}
