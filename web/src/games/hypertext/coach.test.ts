import { expect, test } from 'vitest';
import { coachOf } from '../../table/coach.ts';
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
