import { EMPTY_BOARD, parseBoard } from '@rensa/games/puyo';
import { describe, expect, it } from 'vitest';
import { strong } from './bots.ts';
import { moveOf } from './reach.ts';
import { strikesOf } from './strike.ts';
import type { View } from './view.ts';

const { weights } = strong.style;

function viewOn(board: string, pair: string): View {
  const [axis = 0, child = 0] = parseBoard(pair);
  return { board: parseBoard(board), pairs: [{ axis, child }], pending: 0, colors: 4, left: null, opponent: null };
}

/** Red beside the tower sets off two links. */
const TWO = `...G..
...R..
...R..
GGGR..`;

describe('strikes', () => {
  it('are the placements that pop, the largest first, with what they leave', () => {
    const [first, ...others] = strikesOf(viewOn(TWO, 'RG'), weights, 0, 99);
    expect(first).toMatchObject({ links: 2, points: 40 + 500, board: EMPTY_BOARD });
    expect(new Set(others.map(({ points }) => points))).toEqual(new Set([40, 240, 360]));
  });

  it('leave out what scores too little, and more than are asked for', () => {
    const large = strikesOf(viewOn(TWO, 'RG'), weights, 300, 99);
    expect(large.length).toBeGreaterThan(1);
    expect(large.every(({ points }) => points >= 300)).toBe(true);
    expect(strikesOf(viewOn(TWO, 'RG'), weights, 0, 1)).toHaveLength(1);
    expect(strikesOf(viewOn(TWO, 'YY'), weights, 0, 99)).toEqual([]);
  });

  it('name each field once', () => {
    const moves = strikesOf(viewOn(TWO, 'RB'), weights, 0, 99).map(({ move }) => move);
    expect(moves).toContain(moveOf(4, 0));
    expect(moves).not.toContain(moveOf(4, 2));
  });
});
