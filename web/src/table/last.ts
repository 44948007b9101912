import type { OwnGame } from '../protocol/messages.ts';

// The game that the first page leads back to, as it was last heard of: so the page can name it before the server answers.
export interface LastGame {
  readonly table: string;
  readonly game?: string;
  readonly others?: readonly string[];
}
const place = 'scriptorium.table';

export function lastGame(): LastGame | undefined {
  const kept = localStorage.getItem(place);
  if (kept === null) return undefined;
  if (/^[0-9a-f]{16}$/.test(kept)) return { table: kept }; // as earlier versions wrote it
  try {
    return JSON.parse(kept) as LastGame;
  } catch {
    return undefined;
  }
}

export function rememberGame(last: LastGame) {
  localStorage.setItem(place, JSON.stringify(last));
}
export function forgetGame(table?: string) {
  if (table === undefined || lastGame()?.table === table) localStorage.removeItem(place);
}

// Everybody at the table but us, by the names that people read.
export function othersOf({ seated = [], yours }: OwnGame, nameOf: (player: string) => string): readonly string[] {
  return seated.filter(({ seat }) => !yours.includes(seat)).map(({ name, player }) => name ?? nameOf(player ?? ''));
}

// With whose eyes a game that is over is looked at: one's own; with several seats, or none, with everybody's.
export const eyesOf = (yours: readonly number[]): string => (yours.length === 1 ? String(yours[0]) : 'all');
