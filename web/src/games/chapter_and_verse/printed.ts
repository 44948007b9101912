import nouns from '../../../../games/chapter_and_verse/data/nouns.txt';
import phrases from '../../../../games/chapter_and_verse/data/phrases.txt?cards';
import { sayFrom } from '../../words/say.ts';
import type { Card } from './cards.svelte.ts';
import { themes } from './deck.ts';

// How the rules call a theme, a marker or a pile, and what a card says: all that the first page needs.
export const called = (noun: string, count = 1) => sayFrom(nouns, `${noun}.${count === 1 ? 'one' : 'many'}`);
export const onCard = (key: string, ...given: (string | number)[]) => sayFrom(phrases, `web.card.${key}`, ...given);

// Aloud: "Choose You This Day, Strength 2, Histories 1, cost 2".
export function nameOf({ title, icons }: Pick<Card, 'title' | 'icons'>, cost: number, set = false): string {
  const shown = themes.filter((theme) => icons[theme]).map((theme) => `${called(theme)} ${icons[theme]}`);
  return [title, ...shown, onCard('cost', cost), ...(set ? [onCard('set')] : [])].join(', ');
}
