import type { GameKey } from '../../table/keys.ts';
import { tell } from './words.ts';

// Keys for the usual moves. Chapters, answers and books that can be chosen have the digits.
export const keys: readonly GameKey[] = [
  { keys: ['f'], says: () => tell('web.key.freeplay') },
  { keys: ['a'], says: () => tell('web.key.play') },
  { keys: ['d'], says: () => tell('web.key.use') },
  { keys: ['q'], says: () => tell('web.key.quote') },
  { keys: ['p'], says: () => tell('web.key.pass'), actions: () => [{ type: 'pass' }] },
  { keys: ['e'], says: () => tell('web.key.end'), actions: () => [{ type: 'skip' }, { type: 'end' }] },
  { keys: ['c'], says: () => tell('web.key.cancel') },
  { keys: ['u'], says: () => tell('web.key.undo') },
  { keys: ['z'], says: () => tell('web.key.closer') },
  { keys: ['s'], says: () => tell('web.key.piles') },
  { keys: ['h'], says: () => tell('web.key.readings') },
];
