import { expect, test } from 'vitest';
import { phases, readPhases } from './phases.ts';

const phase = (cards: string) => `# phases\n\nphase 7 "Any Name"\n  spanish "Nombre"\n  cards   ${cards}\n  points  8\n`;

test('a phase of types, and of each shape', () => {
  const read = (cards: string) => readPhases(phase(cards))['any_name'];
  expect(read('NOUN NOUN VERB')).toEqual({ title: { en: 'Any Name', es: 'Nombre' }, types: ['noun', 'noun', 'verb'], groups: [], any: false, size: 3, points: 8 });
  expect(read('5 same')).toMatchObject({ types: [], groups: [5], any: false, size: 5 });
  expect(read('6 any')).toMatchObject({ types: [], any: true, size: 6 });
  expect(read('3 + 2 + 2')).toMatchObject({ types: [], groups: [3, 2, 2], any: false, size: 7 });
});

test('a phase that lacks something is a fault', () => {
  expect(() => readPhases(phase('6 any').replace(/ {2}points.*\n/, ''))).toThrow('phases.txt: cannot read "Any Name"');
});

test('all thirty phases of the rules are read', () => {
  expect(Object.keys(phases)).toHaveLength(30);
  for (const { size, points } of Object.values(phases)) expect(points).toBe({ 5: 8, 6: 10, 7: 12 }[size]);
});
