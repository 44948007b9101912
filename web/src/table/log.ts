import type { Flight } from '../design/flight.ts';
import type { News } from './head.svelte.ts';
import type { Move } from './told.svelte.ts';

// What happened, as it is said.
export interface Line extends News {
  readonly by: unknown; // the seat that did it, where somebody did
  readonly live: boolean;
  readonly opening?: boolean; // who begins: before the first turn
}
// What happened in one turn; without a seat, while the turn was nobody's.
export interface Turn {
  readonly seat: number | undefined;
  readonly lines: readonly Line[];
}
// How a game says it.
export interface Sayer {
  say(event: unknown, before: unknown): string | undefined;
  flights(event: unknown, before: unknown): readonly Flight[];
}

const seatIn = (event: unknown) => (event as { readonly seat?: number }).seat;

// Of a move that hands the turn on, what is told last of whoever is next belongs to the next turn: the card drawn at its beginning.
function lastOf(move: Move, turn: number | undefined): number {
  let end = move.events.length;
  if (turn === undefined || move.turn === undefined || move.turn === turn) return end;
  while (end > 0 && seatIn(move.events[end - 1]) === move.turn) end -= 1;
  return end;
}

function linesOf({ before, live }: Move, events: readonly unknown[], sayer: Sayer): readonly Line[] {
  return events.flatMap((event) => {
    const line = sayer.say(event, before);
    return line === undefined ? [] : [{ line, from: live ? sayer.flights(event, before).map((flight) => flight.from) : [], by: seatIn(event), live }];
  });
}

// What was told, turn by turn, oldest first. Turns of which nothing is said are left out.
export function turnsOf(moves: readonly Move[], sayer: Sayer): readonly Turn[] {
  const turns: { seat: number | undefined; lines: Line[] }[] = [];
  let turn: number | undefined;
  const say = (move: Move, events: readonly unknown[], seat: number | undefined, anew: boolean) => {
    if (anew) turns.push({ seat, lines: [] });
    const opening = turns.length === 1 && seat === undefined;
    turns.at(-1)?.lines.push(...linesOf(move, events, sayer).map((line) => (opening ? { ...line, opening } : line)));
  };
  for (const [i, move] of moves.entries()) {
    const end = lastOf(move, turn);
    say(move, move.events.slice(0, end), turn, i === 0);
    if (move.turn === turn) continue;
    say(move, move.events.slice(end), move.turn, true);
    turn = move.turn;
  }
  return turns.filter(({ lines }) => lines.length > 0);
}

// What the others did since these eyes' turn before: it stays in sight during their own. Who begins is no news once somebody has begun.
export function newsFor(lines: readonly Line[], eyes: unknown): readonly Line[] {
  const others = lines.slice(0, lines.findLastIndex(({ by }) => by !== eyes) + 1);
  const recent = others.slice(others.findLastIndex(({ by }) => by === eyes) + 1);
  return recent.filter(({ opening }, i) => !opening || i === recent.length - 1).slice(-4);
}
