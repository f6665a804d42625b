import { INPUT } from '@rensa/games/loop';
import { describe, expect, it } from 'vitest';

import { LoopQueue } from './queue.ts';

const COLS = 12;
const owner = {};

function drained(queue: LoopQueue): number[] {
  const inputs: number[] = [];
  for (let input = queue.next(COLS); input !== 0; input = queue.next(COLS)) inputs.push(input);
  return inputs;
}

function pressed(): LoopQueue {
  const queue = new LoopQueue();
  queue.press(owner, 'pen', 0);
  queue.next(COLS);
  return queue;
}

describe('the queue', () => {
  it('has nothing to do at first', () => {
    expect(new LoopQueue().next(COLS)).toBe(0);
  });

  it('puts a straight run in one input, however long', () => {
    const queue = pressed();
    queue.go(owner, [0, 1, 2, 3]);
    queue.go(owner, [3, 4, 5, 6, 7, 8, 9, 10, 11]);
    expect(drained(queue)).toEqual([INPUT.run(0, 11)]);
  });

  it('puts nine steps of any other way in one input', () => {
    const queue = pressed();
    queue.go(owner, [0, 1, 13, 14, 26, 27, 39, 40, 52, 53, 65, 66]);
    const ways = Array.from({ length: 9 }, (_, i) => (i % 2 === 0 ? ('right' as const) : ('down' as const)));
    expect(drained(queue)).toEqual([INPUT.trace(0, ways), INPUT.trace(53, ['down', 'right'])]);
  });

  it('keeps apart what the pen did not draw in one go', () => {
    const queue = pressed();
    queue.go(owner, [0, 1]);
    queue.go(owner, [5]);
    expect(drained(queue)).toEqual([INPUT.run(0, 1), INPUT.run(5, 5)]);
  });

  it('ends an open stroke before anything else is done', () => {
    const queue = pressed();
    queue.go(owner, [0, 1]);
    queue.push(INPUT.undo);
    queue.go(owner, [1, 2]);
    queue.end(owner, 'lift');
    expect(drained(queue)).toEqual([INPUT.run(0, 1), INPUT.lift, INPUT.undo]);
  });

  it('forgets everything when it is cleared', () => {
    const queue = pressed();
    queue.go(owner, [0, 1]);
    queue.clear();
    queue.end(owner, 'lift');
    expect(drained(queue)).toEqual([]);
  });
});
