import { EMPTY_BOARD, parseBoard } from '@rensa/games/puyo';
import { describe, expect, it } from 'vitest';
import { LEVELS } from './bots.ts';
import { moveOf, PlainKernel, type Weights } from './kernel/index.ts';
import { Search } from './search.ts';
import { type Strike, strikesOf } from './strike.ts';
import type { PuyoView } from './view.ts';

const weights = LEVELS.at(-1)?.style.weights as Weights;
const search = new Search(new PlainKernel());

function strikes(view: PuyoView, least: number, most: number): Strike[] {
  return strikesOf(search, view, { weights, least, most });
}

function viewOn(board: string, pair: string): PuyoView {
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
    const [first, ...others] = strikes(viewOn(TWO, 'RG'), 0, 99);
    expect(first).toMatchObject({ links: 2, points: 40 + 500, board: EMPTY_BOARD });
    expect(new Set(others.map(({ points }) => points))).toEqual(new Set([40, 240, 360]));
  });

  it('leave out what scores too little, and more than are asked for', () => {
    const large = strikes(viewOn(TWO, 'RG'), 300, 99);
    expect(large.length).toBeGreaterThan(1);
    expect(large.every(({ points }) => points >= 300)).toBe(true);
    expect(strikes(viewOn(TWO, 'RG'), 0, 1)).toHaveLength(1);
    expect(strikes(viewOn(TWO, 'YY'), 0, 99)).toEqual([]);
  });

  it('name each field once', () => {
    const moves = strikes(viewOn(TWO, 'RB'), 0, 99).map(({ move }) => move);
    expect(moves).toContain(moveOf(4, 0));
    expect(moves).not.toContain(moveOf(4, 2));
  });
});
