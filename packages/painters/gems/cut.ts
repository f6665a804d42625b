// Parts that most gems share: the square that they are cut from, and its bright edge.

import { linearGradient, type TracePath } from '../canvas/carve.ts';
import { fade } from '../canvas/palette.ts';
import type { Pen, Surface } from '../canvas/surface.ts';

export const INSET = 0.045;
export const HALF = 0.5 - INSET;

export function traceCut(pen: Pen, corner: number): void {
  pen.beginPath();
  pen.roundRect(-HALF, -HALF, 2 * HALF, 2 * HALF, corner);
}

/** Draws a bright line just inside the edge that the light meets, fading around the corner. */
export function innerRim(pen: Surface['pen'], trace: TracePath, width: number, reach: number): void {
  trace(pen);
  pen.lineWidth = 2 * width;
  pen.strokeStyle = linearGradient(
    pen,
    [-reach, -reach],
    [reach, reach],
    [0, fade('#ffffff', 0.55)],
    [0.45, fade('#ffffff', 0.14)],
    [1, fade('#ffffff', 0.06)],
  );
  pen.stroke();
}
