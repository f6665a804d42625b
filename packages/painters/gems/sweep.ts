// A power gem that forms: it lights up, a stripe of light runs across it, and two sparkles follow.

import { clamp } from '../canvas/curves.ts';
import { fromFirst, type Point } from '../canvas/point.ts';
import type { Pen } from '../canvas/surface.ts';
import { drawSparkle } from '../falling/burst.ts';
import { NO_WARP, stampCrisp } from '../falling/clearing.ts';
import type { DrawContext } from '../falling/context.ts';
import { xOf, yOf } from '../falling/view.ts';
import { litOf, ringOf } from './breaking.ts';
import { type Sweep, SWEEP_TICKS } from './scene.ts';
import { band, boxOf, traceSlab } from './slab.ts';

const FLASH_SHARE = 0.45;
/** Width of the stripe, as a share of the way from corner to corner. */
const WIDTH = 0.16;

export function drawSweep(context: DrawContext, { start, cell, cells }: Sweep): void {
  const { pen, atlas, view, now, full } = context;
  const { first, points } = fromFirst(cells, view.cols);
  const t = clamp((now - start) / SWEEP_TICKS);
  const [x, y] = [xOf(view, first.x), yOf(view, first.y)];
  pen.globalAlpha = full ? 0.7 * clamp(1 - t / FLASH_SHARE) : clamp(1 - t);
  if (full) stampCrisp(pen, litOf(atlas, cell, points), x, y, NO_WARP);
  stampCrisp(pen, ringOf(atlas, cell, points), x, y, NO_WARP);
  pen.globalAlpha = 1;
  if (!full) return;
  pen.save();
  pen.translate(x, y);
  pen.scale(view.pitch, view.pitch);
  drawLight(pen, points, t);
  pen.restore();
}

/** Draws the stripe and the sparkles. One unit of the pen is a cell. */
function drawLight(pen: Pen, points: readonly Point[], t: number): void {
  const box = boxOf(points);
  const at = -WIDTH + (1 + WIDTH) * t;
  pen.save();
  traceSlab(pen, points);
  pen.clip();
  band(pen, box, [at, at + WIDTH], 0.55);
  band(pen, box, [at + WIDTH * 1.25, at + WIDTH * 1.5], 0.35);
  pen.restore();
  pen.fillStyle = '#ffffff';
  drawSparkle(pen, box.left + 0.16, box.top + 0.13, 0.27 * swelling(t));
  drawSparkle(pen, box.right - 0.2, box.bottom - 0.28, 0.17 * swelling(t - 0.2));
}

function swelling(t: number): number {
  return Math.sin(Math.PI * clamp(t * 1.25));
}
