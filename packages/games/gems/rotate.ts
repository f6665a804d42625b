import { ABOVE, BELOW, type Facing, fitsIn, landingIn, type Place, RIGHT, type Spots } from '../falling/pair.ts';
import { type Board, isEmptyAt, isFree } from './board.ts';
import { movedTo, type Pair } from './pair.ts';
import type { Rules } from './rules.ts';

/** A board, and the rules that say where there is room. */
interface Space {
  readonly board: Board;
  readonly rules: Rules;
}

/** Cells that half of this pair may enter. As long as it hangs in its spawn row, the row above is open everywhere. */
export function isFreeFor(pair: Pair | null, space: Space, row: number, col: number): boolean {
  return pair !== null && pair.hang > 0 ? isEmptyAt(space.board, row, col) : isFree(space, row, col);
}

/** The pair rotated by a quarter, pushed where the rules have it, or the same pair where it is refused. */
export function rotate(space: Space, pair: Pair, quarter: 1 | -1): Pair {
  const facing = (pair.facing + quarter + 4) % 4;
  const place = { row: pair.row, col: pair.col, facing };
  if (hasRoom(space, pair, place)) return movedTo(place, pair);
  const kicked = pushed(pair, facing, space.rules);
  return kicked !== undefined && hasRoom(space, pair, kicked) ? movedTo(kicked, pair) : pair;
}

function hasRoom(space: Space, pair: Pair, place: Place): boolean {
  return fitsIn((_, row, col) => isFreeFor(pair, space, row, col), space, place);
}

/** The place of a pair whose child has no room: one cell away from what is in its way. */
function pushed({ row, col, lifts }: Pair, facing: Facing, { kicks }: Rules): Place | undefined {
  if (kicks === null || (facing === BELOW && lifts >= kicks.lifts)) return undefined;
  if (facing === ABOVE) return { row: row - 1, col, facing };
  if (facing === BELOW) return { row: row + 1, col, facing };
  return { row, col: facing === RIGHT ? col - 1 : col + 1, facing };
}

/** The places where axis and child would rest if the pair were dropped now. */
export function landing(space: Space, pair: Pair): Spots {
  return landingIn(isFree, space, pair, () => true);
}
