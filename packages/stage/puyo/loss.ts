// Where the game is lost: a cross in the cell, or a mark at the rim above which it lies.

import type { Spot } from '@rensa/games/falling';
import { VISIBLE_ROWS } from '@rensa/games/puyo';
import { fade } from '../canvas/palette.ts';
import type { Pen } from '../canvas/surface.ts';
import { type BoardView, xOf, yOf } from '../falling/view.ts';

/** Lengths are cells. */
const CROSS = { arm: 0.14, line: 0.055, alpha: 0.4 } as const;
const RIM = { half: 0.34, depth: 0.17, line: 0.06, alpha: 0.62 } as const;

export function drawLossMark(pen: Pen, view: BoardView, { row, col }: Spot, color: string): void {
  pen.lineCap = 'round';
  pen.lineJoin = 'round';
  pen.beginPath();
  if (row < VISIBLE_ROWS) traceCross(pen, view, xOf(view, col), yOf(view, row));
  else traceRim(pen, view, xOf(view, col));
  const { alpha, line } = row < VISIBLE_ROWS ? CROSS : RIM;
  pen.strokeStyle = fade(color, alpha);
  pen.lineWidth = line * view.pitch;
  pen.stroke();
}

function traceCross(pen: Pen, { pitch }: BoardView, x: number, y: number): void {
  const arm = CROSS.arm * pitch;
  for (const sign of [1, -1]) {
    pen.moveTo(x - arm, y - arm * sign);
    pen.lineTo(x + arm, y + arm * sign);
  }
}

/** A line along the rim, with an arrowhead that points up and out. */
function traceRim(pen: Pen, { field, pitch }: BoardView, x: number): void {
  const [half, depth] = [RIM.half * pitch, RIM.depth * pitch];
  pen.moveTo(x - half, field.y);
  pen.lineTo(x + half, field.y);
  pen.moveTo(x - depth, field.y + 2 * depth);
  pen.lineTo(x, field.y + depth);
  pen.lineTo(x + depth, field.y + 2 * depth);
}
