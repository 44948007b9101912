import { expect, test, vi } from 'vitest';

const { Refused } = vi.hoisted(() => ({
  Refused: class extends Error {
    constructor(readonly no: { code: string; message: string }) {
      super(no.message);
    }
  },
}));
vi.mock('../../../protocol/connection.svelte.ts', () => ({ connection: {}, Refused }));
const { Check } = await import('./checks.svelte.ts');

const judged = (size: number) => ({ deck: {}, size, text: '', faults: [] });

test('one question at a time, and of those that come meanwhile the last alone', async () => {
  const asked: number[] = [];
  const answers: ((size: number) => void)[] = [];
  const check = new Check((size: number) => {
    asked.push(size);
    return new Promise((resolve) => answers.push((answer) => resolve(judged(answer))));
  });
  const all = [1, 2, 3].map((size) => check.of(size));
  expect(asked).toEqual([1]);
  answers[0]?.(1);
  await vi.waitFor(() => expect(asked).toEqual([1, 3]));
  expect(check.judged).toBeUndefined(); // it is of a deck that is another by now
  answers[1]?.(3);
  await Promise.all(all);
  expect(check.judged?.size).toBe(3);
});
test('what is refused says why; what was lost is asked again', async () => {
  const answers = [new Refused({ code: 'lost', message: '' }), judged(1), new Refused({ code: 'bad_request', message: 'too much' })];
  const check = new Check(async (_: number) => {
    const answer = answers.shift();
    if (answer instanceof Error) throw answer;
    return answer ?? judged(0);
  });
  await check.of(1);
  expect(check.judged?.size).toBe(1);
  await check.of(2);
  expect(check.failed).toBe('too much');
  await check.of(3);
  expect(check.failed).toBe('');
});
