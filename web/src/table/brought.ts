// What somebody brought last, to a table and to any table of a game: what stands for it in the game's own list of choices.
const place = 'scriptorium.brought';
const mostTables = 12;

type Kept = Readonly<Record<string, string>>;

function read(): Kept {
  try {
    const kept = JSON.parse(localStorage.getItem(place) ?? '{}') as unknown;
    return typeof kept === 'object' && kept !== null ? Object.fromEntries(Object.entries(kept).filter(([, key]) => typeof key === 'string')) : {};
  } catch {
    return {};
  }
}

export function lastBrought(table: string, game: string): string {
  const kept = read();
  return kept[table] ?? kept[game] ?? '';
}

export function rememberBrought(table: string, game: string, key: string) {
  const { [table]: _, [game]: __, ...others } = read();
  const tables = Object.entries(others).filter(([name]) => /^[0-9a-f]{16}$/.test(name)).slice(1 - mostTables);
  const games = Object.entries(others).filter(([name]) => !/^[0-9a-f]{16}$/.test(name));
  try {
    localStorage.setItem(place, JSON.stringify(Object.fromEntries([...games, ...tables, [game, key], [table, key]])));
  } catch {
    // a browser that keeps nothing: it counts for this visit
  }
}
