import { SvelteMap } from 'svelte/reactivity';
import type { Term } from '../../build/coach.ts';

export type { Term };

const files = import.meta.glob<readonly Term[]>('../../../games/*/coach/glossary.txt', { import: 'default' });

// The words of each game, once they are here; they are asked for where a text first needs them.
const known = new SvelteMap<string, readonly Term[]>();
const asked = new Set<string>();

export function glossaryOf(game: string): readonly Term[] {
  const load = files[`../../../games/${game}/coach/glossary.txt`];
  if (load && !asked.has(game)) {
    asked.add(game);
    void load().then((terms) => known.set(game, terms));
  }
  return known.get(game) ?? [];
}
export const loadGlossary = async (game: string): Promise<readonly Term[]> => (await files[`../../../games/${game}/coach/glossary.txt`]?.()) ?? [];
