import { connection, Refused } from '../../protocol/connection.svelte.ts';
import type { HypertextPrintedCard } from '../../protocol/messages.ts';
import { settings, type Language } from '../../settings.svelte.ts';
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

// The ninety cards, asked for once in each language.
class Cards {
  private printed = $state.raw<Partial<Record<Language, ReadonlyMap<string, Printed>>>>({});
  private readonly asked = new Set<Language>();

  of(id: string): Card {
    const { language } = settings;
    void this.ask(language);
    return this.printed[language]?.get(id) ?? plain(id, language);
  }

  private async ask(language: Language): Promise<void> {
    if (this.asked.has(language)) return;
    this.asked.add(language);
    await Promise.resolve(); // whoever reads a card is drawing just now
    try {
      const { cards } = await connection.ask({ do: 'cards', game: 'hypertext' });
      const printed = cards as Printed[];
      // The language may have been changed while the line was not there.
      if (printed.some(({ title, titles }) => title !== titles[language])) this.asked.delete(language);
      else this.printed = { ...this.printed, [language]: new Map(printed.map((card) => [card.id, card])) };
    } catch (fault) {
      this.asked.delete(language);
      if (fault instanceof Refused && fault.no.code === 'lost') await this.ask(language); // the line comes back by itself
    }
  }
}

export const cards = new Cards();
