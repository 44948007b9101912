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

class Coached {
  private tables = $state.raw(kept(tablesPlace));

  // Whether the coach stands beside this table: it was begun for a newcomer, or somebody asked for it here.
  at(table: string): boolean {
    return settings.kept.coach === 'on' && this.tables.includes(table);
  }
  add(table: string) {
    this.tables = [...this.tables.filter((each) => each !== table), table].slice(-8);
    keep(tablesPlace, this.tables);
  }
  ask(table: string) {
    settings.kept.coach = 'on';
    this.add(table);
  }
  dismiss() {
    settings.kept.coach = 'off';
  }
}
export const coached = new Coached();

