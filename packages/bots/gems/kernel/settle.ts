// Lets everything fall on a list of cells: single gems straight down, a rigid power gem as one, until it rests on the
// highest thing below it. Rows are visited from the floor up, as in the rules.

import { COLS, ROWS } from '@rensa/games/gems';
import { goesRight, goesUp, isPower } from './cell.ts';

/** Moves the cells, and writes the height of each column into `heights`. */
export function settle(cells: Uint8Array, heights: Uint8Array): void {
  heights.fill(0);
  for (let row = 0, index = 0; row < ROWS; row++) {
    for (let col = 0; col < COLS; col++, index++) {
      const cell = cells[index];
      if (cell === 0) continue;
      if (isPower(cell)) settlePower(cells, heights, row, col);
      else settleGem(cells, heights, index, col);
    }
  }
}

function settleGem(cells: Uint8Array, heights: Uint8Array, index: number, col: number): void {
  const rest = heights[col];
  const to = rest * COLS + col;
  heights[col] = rest + 1;
  if (to === index) return;
  cells[to] = cells[index];
  cells[index] = 0;
}

/** Moves a whole power gem when its lower left corner is visited. Its other cells have then moved too. */
function settlePower(cells: Uint8Array, heights: Uint8Array, row: number, col: number): void {
  const index = row * COLS + col;
  if ((col > 0 && goesRight(cells[index - 1])) || (row > 0 && goesUp(cells[index - COLS]))) return;
  const width = widthOf(cells, index);
  const height = heightOf(cells, index);
  let rest = 0;
  for (let i = col; i < col + width; i++) rest = Math.max(rest, heights[i]);
  heights.fill(rest + height, col, col + width);
  if (rest === row) return;
  for (let up = 0; up < height; up++) {
    for (let i = index + up * COLS; i < index + up * COLS + width; i++) {
      cells[i - (row - rest) * COLS] = cells[i];
      cells[i] = 0;
    }
  }
}

/** Columns of a power gem from this cell on. */
export function widthOf(cells: Uint8Array, index: number): number {
  let width = 1;
  while (goesRight(cells[index + width - 1])) width++;
  return width;
}

/** Rows of a power gem from this cell up. */
function heightOf(cells: Uint8Array, index: number): number {
  let height = 1;
  while (goesUp(cells[index + (height - 1) * COLS])) height++;
  return height;
}
