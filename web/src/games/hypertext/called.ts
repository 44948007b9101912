import nouns from '../../../../games/hypertext/data/nouns.txt';
import phrases from '../../../../games/hypertext/data/phrases.txt';
import { sayFrom } from '../../words/say.ts';
import type { Card } from './cards.svelte.ts';

export type Stat = 'lore' | 'context' | 'complexity';

// How the rules call a type, a rarity or a stat, and what is said of a card.
export const called = (noun: string) => sayFrom(nouns, `${noun}.one`);
export const tell = (key: string, ...given: (string | number)[]) => sayFrom(phrases, key, ...given);

// The stat that the sentences of a card speak of.
export const stats: readonly Stat[] = ['lore', 'context', 'complexity'];
export const statIn = (text: readonly string[]): Stat | undefined => stats.find((stat) => text.some((line) => line.includes(called(stat))));

export const numberOf = (card: Card, stat: Stat) => tell('web.card.stat', called(stat), card[stat]);

// Aloud, in small letters: capitals would be spelled.
export function nameOf({ title, word_type, rarity }: Card, as?: string): string {
  const name = as && as !== word_type ? tell('web.card.as', title, called(as).toLocaleLowerCase()) : title;
  return [name, called(word_type).toLocaleLowerCase(), called(rarity).toLocaleLowerCase()].join(', ');
}
export const costOf = (cost: number) => (cost === 0 ? tell('web.card.free') : tell('web.card.cost', cost));
