// Cells where a few more puyos of one color would start a chain.

import { at, type Board, type Cell, COLS, isColor, SPAWN_COL, VISIBLE_ROWS } from '../board.ts';
import { heightOf } from '../place.ts';
import { resolveBoard } from '../resolve.ts';
import type { Rules } from '../rules.ts';
import { findGroups } from '../clear.ts';

export interface Trigger {
  readonly col: number;
  /** The cell where the first of them would rest. */
  readonly row: number;
  readonly color: Cell;
  /** Puyos needed, 1 to 3. */
  readonly puyos: number;
  readonly chain: number;
  readonly score: number;
}

const MAX_PUYOS = 3;

/**
 * Every column and color where one to `most` puyos start a chain, the longest first; of several numbers of puyos the smallest.
 * A board that is not at rest has none.
 */
export function triggersOf(board: Board, rules: Rules, most = MAX_PUYOS): Trigger[] {
  if (findGroups(board, rules.popRows).length > 0) return [];
  const colors = [...new Set(board.filter(isColor))].toSorted((a, b) => a - b);
  const spots = reachableCols(board, rules).flatMap((col) => colors.map((color) => ({ col, color })));
  return spots
    .flatMap((spot) => triggerAt(board, rules, spot, most) ?? [])
    .toSorted((a, b) => b.chain - a.chain || a.puyos - b.puyos || b.score - a.score || a.col - b.col);
}

/** From the spawn column to both sides, up to a column that is filled to the top. */
function reachableCols(board: Board, rules: Rules): number[] {
  const isOpen = (col: number): boolean => heightOf(board, col, rules) < VISIBLE_ROWS;
  const left = Array.from({ length: SPAWN_COL + 1 }, (_, i) => SPAWN_COL - i);
  const right = Array.from({ length: COLS - SPAWN_COL - 1 }, (_, i) => SPAWN_COL + 1 + i);
  return [...untilWall(left, isOpen), ...(isOpen(SPAWN_COL) ? untilWall(right, isOpen) : [])].toSorted((a, b) => a - b);
}

function untilWall(cols: readonly number[], isOpen: (col: number) => boolean): readonly number[] {
  const wall = cols.findIndex((col) => !isOpen(col));
  return wall < 0 ? cols : cols.slice(0, wall);
}

function triggerAt(
  board: Board,
  rules: Rules,
  { col, color }: { readonly col: number; readonly color: Cell },
  most: number,
): Trigger | undefined {
  const row = heightOf(board, col, rules);
  const stacked: Cell[] = [...board];
  for (let puyos = 1; puyos <= most && row + puyos <= VISIBLE_ROWS; puyos++) {
    stacked[at(row + puyos - 1, col)] = color;
    const { links, score } = resolveBoard(stacked, rules);
    if (links.length > 0) return { col, row, color, puyos, chain: links.length, score };
  }
  return undefined;
}
