import tower from '../../../../games/hypertext/data/tower.cards';
import type { HypertextPrintedCard } from '../../protocol/messages.ts';

export type Type = HypertextPrintedCard['word_type'];
export type Rarity = HypertextPrintedCard['rarity'];

// A card as the file of the rules has it: enough to draw it before anything is asked.
export interface Word {
  readonly id: string;
  readonly titles: Readonly<Record<'en' | 'es', string>>;
  readonly type: Type;
  readonly rarity: Rarity;
  readonly lore: number;
  readonly context: number;
  readonly complexity: number;
}

export const rarities: readonly Rarity[] = ['common', 'uncommon', 'rare', 'glorious'];
export const words: readonly Word[] = tower.map(({ id, titles, fields }) => ({
  id,
  titles,
  type: fields['type'] as Type,
  rarity: fields['rarity'] as Rarity,
  lore: Number(fields['lore']),
  context: Number(fields['context']),
  complexity: Number(fields['complexity']),
}));

const byId = new Map(words.map((word) => [word.id, word]));
export const wordOf = (id: string) => byId.get(id);
