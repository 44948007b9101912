import { expect, test } from 'vitest';
import { allEyes } from './eyes.ts';

interface View {
  readonly seats: readonly string[];
  readonly of: number;
  readonly draft?: string;
  readonly effect?: { readonly picked?: readonly string[] };
}
const view = (of: number, more: Partial<View> = {}): View => ({ of, seats: [0, 1].map((seat) => (seat === of ? `own ${seat}` : `hidden ${seat}`)), ...more });

test('everybody shows their own seat, and whoever is choosing the rest', () => {
  expect(allEyes([view(0), view(1)])).toMatchObject({ of: 0, seats: ['own 0', 'own 1'] });
  expect(allEyes([view(0), view(1, { draft: 'a play' })])).toMatchObject({ of: 1, draft: 'a play', seats: ['own 0', 'own 1'] });
  expect(allEyes([view(0, { effect: { picked: [] } }), view(1, { effect: { picked: ['a card'] } })])).toMatchObject({ of: 1 });
});
