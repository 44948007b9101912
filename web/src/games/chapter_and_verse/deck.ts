import deepWaters from '../../../../games/chapter_and_verse/data/deep_waters.cards';
import foundations from '../../../../games/chapter_and_verse/data/foundations.cards';
import type { ChapterAndVerseIcons, ChapterAndVerseTheme } from '../../protocol/messages.ts';

export type Theme = ChapterAndVerseTheme;
export type Icons = ChapterAndVerseIcons;

// A verse as the files of the rules have it: enough to draw it before anything is asked.
export interface Verse {
  readonly id: string;
  readonly titles: Readonly<Record<'en' | 'es', string>>;
  readonly cost: number;
  readonly icons: Icons;
  readonly markers: readonly string[];
  readonly quote: boolean;
  readonly unique: boolean;
}

// In the order in which the rules name them.
export const themes: readonly Theme[] = ['strength', 'wisdom', 'faith', 'histories', 'trials'];
// The theme that leads is the one with the most icons, of several the first that is printed.
export const leading = (icons: Icons): Theme => (Object.entries(icons) as [Theme, number][]).reduce((most, each) => (each[1] > most[1] ? each : most), ['strength', 0])[0];
// Each icon by itself.
export const single = (icons: Icons): readonly Theme[] => Object.entries(icons).flatMap(([theme, count]) => Array.from({ length: count }, () => theme as Theme));

function readIcons(text = ''): Icons {
  return Object.fromEntries(text.split(', ').map((each) => each.split(' ')).map(([theme, count = '1']) => [theme, Number(count)]));
}

export const verses: readonly Verse[] = [...foundations, ...deepWaters].map(({ id, titles, fields }) => ({
  id,
  titles,
  cost: Number(fields['cost']),
  icons: readIcons(fields['icons']),
  markers: fields['markers']?.split(', ') ?? [],
  quote: 'quote' in fields,
  unique: 'unique' in fields,
}));

const byId = new Map(verses.map((verse) => [verse.id, verse]));
export const verseOf = (id: string) => byId.get(id);
