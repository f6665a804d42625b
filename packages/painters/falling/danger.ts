// Danger: the column that new pieces come down is nearly full. A red light comes down from the rim above it.

import { clamp, lerp } from '../canvas/curves.ts';
import { fade } from '../canvas/palette.ts';
import type { Cells } from './block.ts';
import type { DrawContext } from './context.ts';
import { traceWell } from './well.ts';

/** Lowest cells of which one that is taken loses the game. */
export interface LossPlace {
  readonly row: number;
  readonly cols: readonly number[];
}

/** Free rows below the place of loss from which on there is danger. */
const DANGER_ROWS = 3;
/** Depth of the light, in cells. */
const LIGHT = 2.6;
const ALPHA = { min: 0.12, max: 0.42 } as const;
/** Ticks of one swell, and the share of the light that it takes away. */
const PERIOD = 60;
const SWELL = 0.45;
/** Color of danger: red. */
const RED = 1;

/** Danger of a board, from 0 to 1. */
export function dangerOf(board: Cells, cols: number, { row, cols: entry }: LossPlace): number {
  const highest = Math.max(...entry.map((col) => heightOf(board, cols, col)));
  return clamp((DANGER_ROWS + 1 - (row - highest)) / (DANGER_ROWS + 1));
}

function heightOf(board: Cells, cols: number, col: number): number {
  for (let index = board.length - cols + col; index >= 0; index -= cols) {
    if (board[index] !== 0) return Math.floor(index / cols) + 1;
  }
  return 0;
}

/** Strength of the light at this moment, from 0 to 1: it swells and fades, or stands still under reduced motion. */
export function dangerNow(danger: number, { now, full }: Pick<DrawContext, 'now' | 'full'>): number {
  if (!full) return danger;
  return danger * (1 - SWELL * (0.5 + 0.5 * Math.cos((now / PERIOD) * 2 * Math.PI)));
}

export function drawDanger(context: DrawContext, danger: number): void {
  if (danger <= 0) return;
  const { pen, atlas, view } = context;
  const { field, pitch } = view;
  const red = atlas.hues(RED).base;
  const light = pen.createLinearGradient(0, field.y, 0, field.y + LIGHT * pitch);
  light.addColorStop(0, fade(red, lerp(ALPHA.min, ALPHA.max, dangerNow(danger, context))));
  light.addColorStop(1, fade(red, 0));
  pen.save();
  traceWell(pen, view, -1);
  pen.clip();
  pen.fillStyle = light;
  pen.fillRect(0, 0, view.width, field.y + LIGHT * pitch);
  pen.restore();
}
