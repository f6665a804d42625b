import type { Spot } from '../falling/pair.ts';
import { at, type Board, EMPTY, SPAWN_COL, VISIBLE_ROWS } from './board.ts';
import type { Rules } from './rules.ts';

/** The cells of which one that is taken loses the game, the lowest first. */
export function lossCells({ loss, spawnRow }: Pick<Rules, 'loss' | 'spawnRow'>): readonly [Spot, ...Spot[]] {
  const cell = (row: number): Spot => ({ row, col: SPAWN_COL });
  return loss === 'top' ? [cell(VISIBLE_ROWS - 1)] : [cell(spawnRow), cell(spawnRow + 1)];
}

/** Is one of these cells taken? */
export function isLost(board: Board, rules: Rules): boolean {
  return lossCells(rules).some(({ row, col }) => board[at(row, col)] !== EMPTY);
}
