import { existsSync, readdirSync } from 'node:fs';

// The games that have a room in the pages.
const folder = new URL('../src/games/', import.meta.url);
export const gameRooms = (): readonly string[] => readdirSync(folder).filter((game) => existsSync(new URL(`${game}/room.ts`, folder)));
