import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { readTelling } from './telling.ts';

test('a line with all that it may have', () => {
  expect(readTelling('# events\n\nwon, lost if how = {by} and no list: tell.{type} by seat number(how) cards(list, count) # more\n', 'x.txt')).toEqual([
    {
      number: 3,
      events: ['won', 'lost'],
      conditions: [
        { kind: 'equal', field: 'how', value: '{by}' },
        { kind: 'not there', field: 'list' },
      ],
      phrase: 'tell.{type}',
      by: 'seat',
      words: [
        { name: 'number', fields: ['how'] },
        { name: 'cards', fields: ['list', 'count'] },
      ],
    },
  ]);
  expect(readTelling('won if other is you and by: -', 'x.txt')).toMatchObject([{ conditions: [{ kind: 'you', field: 'other' }, { kind: 'there', field: 'by' }], words: [] }]);
});

// The same lines that table/tests/telling_test.cpp reads.
const faulty = JSON.parse(readFileSync('../table/tests/telling_faulty.json', 'utf8')) as readonly { readonly line: string; readonly fault: string }[];
test.each(faulty)('what is no line ends the build: $line', ({ line, fault }) => {
  const read = () => readTelling(`# remark\n${line}`, 'x.txt');
  if (fault === '') expect(read).not.toThrow();
  else expect(read).toThrow(new Error(fault));
});
