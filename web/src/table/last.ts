// The table at which this browser last had a seat, while its game is not over: the first page leads back to it.
const place = 'scriptorium.table';

export const lastTable = (): string | undefined => localStorage.getItem(place) ?? undefined;

export function rememberTable(table: string) {
  localStorage.setItem(place, table);
}
export function forgetTable(table: string) {
  if (lastTable() === table) localStorage.removeItem(place);
}
