import { rivalOf, roomOf, type GameRoom } from '../games/games.ts';
import type { OptionValue } from '../protocol/messages.ts';
import { connection } from '../protocol/connection.svelte.ts';
import { nonce } from '../protocol/nonce.ts';
import { settings } from '../settings.svelte.ts';
import { coached } from './coached.svelte.ts';

// What a table plays by unless somebody chooses otherwise: as its room says, and as the game is usually played in the person's language.
export function usualOptions(game: string): Record<string, OptionValue> {
  return { ...roomOf(game)?.usual, ...connection.game(game)?.usual[settings.language] };
}

// A public table for as few as can play, at which one person waits for others.
export async function lookForOpponents(game: string): Promise<string> {
  const seats = Math.max(2, connection.game(game)?.min_seats ?? 2);
  const { table } = await connection.ask({ do: 'open', game, seats, listed: true, options: usualOptions(game) });
  await connection.ask({ do: 'sit', table, seat: 0, nonce: nonce() });
  return table;
}

// One person against the computer player whom a newcomer meets, begun at once, with the coach beside them. It waits for the line, if need be, and then
// takes as few ways there and back as it can: sitting down and beginning are asked together, and whoever goes to the table joins it right behind them. What
// the table is drawn with comes meanwhile.
export async function playAlone(room: GameRoom): Promise<string> {
  const { id: game, first, pages } = room;
  void Promise.all([import('../pages/Table.svelte'), pages()]).catch(() => {}); // who goes there asks again
  await connection.ready();
  const { table } = await connection.ask({ do: 'open', game, seats: 2, players: ['', rivalOf(room)], options: { ...usualOptions(game), ...first } });
  coached.add(table);
  // Should that be refused, the table says so itself: it gathers, and can be begun there.
  for (const request of [{ do: 'sit', table, seat: 0, nonce: nonce() }, { do: 'start', table }] as const) connection.ask(request).catch(() => {});
  return table;
}
