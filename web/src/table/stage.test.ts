import { expect, test } from 'vitest';
import type { Pace } from '../settings.svelte.ts';
import { Stage, timeFor, type Shown } from './stage.svelte.ts';

// A clock that goes on when it is told.
class Hand {
  private waiting: (() => void)[] = [];
  readonly asked: number[] = [];
  after(milliseconds: number, then: () => void) {
    this.asked.push(milliseconds);
    this.waiting.push(then);
    return () => void (this.waiting = this.waiting.filter((each) => each !== then));
  }
  pass() {
    for (const then of this.waiting.splice(0)) then();
  }
}
const shown = (line: string, more: Partial<Shown> = {}): Shown => ({ by: 1, line, cards: [{}], hits: [], ...more });

const bare = (line: string, by = 1): Shown => ({ by, line, hits: [] });

// Views that come one after another, each with what is staged of it.
function stageAt(pace: Pace = 'usual') {
  const hand = new Hand();
  const stage = new Stage(() => pace, hand);
  const drawn: string[] = [];
  const offer = (name: string, { now = false, own = false, items = [shown(name)] as readonly Shown[] } = {}) =>
    stage.offer({
      now,
      own,
      draw: () => {
        drawn.push(name);
        for (const item of items) stage.add(item);
      },
    });
  const look = () => stage.showing?.line;
  return { hand, stage, drawn, offer, look };
}

test('what comes after something waits until it was shown', () => {
  const { hand, stage, drawn, offer, look } = stageAt();
  offer('a');
  offer('b');
  offer('c');
  expect([drawn, look(), stage.behind]).toEqual([['a'], 'a', true]);
  hand.pass();
  expect([drawn, look()]).toEqual([['a', 'b'], 'b']);
  stage.skip();
  expect([drawn, look(), stage.behind]).toEqual([['a', 'b', 'c'], 'c', false]);
  hand.pass();
  expect(look()).toBeUndefined();
});

test('what is not staged holds nothing up', () => {
  const { drawn, offer, look } = stageAt();
  offer('a', { items: [] });
  offer('b', { items: [] });
  offer('c');
  expect([drawn, look()]).toEqual([['a', 'b', 'c'], 'c']);
});

test('what we did is drawn at once, and all that went before', () => {
  const { drawn, offer, look, stage } = stageAt();
  for (const name of ['a', 'b']) offer(name);
  offer('mine', { own: true, items: [] });
  expect([drawn, look(), stage.behind]).toEqual([['a', 'b', 'mine'], undefined, false]);
});

test('what may not wait is drawn at once; the last thing is still shown', () => {
  const { drawn, offer, look } = stageAt();
  for (const name of ['a', 'b']) offer(name);
  offer('call', { now: true });
  expect([drawn, look()]).toEqual([['a', 'b', 'call'], 'call']);
  offer('our turn', { now: true, items: [] });
  expect(look()).toBe('call');
});

test('Escape leads to where the table is', () => {
  const { stage, drawn, offer, look } = stageAt();
  for (const name of ['a', 'b', 'c']) offer(name);
  stage.skipAll();
  expect([drawn, look(), stage.behind]).toEqual([['a', 'b', 'c'], undefined, false]);
});

test('the page does not fall behind for long', () => {
  const { hand, drawn, offer, look } = stageAt();
  for (let i = 0; i < 20; ++i) offer(String(i));
  expect(drawn).toHaveLength(14);
  expect(look()).toBe('0');
  hand.pass();
  expect(drawn).toHaveLength(15);
  expect(hand.asked[1]).toBeLessThan(hand.asked[0] ?? 0);
});

test('at no pace everything is drawn at once, and can be read again', () => {
  const { stage, drawn, offer } = stageAt('off');
  for (const name of ['a', 'b']) offer(name);
  expect([drawn, stage.seen]).toEqual([['a', 'b'], undefined]);
  stage.back();
  expect(stage.seen?.line).toBe('b');
});

test('what is held back is shown afterwards, one thing after another, however much it is', () => {
  const { hand, stage, drawn, offer, look } = stageAt();
  offer('a');
  const release = stage.hold();
  for (let i = 0; i < 20; ++i) offer(String(i));
  hand.pass();
  expect([drawn, look(), stage.behind]).toEqual([['a'], undefined, true]);
  release();
  expect([drawn, look()]).toEqual([['a', '0'], '0']);
  offer('later');
  expect(drawn).toEqual(['a', '0']);
  for (let i = 1; i < 20; ++i) {
    hand.pass();
    expect(look()).toBe(String(i));
  }
  hand.pass();
  expect(look()).toBe('later');
});

test('also at no pace; but not what may not wait', () => {
  const { stage, drawn, offer } = stageAt('off');
  const release = stage.hold();
  for (const name of ['a', 'b']) offer(name);
  expect(drawn).toEqual([]);
  offer('call', { now: true });
  expect(drawn).toEqual(['a', 'b', 'call']);
  offer('c');
  expect(drawn).toHaveLength(3);
  release();
  release();
  expect([drawn.at(-1), stage.held]).toEqual(['c', false]);
});

test('it is held back until nobody holds it', () => {
  const { stage, drawn, offer } = stageAt();
  const [one, other] = [stage.hold(), stage.hold()];
  offer('a');
  one();
  expect(drawn).toEqual([]);
  other();
  expect(drawn).toEqual(['a']);
});

test('one reads back and forth; the table waits meanwhile', () => {
  const { hand, stage, drawn, offer } = stageAt();
  offer('a');
  hand.pass();
  offer('b');
  hand.pass();
  stage.back();
  stage.back();
  stage.back();
  offer('c');
  expect([stage.seen?.line, drawn]).toEqual(['a', ['a', 'b']]);
  stage.forward();
  stage.forward();
  expect([stage.seen?.line, drawn]).toEqual(['c', ['a', 'b', 'c']]);
});

test('what has no card of its own is shown with the card before it, if the same seat did it', () => {
  const { stage, offer } = stageAt();
  offer('a', { items: [shown('plays', { cards: [{ id: 'esther' }] }), bare('exchanges'), bare('another', 2)] });
  expect(stage.past.map(({ cards }) => cards)).toEqual([[{ id: 'esther' }], [{ id: 'esther' }], []]);
});

test('the longer a sentence, the longer it is shown; slowly longer than quickly', () => {
  expect(timeFor('usual', shown('a long sentence'))).toBeGreaterThan(timeFor('usual', shown('a')));
  for (const [slower, quicker] of [['slow', 'usual'], ['usual', 'quick'], ['quick', 'off']] as const) {
    expect(timeFor(slower, shown('a'))).toBeGreaterThan(timeFor(quicker, shown('a')));
  }
});
