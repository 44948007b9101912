import { expect, test } from 'vitest';
import { carried, put, turn } from './carry.ts';

test('a path is carried to a place', () => {
  expect(carried('M1 2L3 4H5V6z', 10, 20, 1)).toBe('M11 22L13 24H15V26z');
  expect(carried('M1 2l3 4h5v6c1 2 3 4 5 6', 10, 20, 1)).toBe('M11 22l3 4h5v6c1 2 3 4 5 6');
});
test('it is made larger, or flat', () => {
  expect(carried('M1 2l3 4Q1 1 2 2', 10, 20, 2)).toBe('M12 24l6 8Q12 22 14 24');
  expect(carried('M1 2h3v4', 0, 0, 2, 0.5)).toBe('M2 1h6v2');
});
test('it looks the other way, and its arcs bend the other way', () => {
  expect(carried('M1 2h3a5 4 10 0 1 6 7A5 4 0 1 0 6 7', 10, 0, -1)).toBe('M9 2h-3a5 4 -10 0 0 -6 7A5 4 0 1 1 4 7');
});
test('numbers may stand without spaces', () => {
  expect(carried('M-1-2c.5.5-.5 1.5-3-4', 0, 0, 2)).toBe('M-2 -4c1 1 -1 3 -6 -8');
});
test('a picture keeps its paints', () => {
  expect(put([['red', 'M1 1z'], ['ink fine', 'M2 2z', 'rotate(1 2 3)']], 5, 5, 1)).toEqual([['red', 'M6 6z'], ['ink fine', 'M7 7z', 'rotate(1 2 3)']]);
  expect(turn([['red', 'M1 1z']], 30, 5, 6)).toEqual([['red', 'M1 1z', 'rotate(30 5 6)']]);
});
