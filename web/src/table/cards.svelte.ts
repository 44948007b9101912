import { connection, Refused } from '../protocol/connection.svelte.ts';
import { settings, type Language } from '../settings.svelte.ts';

// The printed cards of a game, asked for once in each language: what is not there yet comes a moment later.
export class CardStore<Printed extends { readonly id: string }> {
  private printed = $state.raw<Partial<Record<Language, ReadonlyMap<string, Printed>>>>({});
  private readonly asked = new Set<Language>();

  constructor(private readonly game: string) {}

  find(id: string, language: Language = settings.language): Printed | undefined {
    void this.ask(language);
    return this.printed[language]?.get(id);
  }

  private async ask(language: Language): Promise<void> {
    if (this.asked.has(language)) return;
    this.asked.add(language);
    await Promise.resolve(); // whoever reads a card is drawing just now
    try {
      const answer = await connection.ask({ do: 'cards', game: this.game, language });
      const cards = answer.cards as unknown as readonly Printed[];
      this.printed = { ...this.printed, [language]: new Map(cards.map((card) => [card.id, card])) };
    } catch (fault) {
      this.asked.delete(language);
      if (fault instanceof Refused && fault.no.code === 'lost') await this.ask(language); // the line comes back by itself
    }
  }
}
