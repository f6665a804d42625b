// A pair above the field. If the two hidden rows have little room, a pair in them is drawn smaller, so that both halves
// can be seen from the first picture on.

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
export function drawEntering({ pen, view }: DrawContext, { axis, child }: PairPose, draw: () => void): void {
  const lower = Math.min(axis.row, child.row);
  const scale = entryScale(view, lower);
  if (scale >= 1) return draw();
  const [x, ground] = [xOf(view, (axis.col + child.col) / 2), yOf(view, lower) + view.pitch / 2];
  const shown = Math.max(ground, view.field.y - (view.field.y - ground) * scale);
  pen.save();
  pen.translate(x, shown);
  pen.scale(scale, scale);
  pen.translate(-x, -ground);
  draw();
  pen.restore();
}
