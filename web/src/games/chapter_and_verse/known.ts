import type { View } from './words.ts';

// A hidden pile in which the viewer knows a verse to be; `known`: everyone does.
export interface Kept {
  readonly pile: string;
  readonly known: boolean;
}

export function hiddenIn({ seats, somewhere = {} }: Pick<View, 'seats' | 'somewhere'>, verse: string): readonly Kept[] {
  const piles = seats.flatMap(({ seat, hand, deck, blessings }) => [
    { pile: `${seat}.hand`, cards: hand },
    { pile: `${seat}.deck`, cards: deck.known ?? [] },
    { pile: `${seat}.blessings`, cards: blessings.known ?? [] },
  ]);
  const all = [...piles, ...Object.entries(somewhere).map(([pile, cards]) => ({ pile, cards }))];
  const found = new Map<string, boolean>();
  for (const { pile, cards } of all) {
    for (const card of cards) if (card.verse === verse) found.set(pile, (found.get(pile) ?? false) || card.known_to_all === true);
  }
  return [...found].map(([pile, known]) => ({ pile, known }));
}
