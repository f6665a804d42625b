// Rotation of a pair around its axis within the board, with kicks and quick turns.

import { ABOVE, BELOW, type Facing, type Place, RIGHT } from '../falling/pair.ts';
import type { Board } from './board.ts';
import { fits, movedTo, type Pair } from './pair.ts';
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
  const place = { row: pair.row, col: pair.col, facing };
  if (fits(board, place)) return movedTo(place, pair, 0);
  const kick = kicked(pair, facing, rules);
  if (kick !== undefined && fits(board, kick)) return movedTo(kick, pair, 0, pair.groundings + (kick.row - pair.row));
  return rules.kicks === 'full' && isUpright(pair) ? quickTurn(pair, rules) : pair;
}

function isUpright({ facing }: Place): boolean {
  return facing === ABOVE || facing === BELOW;
}

/** The place of a pair whose child has no room: away from the wall, or up from the floor. */
function kicked({ row, col }: Place, facing: Facing, rules: Rules): Place | undefined {
  if (rules.kicks === 'none' || facing === ABOVE) return undefined;
  if (facing !== BELOW) return { row, col: facing === RIGHT ? col - 1 : col + 1, facing };
  return row < rules.kickRow ? { row: row + 1, col, facing } : undefined;
}

/** Between two walls the first rotation only arms; a second one soon after flips the pair upside down in its place. */
function quickTurn(pair: Pair, rules: Rules): Pair {
  const { row, col, facing, armed } = pair;
  if (armed === 0) return movedTo(pair, pair, rules.quickTurnTicks);
  if (facing === BELOW) return movedTo({ row: row - 1, col, facing: ABOVE }, pair, 0);
  return row < rules.kickRow ? movedTo({ row: row + 1, col, facing: BELOW }, pair, 0) : pair;
}
