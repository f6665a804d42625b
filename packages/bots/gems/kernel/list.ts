// Converts fields of the rules to lists of cells, and back.

import { at, COLS, type Field, ROWS, type Slab } from '@rensa/games/gems';
import { codeOf, goesRight, goesUp, isPower, powerCell } from './cell.ts';

/** Writes a field into a record, one word per cell. */
export function writeField(words: Int32Array, start: number, { board, slabs }: Field): void {
  words.set(board, start);
  for (const { col, row, w, h } of slabs) {
    for (let y = 0; y < h; y++) {
      for (let x = 0; x < w; x++) {
        const index = at(row + y, col + x);
        words[start + index] = powerCell(board[index], x < w - 1, y < h - 1);
      }
    }
  }
}

/** The field of a list of cells, with power gems in the order of their lower left corners. */
export function fieldOf(cells: ArrayLike<number>): Field {
  const board = Array.from(cells, codeOf);
  const slabs = board.flatMap((_, index) => (isCorner(cells, index) ? [slabAt(cells, index)] : []));
  return { board, slabs };
}

function isCorner(cells: ArrayLike<number>, index: number): boolean {
  const isJoined = index % COLS > 0 && goesRight(cells[index - 1]);
  return isPower(cells[index]) && !isJoined && !goesUp(cells[index - COLS] ?? 0);
}

function slabAt(cells: ArrayLike<number>, index: number): Slab {
  let [w, h] = [1, 1];
  while (goesRight(cells[index + w - 1])) w++;
  while (goesUp(cells[index + (h - 1) * COLS])) h++;
  return { col: index % COLS, row: Math.floor(index / COLS), w, h };
}

/** The height of a column in a record. */
export function heightIn(words: Int32Array, start: number, col: number): number {
  let row = ROWS;
  while (row > 0 && words[start + at(row - 1, col)] === 0) row--;
  return row;
}
