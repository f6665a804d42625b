// Signs on a board: parts that a hint points at, the chosen cell, and lines that are ruled out.

import { cellsBeside, type Path } from '@rensa/games/loop';
import { fade } from '../canvas/palette.ts';
import type { Point } from '../canvas/point.ts';
import { drawDot, drawLine, widthOf } from './path.ts';
import type { Paper } from './style.ts';
import { centerOf, cornerOf, type LoopView } from './view.ts';

/** Parts of a board that a hint points at, and what follows from them. */
export interface Pointed {
  /** Cells to look at: rectangles, with a frame around each. */
  readonly frames: readonly (readonly number[])[];
  /** Edges that must be drawn, that cannot be drawn, and that are drawn wrongly. */
  readonly drawn: readonly number[];
  readonly crossed: readonly number[];
  readonly wrong: readonly number[];
  /** Edges of one way that is still possible. */
  readonly way?: readonly number[] | undefined;
}

/** Half the size of a cross, in cells. */
const CROSS = 0.09;
const FRAME_CORNER = 0.22;
const WAY_ALPHA = 0.4;
/** Factor of the line's width. */
const WAY_WIDTH = 2.2;

/** Draws a cross in the middle of an edge. */
export function drawCross(view: LoopView, edge: number, color: string, scale = 1): void {
  const { pen, pitch } = view;
  const [a, b] = endsOf(view, edge);
  const [x, y, arm] = [(a.x + b.x) / 2, (a.y + b.y) / 2, CROSS * pitch * scale];
  pen.strokeStyle = color;
  pen.lineWidth = Math.max(2 * view.ratio, 0.045 * pitch);
  pen.lineCap = 'round';
  pen.beginPath();
  pen.moveTo(x - arm, y - arm);
  pen.lineTo(x + arm, y + arm);
  pen.moveTo(x + arm, y - arm);
  pen.lineTo(x - arm, y + arm);
  pen.stroke();
}

function endsOf(view: LoopView, edge: number): readonly [Point, Point] {
  const [a, b] = cellsBeside(edge, view.cols);
  return [centerOf(view, a), centerOf(view, b)];
}

export function drawPointed(view: LoopView, { frames, drawn, crossed, wrong, way = [] }: Pointed, paper: Paper): void {
  for (const cells of frames) frame(view, cells, paper.accent);
  drawWay(view, way, paper);
  const along = (edge: number): Path => ({ cells: cellsBeside(edge, view.cols), closed: false });
  view.pen.setLineDash([0.02 * view.pitch, widthOf(view) * 1.6]);
  for (const edge of drawn) drawLine(view, along(edge), paper.accent);
  view.pen.setLineDash([]);
  for (const edge of crossed) drawCross(view, edge, paper.accent);
  for (const edge of wrong) drawWrong(view, edge, paper);
}

/** Draws a way broad and pale, beneath all other signs, so that it is not taken for lines of the board. */
function drawWay(view: LoopView, way: readonly number[], paper: Paper): void {
  view.pen.globalAlpha = WAY_ALPHA;
  for (const edge of way) {
    drawLine(view, { cells: cellsBeside(edge, view.cols), closed: false }, paper.accent, WAY_WIDTH * widthOf(view));
  }
  view.pen.globalAlpha = 1;
}

/** Shares of an edge between which it is straight for all shapes of its ends. */
const STRAIGHT = [0.34, 0.66] as const;

function drawWrong(view: LoopView, edge: number, paper: Paper): void {
  const { pen } = view;
  const [a, b] = endsOf(view, edge);
  const at = (part: number): [number, number] => [a.x + (b.x - a.x) * part, a.y + (b.y - a.y) * part];
  pen.strokeStyle = paper.wrong;
  pen.lineWidth = widthOf(view) * 1.3;
  pen.lineCap = 'round';
  pen.beginPath();
  pen.moveTo(...at(STRAIGHT[0]));
  pen.lineTo(...at(STRAIGHT[1]));
  pen.stroke();
  drawCross(view, edge, paper.wrong, 1.8);
}

/** Draws one frame around a rectangle of cells. */
function frame(view: LoopView, cells: readonly number[], color: string): void {
  const [first, last] = [Math.min(...cells), Math.max(...cells)];
  const { pen, pitch, ratio } = view;
  const [from, to] = [cornerOf(view, first), cornerOf(view, last)];
  const width = 3 * ratio;
  pen.beginPath();
  pen.roundRect(
    from.x + width / 2,
    from.y + width / 2,
    to.x - from.x + pitch - width,
    to.y - from.y + pitch - width,
    FRAME_CORNER * pitch,
  );
  pen.fillStyle = fade(color, 0.1);
  pen.fill();
  pen.strokeStyle = color;
  pen.lineWidth = width;
  pen.setLineDash([0.14 * pitch, 0.1 * pitch]);
  pen.lineCap = 'round';
  pen.stroke();
  pen.setLineDash([]);
}

/** Draws the mark of the cell from which the next tap will draw. */
export function drawAnchor(view: LoopView, cell: number, paper: Paper): void {
  const { pen, pitch, ratio } = view;
  const { x, y } = centerOf(view, cell);
  pen.globalAlpha = 0.12;
  drawDot(view, cell, 0.34, paper.path);
  pen.globalAlpha = 1;
  pen.beginPath();
  pen.arc(x, y, 0.2 * pitch, 0, 2 * Math.PI);
  pen.strokeStyle = paper.path;
  pen.lineWidth = Math.max(2.5 * ratio, 0.05 * pitch);
  pen.stroke();
}
