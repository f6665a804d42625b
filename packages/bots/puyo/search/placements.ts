import type { Board, Colors } from '@rensa/games/puyo';
import type { PairPlacement } from '../../falling/placement.ts';
import { colOf, distinct, MOVES, paletteOf, rotOf } from '../kernel/index.ts';
import type { Search } from './search.ts';

/** Placements of a new pair that can be reached under tsu rules. Of two that look the same it lists one. */
export function placementsOn({ kernel, before }: Search, board: Board, { axis, child }: Colors): PairPlacement[] {
  kernel.write(before, board, paletteOf(board, 4));
  const reached = kernel.aim(before);
  const moves = axis === child ? distinct(reached) : reached;
  return Array.from({ length: MOVES }, (_, move) => move)
    .filter((move) => ((moves >> move) & 1) === 1)
    .map((move) => ({ col: colOf(move), rot: rotOf(move) }));
}
