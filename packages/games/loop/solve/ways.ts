// The ways in which lines can run through a 3x3 area, whatever surrounds it: every open cell has two of its four edges.
// A way is a mask of the area's 24 edges: 12 along the rows (4 per row, the outer ones included), then 12 along the
// columns (3 between rows, the outer ones included).

import { shuffle } from '@rensa/engine';

export const AREA_EDGES = 24;
export const AREA_CELLS = 9;

/** The four edges of a cell of the area, as bits: left, right, up, down. */
function bitsOf(cell: number): readonly number[] {
  const [row, col] = [Math.floor(cell / 3), cell % 3];
  const [left, up] = [4 * row + col, 12 + 3 * row + col];
  return [1 << left, 1 << (left + 1), 1 << up, 1 << (up + 3)];
}

const CELL_BITS: readonly (readonly number[])[] = Array.from({ length: AREA_CELLS }, (_, cell) => bitsOf(cell));

/** An area apart from its clue. */
export interface Shape {
  /** Its open cells, nine bits in reading order. */
  readonly open: number;
  /** Its edges to cells that do not exist. */
  readonly missing: number;
}

const known = new Map<number, readonly Int32Array[]>();
/** Boards without holes have a few dozen shapes; this only keeps a stream of odd boards from piling up. */
const MAX_KNOWN = 2000;

/**
 * By number of turns: the ways through an area of this shape. They come in a mixed order, because neighbors in an
 * orderly list are alike, and who looks for what a list has in common wants to see early that it is nothing.
 */
export function waysThrough(shape: Shape): readonly Int32Array[] {
  const key = shape.missing * (1 << AREA_CELLS) + shape.open;
  const before = known.get(key);
  if (before !== undefined) return before;
  const found: number[][] = Array.from({ length: AREA_CELLS + 1 }, () => []);
  extend(shape, 0, 0, 0, found);
  const ways = found.map((masks) => Int32Array.from(shuffle(masks, 1).items));
  if (known.size >= MAX_KNOWN) known.clear();
  known.set(key, ways);
  return ways;
}

/** Adds each way to draw the cells from this one on, those before it being drawn as in `mask`. */
function extend(shape: Shape, cell: number, mask: number, turns: number, found: readonly number[][]): void {
  if (cell === AREA_CELLS) {
    found[turns]?.push(mask);
    return;
  }
  const [left = 0, , up = 0] = CELL_BITS[cell];
  const before = (cell % 3 > 0 ? left : 0) | (cell > 2 ? up : 0);
  for (const [pair, turn] of pairsOf(shape, cell)) {
    if ((pair & before) === (mask & before) && (pair & shape.missing) === 0) {
      extend(shape, cell + 1, mask | pair, turns + turn, found);
    }
  }
}

/** The pairs of edges that a cell can have, each with its turns. */
function pairsOf({ open }: Shape, cell: number): (readonly [number, number])[] {
  if ((open & (1 << cell)) === 0) return [[0, 0]];
  const [left = 0, right = 0, up = 0, down = 0] = CELL_BITS[cell];
  return [
    [left | right, 0],
    [up | down, 0],
    [left | up, 1],
    [left | down, 1],
    [right | up, 1],
    [right | down, 1],
  ];
}
