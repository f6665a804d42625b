// Where a Loop board goes: a box in, numbers out, all in CSS pixels.

import { LOOP_STYLE } from './style.ts';

/** The cells, seen from the left upper corner of the canvas; the canvas is this much wider on every side. */
export interface LoopLayout {
  readonly cell: number;
  readonly rows: number;
  readonly cols: number;
  readonly margin: number;
}

/** Enough for the outline of the board and for what rounds its corners. */
const MARGIN = 4;

/** A box at least so wide and so high is a desktop's: there the board takes all the height. */
const LARGE_PX = { width: 700, height: 480 } as const;

/** As large as the box allows, within the bounds of the table; a box too small for those is filled to its edge. */
export function layoutLoop(width: number, height: number, rows: number, cols: number): LoopLayout {
  const { leastPx, mostPx, largestPx, widestPx, marginPx } = LOOP_STYLE.cell;
  const fits = Math.floor(Math.min((width - 2 * MARGIN) / cols, (height - 2 * MARGIN) / rows));
  if (width >= LARGE_PX.width && height >= LARGE_PX.height) {
    return { cell: Math.min(fits, largestPx), rows, cols, margin: MARGIN };
  }
  const wanted = Math.floor((Math.min(width, widestPx) - marginPx) / cols);
  const cell = Math.max(1, Math.min(fits, mostPx, Math.max(leastPx, wanted)));
  return { cell, rows, cols, margin: MARGIN };
}

export function loopCanvas({ cell, rows, cols, margin }: LoopLayout): {
  readonly width: number;
  readonly height: number;
} {
  return { width: cols * cell + 2 * margin, height: rows * cell + 2 * margin };
}
