// What people read stands in files of one form, for the rules as for the pages (see the phrases.txt of any game):
//
//   key
//     en English
//     es Spanish
//
// A key that lacks a language, or stands twice, ends the build.
export interface Phrases {
  readonly en: Readonly<Record<string, string>>;
  readonly es: Readonly<Record<string, string>>;
}

const languages = ['en', 'es'] as const;

export function readPhrases(text: string, file: string): Phrases {
  const phrases = { en: {} as Record<string, string>, es: {} as Record<string, string> };
  let key = '';
  const lines = text.split('\n');
  const fail = (number: number, why: string): never => {
    throw new Error(`${file}:${number}: ${why}`);
  };
  const closeKey = (number: number) => {
    if (key === '') return;
    for (const language of languages) {
      if (!(key in phrases[language])) fail(number, `"${key}" has no ${language}`);
    }
  };
  lines.forEach((line, index) => {
    const number = index + 1;
    if (line.trim() === '' || line.startsWith('#')) return;
    if (!line.startsWith(' ')) {
      closeKey(number);
      key = line.trim();
      if (key in phrases.en || key in phrases.es) fail(number, `"${key}" stands here twice`);
      return;
    }
    const [, language, words] = /^\s+(\w+) (.*)$/.exec(line) ?? fail(number, 'not `LANGUAGE TEXT`');
    if (language !== 'en' && language !== 'es') fail(number, `no such language: ${language}`);
    const into = phrases[language as 'en' | 'es'];
    if (key in into) fail(number, `"${key}" has two texts in ${language}`);
    into[key] = words as string;
  });
  closeKey(lines.length);
  return phrases;
}

// How a game is announced on the first page: its title, and what it is about.
export function announcement({ en, es }: Phrases, file: string): Record<'title' | 'about', { en: string; es: string }> {
  const text = (key: string) => {
    if (en[key] === undefined || es[key] === undefined) throw new Error(`${file}: a game with a room has "${key}"`);
    return { en: en[key], es: es[key] };
  };
  return { title: text('title'), about: text('about') };
}

// The phrases whose keys begin so.
export function onlyOf(phrases: Phrases, beginning: string): Phrases {
  const only = (texts: Readonly<Record<string, string>>) => Object.fromEntries(Object.entries(texts).filter(([key]) => key.startsWith(beginning)));
  return { en: only(phrases.en), es: only(phrases.es) };
}

// Without what only the terminal says, and refusals: those come from the server as sentences.
export function forPages(phrases: Phrases): Phrases {
  const said = (texts: Readonly<Record<string, string>>) => Object.fromEntries(Object.entries(texts).filter(([key]) => !/^(text|help|typed|type|prompt|refused)\./.test(key)));
  return { en: said(phrases.en), es: said(phrases.es) };
}

// The nouns of a game (see effects/README.md): `noun.one`, `noun.many` … A form that a language does not have is not there.
export function readNouns(text: string): Phrases {
  const phrases = { en: {} as Record<string, string>, es: {} as Record<string, string> };
  let noun = '';
  for (const line of text.split('\n')) {
    const [, language, form, words] = /^\s+(en|es)\.(\w+) (.*)$/.exec(line) ?? [];
    if (language) phrases[language as 'en' | 'es'][`${noun}.${form}`] = words as string;
    else noun = /^\s*[a-z]+ (\w+)/.exec(line)?.[1] ?? noun;
  }
  return phrases;
}
