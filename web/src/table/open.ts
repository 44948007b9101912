import type { GameRoom } from '../games/games.ts';
import type { OptionValue } from '../protocol/messages.ts';
import { connection } from '../protocol/connection.svelte.ts';
import { settings } from '../settings.svelte.ts';
import { coached } from './coached.svelte.ts';

// What a table speaks, where a game can be played in the person's language.
export function usualOptions(game: string): Record<string, OptionValue> {
  const language = { en: 'english', es: 'spanish' }[settings.language];
  const spoken = (connection.game(game)?.options ?? []).filter((option) => option.choices?.includes(language));
  return Object.fromEntries(spoken.map((option) => [option.name, language]));
}

// One person against the computer player whom a newcomer meets, begun at once.
export async function playAlone({ id: game, rival, first }: GameRoom): Promise<string> {
  const { table } = await connection.ask({ do: 'open', game, seats: 2, players: ['', rival], options: { ...usualOptions(game), ...first } });
  await connection.ask({ do: 'sit', table, seat: 0 });
  await connection.ask({ do: 'start', table });
  coached.add(table);
  return table;
}
