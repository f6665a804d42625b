import { EMPTY_BOARD, parseBoard } from '@rensa/games/puyo';
import { expect, it } from 'vitest';
import { PlainKernel } from '../kernel/index.ts';
import { pairOf } from '../view/pair.testing.ts';
import { playAll, type PlayedPlacement } from './played.ts';
import { Search } from './search.ts';

const search = new Search(new PlainKernel());

function tries(board: string, pair: string): PlayedPlacement[] {
  const view = {
    board: parseBoard(board),
    pairs: [pairOf(pair)],
    pending: 0,
    colors: 4,
    left: null,
    opponent: null,
  };
  return playAll(search, view);
}

/** Red beside the tower sets off two links. */
const TWO = `...G..
...R..
...R..
GGGR..`;

it('every placement is played to its end, with the chain it fires', () => {
  const all = tries(TWO, 'RG');
  expect(all).toHaveLength(22);
  expect(all.filter(({ links }) => links === 2)).toContainEqual(
    expect.objectContaining({ points: 40 + 500, board: EMPTY_BOARD, isDead: false }),
  );
  expect(new Set(all.map(({ points }) => points))).toEqual(new Set([0, 40, 240, 360, 540]));
});

it('placements that look the same are played once, and those that lose are marked', () => {
  expect(tries(TWO, 'YY')).toHaveLength(11);
  const high = tries('..R...\n..G...\n'.repeat(5), 'YY');
  expect(high.filter(({ isDead }) => isDead).map(({ col, rot }) => [col, rot])).toEqual([[2, 0]]);
});
