// A place above the stack for something large.

import { clamp } from '../canvas/curves.ts';
import type { Cells } from './block.ts';
import type { BoardSize } from './layout.ts';

export interface Headroom {
  /** Column and row of the middle. */
  readonly col: number;
  readonly row: number;
  /** Factor of size, below 1 if only something smaller fits. */
  readonly scale: number;
}

/** Places to try, as shares of the room to the left: central ones first. */
const TRIED = [0.5, 0.35, 0.65, 0.2, 0.8, 0, 1] as const;
const MIN_SCALE = 0.6;
/** Cells between the large thing and the stack, and cells by which it may reach over a higher column. */
const GAP = 0.2;
const OVERHANG = 0.15;

/** Finds the place: central if that is free, else over the lowest columns. `width` and `height` are cells. */
export function headroom(board: Cells, { cols, rows }: BoardSize, width: number, height: number): Headroom {
  const heights = Array.from({ length: cols }, (_, col) => heightOf(board, { cols, rows }, col));
  const spare = cols - Math.min(cols, width);
  const middles = TRIED.map((share) => (cols - spare) / 2 + spare * share);
  const floors = middles.map((middle) => floorUnder(heights, middle, width));
  const fitting = floors.findIndex((floor) => floor <= rows - height);
  const best = fitting >= 0 ? fitting : floors.indexOf(Math.min(...floors));
  const floor = floors[best];
  const scale = clamp((rows - floor) / height, MIN_SCALE, 1);
  const base = Math.min(floor + GAP, rows - height * scale);
  return { col: middles[best] - 0.5, row: base + (height * scale) / 2 - 0.5, scale };
}

function floorUnder(heights: readonly number[], middle: number, width: number): number {
  const from = Math.max(0, Math.floor(middle - width / 2 + OVERHANG));
  const to = Math.min(heights.length, Math.ceil(middle + width / 2 - OVERHANG));
  return Math.max(...heights.slice(from, to));
}

function heightOf(board: Cells, { cols, rows }: BoardSize, col: number): number {
  for (let row = rows - 1; row >= 0; row--) if (board[row * cols + col] !== 0) return row + 1;
  return 0;
}
