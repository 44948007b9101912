import type { GameKey } from '../../table/keys.ts';
import { tell } from './words.ts';

// Keys for the usual moves. What can be recorded or answered has the digits.
export const keys: readonly GameKey[] = [
  { keys: ['a'], says: () => tell('web.key.activate') },
  { keys: ['d'], says: () => tell('web.key.discard') },
  { keys: ['p'], says: () => tell('web.key.pass'), actions: () => [{ type: 'pass' }] },
  { keys: ['c'], says: () => tell('web.key.cancel') },
  { keys: ['u'], says: () => tell('web.key.undo') },
  { keys: ['z'], says: () => tell('web.key.closer') },
  { keys: ['s'], says: () => tell('web.key.sheol') },
  { keys: ['o'], says: () => tell('web.key.points') },
];
