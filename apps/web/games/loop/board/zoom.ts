// A board made larger than its window by two fingers, and moved in it. Lengths are CSS pixels from the window's left upper
// corner; the window is as large as the board without zoom.

import { LOOP_STYLE, type LoopLayout, loopCanvas } from '@rensa/painters/loop';

export interface Zoom {
  /** 1 is as large as the window. */
  readonly scale: number;
  /** Where the board's left upper corner is: 0 or less. */
  readonly x: number;
  readonly y: number;
}

interface FingerSpot {
  readonly x: number;
  readonly y: number;
}

export type FingerPair = readonly [FingerSpot, FingerSpot];

export const NO_ZOOM: Zoom = { scale: 1, x: 0, y: 0 };

/** Smaller boards are large enough as they are. */
const LEAST_SIDE = 10;
/** A bit more than what makes cells easy to hit. */
const BEYOND = 1.25;

/** How much larger a board can be made: until its cells are easy to hit, and a bit more. */
export function zoomMost({ cell, rows, cols }: LoopLayout): number {
  const { zoomedPx } = LOOP_STYLE.cell;
  return Math.max(rows, cols) < LEAST_SIDE || cell >= zoomedPx ? 1 : (BEYOND * zoomedPx) / cell;
}

export function zoomed(layout: LoopLayout, { scale }: Zoom): LoopLayout {
  return scale === 1 ? layout : { ...layout, cell: layout.cell * scale };
}

/** The spot between the fingers stays between them. */
export function pinched(zoom: Zoom, from: FingerPair, to: FingerPair, layout: LoopLayout): Zoom {
  const wanted = (zoom.scale * distance(to)) / Math.max(1, distance(from));
  const scale = Math.min(zoomMost(layout), Math.max(1, wanted));
  const [before, after] = [middle(from), middle(to)];
  const grown = scale / zoom.scale;
  const { width, height } = loopCanvas(layout);
  return {
    scale,
    x: within(after.x - (before.x - zoom.x) * grown, width * (1 - scale)),
    y: within(after.y - (before.y - zoom.y) * grown, height * (1 - scale)),
  };
}

/** No further than that the board fills its window. */
function within(at: number, least: number): number {
  return Math.min(0, Math.max(least, at));
}

function distance([a, b]: FingerPair): number {
  return Math.hypot(a.x - b.x, a.y - b.y);
}

function middle([a, b]: FingerPair): FingerSpot {
  return { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 };
}
