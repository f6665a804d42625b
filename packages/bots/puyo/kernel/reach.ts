// Placements a player can reach. They depend only on the heights of the columns, so each result is remembered. A column
// counts as at most 9, 10, 11, 12 or 13 high, with or without a cell in row 13 (see explore.ts).

import { at, type Board, CEILING, COLS, EMPTY } from '@rensa/games/puyo';
import { heightOf, wordOf } from '../../bits/lanes.ts';
import { EVERY_MOVE } from '../../bits/move.ts';
import { Exploration } from './explore.ts';

const LOW_ROW = 9;
const CLASSES = 5;
/** Number of combinations of all columns. */
const CLASS_COUNT = Array.from({ length: COLS }).reduce((count: number) => count * CLASSES, 1);
/** The placements that can be reached over this settled board under `tsu`, one bit each. */
export function reachOf(board: Board): number {
  const columns = Array.from({ length: COLS }, (_, col) => col);
  const kept = columns.filter((col) => board[at(CEILING, col)] !== EMPTY);
  const heights = columns.map((col) => heightIn(board, col));
  return new Exploration(
    heights,
    kept.reduce((bits, col) => bits | (1 << col), 0),
  ).moves();
}

/** The height of a column, without row 13. */
function heightIn(board: Board, col: number): number {
  let row = CEILING;
  while (row > 0 && board[at(row - 1, col)] === EMPTY) row--;
  return row;
}

/** Marks a known entry. */
const KNOWN = 1 << 31;

export class ReachTable {
  /** Placements by height classes and cells of row 13. */
  readonly #known = new Int32Array(CLASS_COUNT << COLS);

  /**
   * Placements that can be reached, one bit each, above these settled cells. `kept` has the columns with a cell in row
   * 13.
   */
  reachable(a: number, b: number, c: number, kept: number): number {
    if (((a | b | c) & 0x0800_0800) === 0) return EVERY_MOVE;
    let key = 0;
    for (let col = 0; col < COLS; col++) {
      const height = heightOf(wordOf(col) === 0 ? a : wordOf(col) === 1 ? b : c, col);
      key = 5 * key + (height > 9 ? height - 9 : 0);
    }
    key = (key << 6) | kept;
    const found = this.#known[key];
    return found === 0 ? this.#remember(key) : found & EVERY_MOVE;
  }

  #remember(key: number): number {
    const heights = Array.from({ length: COLS }, () => LOW_ROW);
    for (let col = COLS - 1, classes = key >> COLS; col >= 0; col--) {
      heights[col] = LOW_ROW + (classes % CLASSES);
      classes = Math.floor(classes / CLASSES);
    }
    const moves = new Exploration(heights, key & ((1 << COLS) - 1)).moves();
    this.#known[key] = moves | KNOWN;
    return moves;
  }
}
