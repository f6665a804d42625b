// A pair above the field. If the two hidden rows have little room, a pair in them is drawn smaller, so that both halves
// can be seen from the first picture on.

import type { Spot } from '@rensa/games/falling';
import { clamp, lerp } from '../canvas/curves.ts';
import type { DrawContext } from './context.ts';
import type { PairPose } from './pose.ts';
import { type BoardView, xOf, yOf } from './view.ts';

const HALVES = 2;

/** Scale of a pair whose lower half is in the row `lower`, which may be a fraction. */
export function entryScale({ field, pitch, ratio, rows }: BoardView, lower: number): number {
  const fitting = Math.min(1, (field.y - ratio) / (HALVES * pitch));
  return lerp(1, fitting, clamp(lower - (rows - 1)));
}

/** Draws a pair in its place, or smaller above the field. */
export function drawEntering(context: DrawContext, { axis, child }: PairPose, draw: () => void): void {
  drawEnteringAt(context, { col: (axis.col + child.col) / 2, row: Math.min(axis.row, child.row) }, draw);
}

/** Draws something whose lowest cell is at this place, or draws it smaller above the field. */
export function drawEnteringAt({ pen, view }: DrawContext, { col, row }: Spot, draw: () => void): void {
  const scale = entryScale(view, row);
  if (scale >= 1) return draw();
  const [x, ground] = [xOf(view, col), yOf(view, row) + view.pitch / 2];
  const shown = Math.max(ground, view.field.y - (view.field.y - ground) * scale);
  pen.save();
  pen.translate(x, shown);
  pen.scale(scale, scale);
  pen.translate(-x, -ground);
  draw();
  pen.restore();
}
