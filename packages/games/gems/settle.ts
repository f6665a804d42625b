import { type Fall, fallTicks } from '../falling/fall.ts';
import { at, type Cell, COLS, EMPTY, EMPTY_BOARD, ROWS } from './board.ts';
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
  for (const body of fromBelow(field)) {
    const row = Math.max(...heights.slice(body.col, body.col + body.w));
    heights.fill(row + body.h, body.col, body.col + body.w);
    if (body.w > 1) slabs.push({ ...body, row });
    const rows = body.row - row;
    for (const from of cellsOf(body)) {
      const cell = field.board[from] as Cell;
      board[from - at(rows, 0)] = cell;
      if (rows > 0) falls.push(fallOf(cell, from, rows, rules));
    }
  }
  return falls.length === 0 ? { ...field, falls } : { board, slabs, falls };
}

/** Slabs and single gems, the lowest first: what is below has come to rest before what is above moves. */
function fromBelow({ board, slabs }: Field): Slab[] {
  const owner = new Map(slabs.flatMap((slab) => cellsOf(slab).map((cell) => [cell, slab] as const)));
  const bodies: Slab[] = [];
  for (let row = 0; row < ROWS; row++) {
    for (let col = 0; col < COLS; col++) {
      if (board[at(row, col)] === EMPTY) continue;
      const body = owner.get(at(row, col)) ?? { col, row, w: 1, h: 1 };
      if (body.row === row && body.col === col) bodies.push(body);
    }
  }
  return bodies;
}

function fallOf(cell: Cell, from: number, rows: number, rules: Rules): Fall {
  const row = Math.floor(from / COLS);
  return { cell, col: from % COLS, from: row, to: row - rows, ticks: fallTicks(rows, rules) };
}
