import { expect, test } from 'vitest';
import { rooms } from '../games/games.ts';
import { lessonOf, without } from './lesson.ts';

const record = ['record board', 'lay king:noun', 'lay ruth', 'discard oil'];

test('cards are laid in any order, after what begins the record and before what follows it', () => {
  expect(without(record, { type: 'lay', laid: 'ruth' })).toBeUndefined();
  const laying = without(record, { type: 'record', target: 'board' });
  expect(laying).toEqual(['lay king:noun', 'lay ruth', 'discard oil']);
  expect(without(laying ?? [], { type: 'lay', laid: 'ruth' })).toEqual(['lay king:noun', 'discard oil']);
  expect(without(laying ?? [], { type: 'lay', laid: 'king' })).toBeUndefined();
  expect(without(laying ?? [], { type: 'discard', card: 'oil' })).toBeUndefined();
});

test('nothing is left to do after the last step', () => {
  expect(without(['pass'], { type: 'pass' })).toEqual([]);
  expect(without([], { type: 'pass' })).toBeUndefined();
});

test.each(rooms.map(({ id }) => id))('the coach of %s has words for every step, and no others', async (game) => {
  for (const language of ['en', 'es'] as const) {
    const lesson = await lessonOf(game, 'first_game', language);
    const wanted = (lesson?.steps ?? []).flatMap(({ number }) => [`${number}.title`, `${number}.say`, `${number}.done`]);
    expect(wanted.length).toBeGreaterThan(0);
    expect(Object.keys(lesson?.phrases[language] ?? {}).sort()).toEqual([...wanted, 'title'].sort());
  }
});

// That the table shows the same is checked where scenarios are played: what a view says of points adds up to these.
test.each(rooms.map(({ id }) => id))('where the lesson of %s ends a game, the coach names the points that the game counts', async (game) => {
  for (const language of ['en', 'es'] as const) {
    const lesson = await lessonOf(game, 'first_game', language);
    const ends = (lesson?.steps ?? []).filter(({ scores }) => scores !== undefined);
    expect(ends).not.toHaveLength(0);
    for (const { number, scores = [] } of ends) {
      const said = lesson?.phrases[language]?.[`${number}.done`] ?? '';
      expect([number, (String(said).match(/\d+/g) ?? []).map(Number)]).toEqual([number, expect.arrayContaining([...scores])]);
    }
  }
});
