import { expect, test } from 'vitest';
import { coachOf, notesOf } from '../../table/coach.ts';

test('whoever took the End Game card is spoken to; the others hear that somebody took it', async () => {
  const coach = await coachOf('verbatim');
  if (!coach) throw new Error('no coach');
  const facts = { view: {}, own: {}, legal: [], acting: false, seat: 0 };
  const heard = (seat: number) => notesOf(coach, facts, seat, new Set(), 'arranging').map(({ text }) => text.es.split(':')[0]);
  expect(heard(0)).toEqual(['Tomaste la carta de fin']);
  expect(heard(1)).toEqual(['Alguien tomó la carta de fin']);
});
