// Placements a player can reach, worked out on heights. A new piece hangs in row 11 long enough to go anywhere in that
// row. So it reaches every column up to the first one that is higher, and it can be rotated where two columns are open.
// Climbing over a higher column by rotating is left out.

import { COLS, SPAWN_COL } from '@rensa/games/gems';
import { EVERY_MOVE, moveOf } from '../../bits/move.ts';
import { highestOf } from './measure.ts';

/** Height of columns that a piece can pass. Over a lower column the child can be below the axis. */
const MAX_PASSED_HEIGHT = 11;
/** Height up to which no column is in the way. */
const FREE_HEIGHT = 10;

/**
 * Placements that can be reached over columns of these heights, one bit each. With `kicks` a rotation may lift the
 * piece.
 */
export function reachable(heights: Uint8Array, kicks: boolean): number {
  if (highestOf(heights) <= FREE_HEIGHT) return EVERY_MOVE;
  if (heights[SPAWN_COL] > MAX_PASSED_HEIGHT) return 0;
  const from = openTo(heights, -1);
  const to = openTo(heights, 1);
  let moves = 0;
  for (let col = from; col <= to; col++) {
    moves |= 1 << moveOf(col, 0);
    if (from < to && (kicks || heights[col] < MAX_PASSED_HEIGHT)) moves |= 1 << moveOf(col, 2);
    if (col < to) moves |= (1 << moveOf(col, 1)) | (1 << moveOf(col + 1, 3));
  }
  return moves;
}

/** The last open column to this side. */
function openTo(heights: Uint8Array, step: 1 | -1): number {
  let col = SPAWN_COL;
  while (col + step >= 0 && col + step < COLS && heights[col + step] <= MAX_PASSED_HEIGHT) col += step;
  return col;
}
