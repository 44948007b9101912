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
