import { expect, test } from 'vitest';
import { adviceOf, coachOf, type Facts } from '../../table/coach.ts';
import { Coaching } from '../../table/coaching.svelte.ts';
import { loadGlossary } from '../../table/glossary.svelte.ts';
import type { Sight } from '../../table/room.svelte.ts';

// What the coach saw for the first time goes when it is no longer so, before we do anything: it would contradict what can be done now.
test('a card that is lacking is spoken of while somebody plays, not in the grace', async () => {
  let view = { step: 'play', turn: 3, reach: [{ lacks: 1 }], seats: [{ seat: 0 }] };
  const coaching = new Coaching('hypertext', { acts: 0 }, () => ({ eyes: 0, view, actors: [1], legal: [] }) as unknown as Sight);
  await Promise.all([coachOf('hypertext'), loadGlossary('hypertext')]);
  await new Promise((resolve) => setTimeout(resolve));
  coaching.look();
  expect(coaching.notes.map(({ name }) => name)).toContain('near');
  view = { ...view, step: 'grace' };
  expect(coaching.notes.map(({ name }) => name)).not.toContain('near');
});

const advice = async (view: object, legal: readonly object[] = []) => {
  const coach = await coachOf('hypertext');
  if (!coach) throw new Error('no coach');
  const facts = { view: { ...view, seats: [] }, own: { lot: 'altar' }, legal, acting: legal.length > 0 } as unknown as Facts;
  return adviceOf(coach, facts, 0);
};
test('whoever is in turn is not told that another is, while the others answer', async () => {
  expect((await advice({ step: 'effect', mover: 0 }))?.name).toBe('wait_effect');
  expect((await advice({ step: 'play', mover: 0 }))?.name).toBe('wait_own');
  expect((await advice({ step: 'play', mover: 1 }))?.name).toBe('wait');
});
test('abilities are spoken of where a card can be activated', async () => {
  const record = { type: 'record', target: 'board' };
  const discard = { type: 'discard', card: 'bread' };
  const said = async (...legal: object[]) => (await advice({ step: 'play', mover: 0, to_discard: 1 }, legal))?.text.en ?? '';
  expect(await said(record, discard)).not.toMatch(/abilit/);
  expect(await said(record, discard, { type: 'activate', card: 'bread' })).toMatch(/abilit/);
  expect(await said(discard)).not.toMatch(/abilit/);
});
test('the goal is three short sentences', async () => {
  for (const { en, es } of (await coachOf('hypertext'))?.goal ?? []) for (const text of [en, es]) expect(text.split(' ').length).toBeLessThanOrEqual(20);
});
