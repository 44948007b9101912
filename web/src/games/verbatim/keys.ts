import type { GameKey } from '../../table/keys.ts';
import { tell } from './words.ts';

// Keys for the usual moves.
export const keys: readonly GameKey[] = [
  {
    keys: ['1', '2', '3', '4'],
    says: () => tell('web.key.pile'),
    actions: (place) => [
      { type: 'take', pile: place + 1 },
      { type: 'gain', pile: place + 1 },
    ],
  },
  { keys: ['k'], says: () => tell('web.key.keep'), actions: () => [{ type: 'keep' }] },
  { keys: ['e'], says: () => tell('web.key.exchange') },
  { keys: ['c'], says: () => tell('web.key.cancel') },
  { keys: ['h'], says: () => tell('web.key.hand_in') },
  { keys: ['p'], says: () => tell('web.key.pass'), actions: () => [{ type: 'pass' }] },
  { keys: ['u'], says: () => tell('web.key.undo') },
];
