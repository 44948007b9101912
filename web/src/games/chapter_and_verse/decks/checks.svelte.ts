import type { AnswerDeck, DeckFault, OptionValue } from '../../../protocol/messages.ts';
import { connection, Refused } from '../../../protocol/connection.svelte.ts';
import type { Copies } from './shelf.ts';

// Why a deck may not be played, in the reader's language; without a rule: what of its text could not be read.
export type Fault = DeckFault;
// What the rules say of a deck.
export type Judged = Pick<AnswerDeck, 'size' | 'text' | 'name' | 'faults'> & { readonly deck: Copies };
export type Options = Readonly<Record<string, OptionValue>>;

// A deck as copies by verse, or as plain text.
export async function judge(deck: Copies | string, options: Options): Promise<Judged> {
  const asked = typeof deck === 'string' ? { text: deck } : { deck };
  return connection.ask({ do: 'deck', game: 'chapter_and_verse', ...asked, options });
}

// Asks about a deck while it is being built: one question at a time, and of those that come meanwhile the last alone.
export class Check<Asked> {
  judged = $state.raw<Judged | undefined>(undefined);
  failed = $state(''); // why there is no answer
  private next: { readonly asked: Asked } | undefined;
  private busy = false;

  constructor(private readonly ask: (asked: Asked) => Promise<Judged>) {}

  async of(asked: Asked): Promise<void> {
    this.next = { asked };
    if (this.busy) return;
    this.busy = true;
    while (this.next) {
      const now: Asked = this.next.asked;
      this.next = undefined;
      try {
        const judged = await this.ask(now);
        if (!this.next) this.judged = judged;
        this.failed = '';
      } catch (fault) {
        if (!(fault instanceof Refused)) throw fault;
        if (fault.no.code === 'lost') this.next ??= { asked: now }; // the line comes back by itself
        else this.failed = fault.no.message;
      }
    }
    this.busy = false;
  }
}
