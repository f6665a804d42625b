import type { Aim, Board, Colors } from '@rensa/games/puyo';
import { PlainKernel } from '../kernel/index.ts';
import { placementsOn } from '../search/placements.ts';
import { Search } from '../search/search.ts';

/** All placements of a pair that a player can reach. A pair of one color has both ways round. */
export function reachable(board: Board, { axis }: Colors): readonly Aim[] {
  return placementsOn(new Search(new PlainKernel()), board, { axis, child: axis === 1 ? 2 : 1 });
}
