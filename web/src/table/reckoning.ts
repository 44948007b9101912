import type { Reckoning, ReckoningRow } from '../protocol/messages.ts';

export type { Reckoning, ReckoningRow };

// What a game says of a row: for what the points are.
export type RowWords = (row: ReckoningRow) => string;

// What one seat got, line by line.
export interface Account {
  readonly seat: number;
  readonly rows: readonly ReckoningRow[];
  readonly sum: number;
}

export const signed = (value: number, said: (value: number) => string) => `${value > 0 ? '+' : ''}${said(value)}`;

// Of every seat, in the order in which they are given. What a seat has is what its rows add up to.
export function accountsOf(rows: readonly ReckoningRow[], seats: readonly number[]): readonly Account[] {
  return seats.map((seat) => {
    const own = rows.filter((row) => row.seat === seat);
    return { seat, rows: own, sum: own.reduce((sum, { points }) => sum + points, 0) };
  });
}

// What a view says of points, whatever the game.
export const reckoningIn = (view: unknown): Reckoning | undefined => (view as { readonly reckoning?: Reckoning } | undefined)?.reckoning;
