// What lies beneath everything else: the grid and its holes.

import type { Grid } from '@rensa/games/loop';
import type { Pen } from '../canvas/surface.ts';
import { drawTile } from './clue.ts';
import type { LoopLayout } from './layout.ts';
import { LOOP_STYLE, type PaperName } from './style.ts';
import { loopView } from './view.ts';

const { grid: style } = LOOP_STYLE;

/** No line is wider than this share of a cell: in a small picture it would be all that is seen. */
const SLIM = 0.05;

interface GroundStyle {
  readonly layout: LoopLayout;
  readonly ratio: number;
  readonly paper: PaperName;
}

/** One unit is one device pixel. */
export function drawGround(pen: Pen, { holes }: Grid, { layout, ratio, paper: name }: GroundStyle): void {
  const view = loopView(pen, layout, ratio);
  const paper = LOOP_STYLE[name];
  const { pitch, margin, rows, cols } = view;
  const width = Math.max(1, Math.round(Math.min(style.linePx, SLIM * layout.cell) * ratio));
  // An odd width is crisp between two pixels, an even one on the line.
  const snap = (at: number): number => Math.round(at) + (width % 2) / 2;
  const [left, top] = [snap(margin), snap(margin)];
  const [right, bottom] = [snap(margin + cols * pitch), snap(margin + rows * pitch)];
  for (const hole of holes) drawTile(view, hole, paper.hole);
  pen.strokeStyle = paper.grid;
  pen.lineWidth = width;
  pen.lineCap = 'butt';
  pen.beginPath();
  pen.roundRect(left, top, right - left, bottom - top, style.corner * pitch);
  for (let col = 1; col < cols; col++) {
    pen.moveTo(snap(margin + col * pitch), top);
    pen.lineTo(snap(margin + col * pitch), bottom);
  }
  for (let row = 1; row < rows; row++) {
    pen.moveTo(left, snap(margin + row * pitch));
    pen.lineTo(right, snap(margin + row * pitch));
  }
  pen.stroke();
}
