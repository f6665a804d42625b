import type { Spot } from '../falling/pair.ts';
import { SPAWN_COL, SPAWN_ROW } from './board.ts';

/** The cells of which one that is taken loses the game, the lowest first: those where pieces appear. */
export const LOSS_CELLS: readonly Spot[] = [
  { row: SPAWN_ROW, col: SPAWN_COL },
  { row: SPAWN_ROW + 1, col: SPAWN_COL },
];
