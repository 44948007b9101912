import { roomOf, type GameRoom } from '../games/games.ts';
import type { OptionValue } from '../protocol/messages.ts';
import { playerName, say } from '../words/say.ts';

// How many can play, and how long it takes: to the nearest five minutes, since nobody knows it better.
export const seatsOf = ({ seats: [least, most] }: GameRoom) => say('about.seats', least, most);
export const timeOf = (room: GameRoom, seats: number, options: Readonly<Record<string, OptionValue>>) => say('about.minutes', Math.max(5, 5 * Math.round(room.minutes(seats, options) / 5)));

// How hard a computer player is to beat: a word, and marks from one to four.
export function strengthOf(game: string, player: string): { readonly word: string; readonly marks: string } | undefined {
  const strength = roomOf(game)?.strengths[player.split(':')[0] ?? ''];
  return strength && { word: say(`strength.${strength}`), marks: '●'.repeat(strength) + '○'.repeat(4 - strength) };
}
// As it is chosen from a list: The Novice · easy ●●○○.
export function playerChoice(game: string, player: string): string {
  const strength = strengthOf(game, player);
  return strength ? `${playerName(player)} · ${strength.word} ${strength.marks}` : playerName(player);
}
