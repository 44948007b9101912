import { roomOf, weakerThan } from '../games/games.ts';
import type { TableLook } from './room.svelte.ts';

// A computer player and its seat.
export interface Rival {
  readonly seat: number;
  readonly player: string;
}

// Weaker players for somebody who lost by far, with less than half of the best one's points, to computer players alone; none where that is not so, or where nobody is weaker.
export function weakerRivals({ game, seats, scores, again }: Pick<TableLook, 'game' | 'seats' | 'scores' | 'again'>, yours: readonly number[]): readonly Rival[] {
  const [own, ...more] = yours;
  const room = roomOf(game);
  if (!room || !scores || own === undefined || more.length > 0 || again !== undefined) return [];
  const rivals = seats.filter(({ seat }) => seat !== own);
  if (rivals.some(({ player }) => player === undefined) || (scores.points[own] ?? 0) * 2 >= Math.max(...scores.points)) return [];
  return rivals.flatMap(({ seat, player = '' }) => {
    const weaker = weakerThan(room, player);
    return weaker === undefined ? [] : [{ seat, player: weaker }];
  });
}
