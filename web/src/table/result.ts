import { listOf, say } from '../words/say.ts';
import type { ReckoningRow, RowWords } from './reckoning.ts';

// How a game ended, as anybody may know it.
export interface Outcome {
  readonly game: string; // its title
  readonly names: readonly string[]; // by seat
  readonly points: readonly number[];
  readonly winners: readonly number[];
  readonly best?: Best | undefined; // of whoever won
}
// What brought the most points.
export interface Best {
  readonly what: string;
  readonly points: number;
}
export function bestOf(rows: readonly ReckoningRow[], winner: number | undefined, words: RowWords): Best | undefined {
  const gains = rows.filter(({ seat, points }) => seat === winner && points > 0);
  const most = Math.max(...gains.map(({ points }) => points));
  const best = gains.find(({ points }) => points === most);
  return best && { what: words(best), points: best.points };
}

// The best first; who won stands before those who have as many points.
export const ranking = ({ points, winners }: Outcome): readonly number[] =>
  [...points.keys()].sort((one, other) => (points[other] ?? 0) - (points[one] ?? 0) || Number(winners.includes(other)) - Number(winners.includes(one)));

const namesOf = (outcome: Outcome, seats: readonly number[], mine: readonly number[] = []) =>
  listOf(seats.map((seat) => (mine.includes(seat) ? say('gather.you') : (outcome.names[seat] ?? ''))));

export function headline(outcome: Outcome, mine: readonly number[]): string {
  const { winners } = outcome;
  if (winners.length > 1) return say('ending.draw', namesOf(outcome, winners));
  return winners.some((seat) => mine.includes(seat)) ? say('table.you_win') : say('table.wins', namesOf(outcome, winners));
}

// By how much, and before whom; whoever has the seats `mine` is told so.
export function margin(outcome: Outcome, mine: readonly number[] = []): string | undefined {
  const { points, winners } = outcome;
  const first = winners[0];
  const second = ranking(outcome).find((seat) => !winners.includes(seat));
  if (first === undefined || second === undefined) return undefined;
  const [most, next] = [points[first] ?? 0, points[second] ?? 0];
  const rivals = [...points.keys()].filter((seat) => !winners.includes(seat) && points[seat] === next);
  if (most > next) return say('ending.margin', most, most - next, namesOf(outcome, rivals, mine));
  return say('ending.tie', most, namesOf(outcome, rivals, mine));
}
