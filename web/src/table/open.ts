import { connection, type Ask } from '../protocol/connection.svelte.ts';
import { settings } from '../settings.svelte.ts';

// Opens a table and says its id.
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

// What a table speaks, where a game can be played in the person's language.
export function usualOptions(game: string): Readonly<Record<string, unknown>> {
  const language = { en: 'english', es: 'spanish' }[settings.language];
  const spoken = (connection.game(game)?.options ?? []).filter((option) => option.choices?.includes(language));
  return Object.fromEntries(spoken.map((option) => [option.name, language]));
}

// One person against computer players, begun at once.
export async function playAlone(game: string, players: readonly string[]): Promise<string> {
  const table = await openTable({ game, seats: players.length + 1, players: ['', ...players], options: usualOptions(game) });
  await connection.ask({ do: 'sit', table, seat: 0 });
  await connection.ask({ do: 'start', table });
  return table;
}
