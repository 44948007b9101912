import { settings } from '../settings.svelte.ts';

// What this browser keeps of the coach: lists of names.
export function kept(place: string): readonly string[] {
  try {
    return JSON.parse(localStorage.getItem(place) ?? '[]') as readonly string[];
  } catch {
    return [];
  }
}
export function keep(place: string, all: Iterable<string>) {
  try {
    localStorage.setItem(place, JSON.stringify([...all]));
  } catch {
    // a browser that keeps nothing: it counts for this visit
  }
}

const tablesPlace = 'scriptorium.coached';
// Of each game, what was told in this browser.
export const toldPlace = (game: string) => `scriptorium.coach.${game}`;
const goal = 'goal';
const played = 'played';

class Coached {
  private tables = $state.raw(kept(tablesPlace));

  // Whether the coach stands beside this table: it was begun for a newcomer, or somebody asked for it here.
  at(table: string): boolean {
    return settings.kept.coach === 'on' && this.expects(table);
  }
  expects(table: string): boolean {
    return this.tables.includes(table);
  }
  add(table: string) {
    this.tables = [...this.tables.filter((each) => each !== table), table].slice(-8);
    keep(tablesPlace, this.tables);
  }
  ask(table: string) {
    settings.kept.coach = 'on';
    this.add(table);
  }
  // Whether somebody here has played this game to its end, with the coach or without.
  knows(game: string): boolean {
    return kept(toldPlace(game)).includes(played);
  }
  // Whether somebody here was told what the game is about.
  told(game: string): boolean {
    return kept(toldPlace(game)).includes(goal);
  }
  learn(game: string) {
    this.remember(game, goal);
  }
  finish(game: string) {
    this.remember(game, played);
  }
  private remember(game: string, what: string) {
    keep(toldPlace(game), new Set([...kept(toldPlace(game)), what]));
  }
  dismiss() {
    settings.kept.coach = 'off';
  }
}
export const coached = new Coached();
