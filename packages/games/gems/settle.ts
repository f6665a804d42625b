import { type Fall, fallTicks } from '../falling/fall.ts';
import { at, type Cell, COLS, EMPTY, EMPTY_BOARD } from './board.ts';
import type { Field } from './power.ts';
import type { Rules } from './rules.ts';
import { cellsOf, type Slab } from './slab.ts';

export interface Settled extends Field {
  readonly falls: readonly Fall[];
}

/** Everything without support falls straight down, a slab as one: it hangs on the highest thing below it. */
export function settle(field: Field, rules: Rules): Settled {
  const board: Cell[] = [...EMPTY_BOARD];
  const slabs: Slab[] = [];
  const falls: Fall[] = [];
  const heights = Array.from({ length: COLS }, () => 0);
  const corners = new Map(field.slabs.map((slab) => [at(slab.row, slab.col), slab]));
  const members = new Set(field.slabs.flatMap(cellsOf));
  const move = (index: number, rows: number): void => {
    const cell = field.board[index];
    board[index - at(rows, 0)] = cell;
    if (rows > 0) falls.push(fallOf(cell, index, rows, rules));
  };
  // From the floor up: what is below has come to rest before what is above moves.
  for (let index = 0; index < field.board.length; index++) {
    const slab = corners.get(index);
    if (slab !== undefined) slabs.push(moveSlab(slab, heights, move));
    else if (field.board[index] !== EMPTY && !members.has(index)) {
      const col = index % COLS;
      const row = heights[col];
      heights[col] = row + 1;
      move(index, Math.floor(index / COLS) - row);
    }
  }
  return falls.length === 0 ? { ...field, falls } : { board, slabs, falls };
}

/** Moves all cells of a slab, and gives it where it then is. */
function moveSlab(slab: Slab, heights: number[], move: (index: number, rows: number) => void): Slab {
  const row = Math.max(...heights.slice(slab.col, slab.col + slab.w));
  heights.fill(row + slab.h, slab.col, slab.col + slab.w);
  for (const index of cellsOf(slab)) move(index, slab.row - row);
  return { ...slab, row };
}

function fallOf(cell: Cell, from: number, rows: number, rules: Rules): Fall {
  const row = Math.floor(from / COLS);
  return { cell, col: from % COLS, from: row, to: row - rows, ticks: fallTicks(rows, rules) };
}
