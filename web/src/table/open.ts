import { connection, type Ask } from '../protocol/connection.svelte.ts';
import { settings } from '../settings.svelte.ts';

// Opens a table and says its id. Whoever reads Spanish plays with Spanish letters, unless something else was chosen.
export async function openTable(request: {
  game: string;
  seats: number;
  players?: readonly string[];
  options?: Readonly<Record<string, unknown>>;
  listed?: boolean;
  tournament?: boolean;
  clock?: { per: string; seconds: number };
}): Promise<string> {
  const answer = await connection.ask({ do: 'open', ...request } as unknown as Ask);
  return answer['table'] as string;
}

export function usualOptions(game: string): Readonly<Record<string, unknown>> {
  return game === 'verbatim' && settings.language === 'es' ? { letters: 'spanish', dictionary: 'spanish' } : {};
}

// One person against computer players, begun at once.
export async function playAlone(game: string, players: readonly string[]): Promise<string> {
  const table = await openTable({ game, seats: players.length + 1, players: ['', ...players], options: usualOptions(game) });
  await connection.ask({ do: 'sit', table, seat: 0 });
  await connection.ask({ do: 'start', table });
  return table;
}
