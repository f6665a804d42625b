// Layout of a Loop board: a box in, numbers out, all in CSS pixels.

import { LOOP_STYLE } from './style.ts';

/** Cells of a board; the canvas is `margin` wider on every side. */
export interface LoopLayout {
  readonly cell: number;
  readonly rows: number;
  readonly cols: number;
  readonly margin: number;
}

/** Enough for the outline of the board and for what rounds its corners. */
const MARGIN = 4;

/** Minimum box of a desktop, where the board takes all the height. */
const LARGE_PX = { width: 700, height: 480 } as const;

/**
 * Makes the board as large as the box allows, within the bounds of the table. In a box too small for those it takes all
 * the room.
 */
export function layoutLoop(width: number, height: number, rows: number, cols: number): LoopLayout {
  const { minPx, maxPx, maxDesktopPx, maxWidthPx, marginPx } = LOOP_STYLE.cell;
  const fits = Math.floor(Math.min((width - 2 * MARGIN) / cols, (height - 2 * MARGIN) / rows));
  if (width >= LARGE_PX.width && height >= LARGE_PX.height) {
    return { cell: Math.min(fits, maxDesktopPx), rows, cols, margin: MARGIN };
  }
  const wanted = Math.floor((Math.min(width, maxWidthPx) - marginPx) / cols);
  const cell = Math.max(1, Math.min(fits, maxPx, Math.max(minPx, wanted)));
  return { cell, rows, cols, margin: MARGIN };
}

export function loopCanvas({ cell, rows, cols, margin }: LoopLayout): {
  readonly width: number;
  readonly height: number;
} {
  return { width: cols * cell + 2 * margin, height: rows * cell + 2 * margin };
}
