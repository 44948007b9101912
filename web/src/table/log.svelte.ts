import type { News } from './head.svelte.ts';

interface Entry extends News {
  readonly by: unknown; // the seat that did it, where somebody did
}

// What has happened at a table since we came, as it is said.
export class Log {
  private entries = $state.raw<readonly Entry[]>([]);

  add(entry: Entry) {
    this.entries = [...this.entries.slice(-30), entry];
  }
  get lines(): readonly string[] {
    return this.entries.map(({ line }) => line);
  }
  // What the others did since these eyes' turn before: it stays in sight during their own.
  news(eyes: unknown): readonly News[] {
    const others = this.entries.slice(0, this.entries.findLastIndex(({ by }) => by !== eyes) + 1);
    return others.slice(others.findLastIndex(({ by }) => by === eyes) + 1).slice(-4);
  }
}
