import type { Card } from '../cards.svelte.ts';
import { themes, type Theme } from '../deck.ts';
import { abilitiesOf } from './browse.ts';
import type { Copies } from './shelf.ts';

// What a deck adds up to.
export interface Sums {
  readonly size: number;
  readonly costs: readonly number[]; // how many verses cost 0, 1, 2 …
  readonly icons: Readonly<Record<Theme, number>>;
  readonly works: readonly Count[];
  readonly abilities: readonly Count[]; // Quote, Prayer … in the words of the cards
  readonly markers: readonly Count[];
}
// How many verses have it, the most first.
export interface Count {
  readonly what: string;
  readonly count: number;
}

export function sumsOf(copies: Copies, cardOf: (verse: string) => Card): Sums {
  const costs = [0, 0, 0, 0, 0];
  const icons = Object.fromEntries(themes.map((theme) => [theme, 0])) as Record<Theme, number>;
  const [works, abilities, markers] = [new Map<string, number>(), new Map<string, number>(), new Map<string, number>()];
  let size = 0;
  for (const [verse, count] of Object.entries(copies)) {
    const card = cardOf(verse);
    const add = (to: Map<string, number>, what: string) => to.set(what, (to.get(what) ?? 0) + count);
    size += count;
    costs[card.cost] = (costs[card.cost] ?? 0) + count;
    for (const theme of themes) icons[theme] += (card.icons[theme] ?? 0) * count;
    if (card.work) add(works, card.work);
    for (const ability of abilitiesOf(card)) add(abilities, ability);
    for (const marker of card.markers) add(markers, marker);
  }
  const sorted = (counts: Map<string, number>): readonly Count[] => [...counts].map(([what, count]) => ({ what, count })).toSorted((one, other) => other.count - one.count || one.what.localeCompare(other.what));
  return { size, costs, icons, works: sorted(works), abilities: sorted(abilities), markers: sorted(markers) };
}
