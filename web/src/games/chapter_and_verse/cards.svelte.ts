import type { ChapterAndVerseConstants, ChapterAndVersePrintedCard } from '../../protocol/messages.ts';
import { settings, type Language } from '../../settings.svelte.ts';
import { CardStore } from '../../table/cards.svelte.ts';
import { verseOf } from './deck.ts';

type Printed = ChapterAndVersePrintedCard;
// A verse as people read it. What only the server knows comes a moment later, and is missing until then.
export type Card = Pick<Printed, 'id' | 'title' | 'cost' | 'icons' | 'markers' | 'quote' | 'unique' | 'text' | 'reminders'> & Partial<Printed>;

// A verse that the files of the rules have, in a language; of any other no more than its name is known.
export function plain(id: string, language: Language): Card {
  const verse = verseOf(id);
  const { cost, icons, markers, quote, unique } = verse ?? { cost: 0, icons: {}, markers: [], quote: false, unique: false };
  const title = verse?.titles[language] ?? id.charAt(0).toLocaleUpperCase() + id.slice(1).replaceAll('_', ' ');
  return { id, title, cost, icons, markers: markers as Card['markers'], quote, unique, text: [], reminders: {} };
}

const printed = new CardStore<Printed, ChapterAndVerseConstants>('chapter_and_verse');
export const cards = {
  constants: () => printed.constants(),
  of: (id: string, language: Language = settings.language): Card => printed.find(id, language) ?? plain(id, language),
};
