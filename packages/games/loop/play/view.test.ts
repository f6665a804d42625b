import { describe, expect, it } from 'vitest';
import { drawn } from './drawn.testing.ts';
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
      { cell: 0, value: 2, turns: 3, full: false, status: 'exceeded' },
      { cell: 4, value: 4, turns: 3, full: false, status: 'neutral' },
    ]);
  });

  it.each([
    ['a 0 is not met while its area is open', '┌───╴\n└──╴.', 0, 'neutral'],
    ['a 0 is met once its area is full', '┌───╴\n└───╴', 0, 'met'],
    ['another number is met before its area is full', '.╶─┐.\n...╵.', 1, 'met'],
    ['a full area with too few turns is short', '┌───╴\n└───╴', 3, 'short'],
    ['an open area with too few turns is not', '┌───╴\n└──╴.', 3, 'neutral'],
    ['too many turns are too many even in an open area', '.┌─╴.\n.└─╴.', 1, 'exceeded'],
  ])('tell it apart: %s', (_, text, value, status) => {
    expect(cluesOf(drawn(text, [{ cell: 2, value }])).map((clue) => clue.status)).toEqual([status]);
  });

  it('say what a board is like without a word about time or moves', () => {
    const blank = { puzzle: { rows: 2, cols: 2, holes: [], clues: [{ cell: 0, value: 4 }] }, lines: { drawn: [] } };
    expect(cluesOf(blank)).toEqual([{ cell: 0, value: 4, turns: 0, full: false, status: 'neutral' }]);
  });

  it('are named when a complete loop does not meet them, and only then', () => {
    const wrong = [{ cell: 1, value: 3 }];
    expect(unmet(drawn('┌──┐\n└──┘', wrong))).toEqual([1]);
    expect(unmet(drawn('┌──╴\n└──╴', wrong))).toEqual([]);
    expect(unmet(drawn('┌──┐\n└──┘', [{ cell: 1, value: 2 }]))).toEqual([]);
  });
});
