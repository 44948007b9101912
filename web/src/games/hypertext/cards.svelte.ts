import type { HypertextPrintedCard } from '../../protocol/messages.ts';
import { settings, type Language } from '../../settings.svelte.ts';
import { CardStore } from '../../table/cards.svelte.ts';
import { wordOf, type Word } from './deck.ts';

type Printed = HypertextPrintedCard;
// A card as people read it. What only the server knows comes a moment later, and is missing until then.
export type Card = Pick<Printed, 'id' | 'title' | 'word_type' | 'rarity' | 'lore' | 'context' | 'complexity' | 'text' | 'trivia'> & Partial<Printed>;

// A word that the file of the rules has, in a language; of any other no more than its name is known.
export function plain(id: string, language: Language): Card {
  const title = id.charAt(0).toLocaleUpperCase() + id.slice(1).replaceAll('_', ' ');
  const { titles, type, rarity, lore, context, complexity }: Word = wordOf(id) ?? { id, titles: { en: title, es: title }, type: 'noun', rarity: 'common', lore: 1, context: 1, complexity: 1 };
  return { id, title: titles[language], word_type: type, rarity, lore, context, complexity, text: [], trivia: [] };
}

const printed = new CardStore<Printed>('hypertext');
export const cards = { of: (id: string): Card => printed.find(id) ?? plain(id, settings.language) };
