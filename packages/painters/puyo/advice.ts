// Placement that a coach suggests: see-through puyos, each in a golden ring.

import { landing, ROWS, type State } from '@rensa/games/puyo';
import type { Atlas } from '../canvas/atlas.ts';
import { type Sprite, stamp, surface } from '../canvas/surface.ts';
import type { DrawContext } from '../falling/context.ts';
import type { Advice } from '../falling/frame.ts';
import { xOf, yOf } from '../falling/view.ts';
import { tileOf } from './piece/pieces.ts';

const ALPHA = 0.5;
const GOLD = '#FFD65C';
const RING = { radius: 0.45, width: 0.05 } as const;

export function drawAdvice(context: DrawContext, state: State, { col, rot }: Advice): void {
  const { pair } = state;
  if (pair === null) return;
  const rest = landing(state, { ...pair, row: ROWS - 2, col, facing: rot });
  drawAt(context, pair.axis, rest.axis);
  drawAt(context, pair.child, rest.child);
}

function drawAt(
  { pen, atlas, view }: DrawContext,
  cell: number,
  at: { readonly row: number; readonly col: number },
): void {
  if (at.row >= view.rows) return;
  const [x, y] = [xOf(view, at.col), yOf(view, at.row)];
  pen.globalAlpha = ALPHA;
  stamp(pen, tileOf(atlas, { cell, mask: 0, growing: 0, step: 0 }), x, y);
  pen.globalAlpha = 1;
  stamp(pen, ringOf(atlas), x, y);
}

function ringOf(atlas: Atlas): Sprite {
  return atlas.keep('advice', () => {
    const half = Math.ceil(0.5 * atlas.size);
    const { image, pen } = surface(2 * half, 2 * half);
    pen.setTransform(atlas.size, 0, 0, atlas.size, half, half);
    pen.beginPath();
    pen.arc(0, 0, RING.radius, 0, Math.PI * 2);
    pen.strokeStyle = GOLD;
    pen.lineWidth = RING.width;
    pen.stroke();
    return { image, x: -half, y: -half };
  });
}
