import { connection, Refused } from '../protocol/connection.svelte.ts';
import { settings, type Language } from '../settings.svelte.ts';

// The printed cards of a game, and what players need to know besides them, asked for once in each language: what is not there yet comes a moment later.
export class CardStore<Printed extends { readonly id: string }, Constants = unknown> {
  private printed = $state.raw<Partial<Record<Language, { readonly cards: ReadonlyMap<string, Printed>; readonly constants: Constants | undefined }>>>({});
  private readonly asked = new Set<Language>();

  constructor(private readonly game: string) {}

  find(id: string, language: Language = settings.language): Printed | undefined {
    void this.ask(language);
    return this.printed[language]?.cards.get(id);
  }
  constants(language: Language = settings.language): Constants | undefined {
    void this.ask(language);
    return this.printed[language]?.constants;
  }

  private async ask(language: Language): Promise<void> {
    if (this.asked.has(language)) return;
    this.asked.add(language);
    await Promise.resolve(); // whoever reads a card is drawing just now
    try {
      const answer = await connection.ask({ do: 'cards', game: this.game, language });
      const { cards, constants } = answer as unknown as { readonly cards: readonly Printed[]; readonly constants?: Constants };
      this.printed = { ...this.printed, [language]: { cards: new Map(cards.map((card) => [card.id, card])), constants } };
    } catch (fault) {
      this.asked.delete(language);
      if (fault instanceof Refused && fault.no.code === 'lost') await this.ask(language); // the line comes back by itself
    }
  }
}
