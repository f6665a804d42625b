import { EMPTY_BOARD, parseBoard } from '@rensa/games/puyo';
import { expect, it } from 'vitest';
import { PlainKernel } from './kernel/index.ts';
import { Search } from './search.ts';
import { type PlayedPlacement, playAll } from './played.ts';

const search = new Search(new PlainKernel());

function tries(board: string, pair: string): PlayedPlacement[] {
  const [axis = 0, child = 0] = parseBoard(pair);
  const view = {
    board: parseBoard(board),
    pairs: [{ axis, child }],
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

it('plays every placement to its end, and says what it fires', () => {
  const all = tries(TWO, 'RG');
  expect(all).toHaveLength(22);
  expect(all.filter(({ links }) => links === 2)).toContainEqual(
    expect.objectContaining({ points: 40 + 500, board: EMPTY_BOARD, isDead: false }),
  );
  expect(new Set(all.map(({ points }) => points))).toEqual(new Set([0, 40, 240, 360, 540]));
});

it('lists two that look the same once, and knows which of them lose', () => {
  expect(tries(TWO, 'YY')).toHaveLength(11);
  const high = tries('..R...\n..G...\n'.repeat(5), 'YY');
  expect(high.filter(({ isDead }) => isDead).map(({ col, rot }) => [col, rot])).toEqual([[2, 0]]);
});
