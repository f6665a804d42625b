import { describe, expect, it } from 'vitest';
import { drawn } from './testing.ts';
import { cluesOf, earlyLoops, isComplete, pathsOf, unmet } from './view.ts';

describe('the lines of a state', () => {
  it('are chains from their first end, then loops from their first cell', () => {
    const state = drawn(`
      ┌┐╷.
      └┘└╴
      .╶─╴`);
    expect(pathsOf(state)).toEqual([
      { cells: [2, 6, 7], closed: false },
      { cells: [9, 10, 11], closed: false },
      { cells: [0, 1, 5, 4], closed: true },
    ]);
  });

  it('are none on an empty board', () => {
    expect(pathsOf(drawn('..\n..'))).toEqual([]);
  });

  it('L1.5 are complete as one loop through every open cell, holes left out', () => {
    expect(isComplete(drawn('┌─┐\n│#│\n└─┘'))).toBe(true);
    expect(isComplete(drawn('┌┐.\n││.\n└┘.'))).toBe(false);
    expect(isComplete(drawn('┌┐┌┐\n└┘└┘'))).toBe(false);
    expect(isComplete(drawn('┌──┐\n└─╴╵'))).toBe(false);
  });

  it('L5.6 close too early as a loop that leaves cells out', () => {
    expect(earlyLoops(drawn('┌┐┌┐\n└┘└┘'))).toHaveLength(2);
    expect(earlyLoops(drawn('┌┐..\n└┘..'))).toEqual([{ cells: [0, 1, 5, 4], closed: true }]);
    expect(earlyLoops(drawn('┌──┐\n└──┘'))).toEqual([]);
  });
});

describe('L6.6 the clues of a state', () => {
  const clues = [
    { cell: 0, value: 2 },
    { cell: 4, value: 4 },
  ];

  it('count full cells that turn, in their own area', () => {
    expect(cluesOf(drawn('┌╴.\n└┐.\n.╵.', clues))).toEqual([
      { cell: 0, value: 2, turns: 3, status: 'exceeded' },
      { cell: 4, value: 4, turns: 3, status: 'neutral' },
    ]);
  });

  it('are named when a complete loop does not meet them, and only then', () => {
    const wrong = [{ cell: 1, value: 3 }];
    expect(unmet(drawn('┌──┐\n└──┘', wrong))).toEqual([1]);
    expect(unmet(drawn('┌──╴\n└──╴', wrong))).toEqual([]);
    expect(unmet(drawn('┌──┐\n└──┘', [{ cell: 1, value: 2 }]))).toEqual([]);
  });
});
