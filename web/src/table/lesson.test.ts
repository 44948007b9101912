import { expect, test } from 'vitest';
import { rooms } from '../games/games.ts';
import { firstLesson, lessonOf, lessonsOf, readStep, saysTheSame, without } from './lesson.ts';

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

test('words that are said belong to their line, whatever is in them', () => {
  const { lines } = readStep('01', 'game g\nat x: y\n\n0: recite "I shall; not want."   # as written\n1: pass !XY-01\n');
  expect(lines).toEqual([
    { seat: 0, steps: ['recite'], refused: false, said: 'I shall; not want.' },
    { seat: 1, steps: ['pass'], refused: true },
  ]);
});

test('what is said is compared by its words alone', () => {
  expect(saysTheSame(' no hurtaras', 'No hurtarás.')).toBe(true);
  expect(saysTheSame('the Lord is my shepherd, I shall not want', 'The LORD is my shepherd; I shall not want.')).toBe(true);
  expect(saysTheSame('The LORD is my shepherd', 'The LORD is my shepherd; I shall not want.')).toBe(false);
  expect(saysTheSame('', 'No hurtarás.')).toBe(false);
});

test('a game has its first lesson first', () => {
  expect(lessonsOf('verbatim')).toEqual([firstLesson]);
  expect(lessonsOf('chapter_and_verse')).toEqual([firstLesson, 'advanced']);
});

test.each(rooms.flatMap(({ id }) => lessonsOf(id).map((name) => [id, name] as const)))('the coach of %s has words for every step of %s, and no others', async (game, name) => {
  for (const language of ['en', 'es'] as const) {
    const lesson = await lessonOf(game, name, language);
    const wanted = (lesson?.steps ?? []).flatMap(({ number }) => [`${number}.title`, `${number}.say`, `${number}.done`]);
    expect(wanted.length).toBeGreaterThan(0);
    expect(Object.keys(lesson?.phrases[language] ?? {}).sort()).toEqual([...wanted, 'title'].sort());
  }
});

// That the table shows the same is checked where scenarios are played: what a view says of points adds up to these.
test.each(rooms.map(({ id }) => id))('where the lesson of %s ends a game, the coach names the points that the game counts', async (game) => {
  for (const language of ['en', 'es'] as const) {
    const lesson = await lessonOf(game, firstLesson, language);
    const ends = (lesson?.steps ?? []).filter(({ scores }) => scores !== undefined);
    expect(ends).not.toHaveLength(0);
    for (const { number, scores = [] } of ends) {
      const said = lesson?.phrases[language]?.[`${number}.done`] ?? '';
      expect([number, (String(said).match(/\d+/g) ?? []).map(Number)]).toEqual([number, expect.arrayContaining([...scores])]);
    }
  }
});
