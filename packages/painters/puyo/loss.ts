// Mark of the cell where the game is lost: a cross in the cell, or a mark at the rim below it.

import type { Spot } from '@rensa/games/falling';
import { VISIBLE_ROWS } from '@rensa/games/puyo';
import { lerp } from '../canvas/curves.ts';
import { fade } from '../canvas/palette.ts';
import type { Pen } from '../canvas/surface.ts';
import { type BoardView, xOf, yOf } from '../falling/view.ts';

/** Lengths are cells. */
const CROSS = { arm: 0.14, line: 0.055, alpha: 0.4 } as const;
const RIM = { half: 0.36, arm: 0.09, above: 0.24, line: 0.055, alpha: 0.6 } as const;

/** Draws the mark; `strength` from 0 to 1 brings it from faint to full. */
export function drawLossMark(pen: Pen, view: BoardView, { row, col }: Spot, color: string, strength = 0): void {
  pen.lineCap = 'round';
  pen.lineJoin = 'round';
  pen.beginPath();
  if (row < VISIBLE_ROWS) traceCross(pen, xOf(view, col), yOf(view, row), CROSS.arm * view.pitch);
  else traceRim(pen, view, xOf(view, col));
  const { alpha, line } = row < VISIBLE_ROWS ? CROSS : RIM;
  pen.strokeStyle = fade(color, lerp(alpha, 1, strength));
  pen.lineWidth = line * view.pitch;
  pen.stroke();
}

function traceCross(pen: Pen, x: number, y: number, arm: number): void {
  for (const sign of [1, -1]) {
    pen.moveTo(x - arm, y - arm * sign);
    pen.lineTo(x + arm, y + arm * sign);
  }
}

/** Traces a line along the rim, and a small cross above it. */
function traceRim(pen: Pen, view: BoardView, x: number): void {
  const { pitch } = view;
  const rim = yOf(view, VISIBLE_ROWS - 0.5);
  pen.moveTo(x - RIM.half * pitch, rim);
  pen.lineTo(x + RIM.half * pitch, rim);
  traceCross(pen, x, rim - RIM.above * pitch, RIM.arm * pitch);
}
