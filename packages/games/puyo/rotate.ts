// Rotation of a pair around its axis within the board, with kicks and quick turns.

import { ABOVE, BELOW, type Facing, type Place, RIGHT } from '../falling/pair.ts';
import type { Board } from './board.ts';
import { fits, type Pair } from './pair.ts';
import type { Rules } from './rules.ts';

/** A board, and the rules of kicks and quick turns on it. */
interface Space {
  readonly board: Board;
  readonly rules: Rules;
}

/**
 * The pair rotated by a quarter, kicked or flipped where the rules have it, or the same pair where it is refused. A floor
 * kick touches the ground, and counts as that.
 */
export function rotate({ board, rules }: Space, pair: Pair, quarter: 1 | -1): Pair {
  const facing = (pair.facing + quarter + 4) % 4;
  const place = [{ row: pair.row, col: pair.col, facing }, ...kicked(pair, facing, rules)].find((p) => fits(board, p));
  if (place !== undefined) return { ...pair, ...place, armed: 0, groundings: pair.groundings + (place.row - pair.row) };
  return rules.kicks === 'full' && isUpright(pair) ? quickTurn(pair, rules) : pair;
}

function isUpright({ facing }: Place): boolean {
  return facing === ABOVE || facing === BELOW;
}

/** The place of a pair whose child has no room: away from the wall, or up from the floor. */
function kicked({ row, col }: Place, facing: Facing, rules: Rules): Place[] {
  if (rules.kicks === 'none' || facing === ABOVE) return [];
  if (facing !== BELOW) return [{ row, col: facing === RIGHT ? col - 1 : col + 1, facing }];
  return row < rules.kickRow ? [{ row: row + 1, col, facing }] : [];
}

/** Between two walls the first rotation only arms; a second one soon after flips the pair upside down in its place. */
function quickTurn(pair: Pair, rules: Rules): Pair {
  if (pair.armed === 0) return { ...pair, armed: rules.quickTurnTicks };
  if (pair.facing === BELOW) return { ...pair, row: pair.row - 1, facing: ABOVE, armed: 0 };
  return pair.row < rules.kickRow ? { ...pair, row: pair.row + 1, facing: BELOW, armed: 0 } : pair;
}
