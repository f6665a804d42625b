// The ground of a board: its grid, around its holes.

import type { Grid } from '@rensa/games/loop';
import type { Pen } from '../canvas/surface.ts';
import type { LoopLayout } from './layout.ts';
import { LOOP_STYLE, type PaperName } from './style.ts';
import { cornerOf, type LoopView, loopView } from './view.ts';

const { grid: style } = LOOP_STYLE;

/** Maximal width of a line, as a share of a cell: in a small picture, lines would hide everything else. */
const MAX_LINE = 0.05;

interface GroundStyle {
  readonly layout: LoopLayout;
  readonly ratio: number;
  readonly paper: PaperName;
}

/**
 * Draws the ground. One unit of the pen is a device pixel. A hole has neither tile nor lines; the frame goes around it.
 */
export function drawGround(pen: Pen, grid: Grid, { layout, ratio, paper: name }: GroundStyle): void {
  const view = loopView(pen, layout, ratio);
  const paper = LOOP_STYLE[name];
  const width = Math.max(1, Math.round(Math.min(style.linePx, MAX_LINE * layout.cell) * ratio));
  if (grid.holes.length > 0) fillOpen(view, grid, paper.sheet);
  pen.strokeStyle = paper.grid;
  pen.lineWidth = width;
  pen.lineCap = grid.holes.length === 0 ? 'butt' : 'round';
  pen.beginPath();
  if (grid.holes.length === 0) traceFrame(view, width);
  for (const line of linesOf(grid)) traceLine(view, line, width);
  pen.stroke();
  if (grid.holes.length > 0) strokeFrame(view, grid, 2 * width, paper.frame);
}

/** Fills the open cells of a grid with holes like sheets; the holes show the paper beneath. */
function fillOpen(view: LoopView, grid: Grid, color: string): void {
  const { pen, pitch } = view;
  pen.fillStyle = color;
  for (let cell = 0; cell < grid.rows * grid.cols; cell++) {
    if (grid.holes.includes(cell)) continue;
    const { x, y } = cornerOf(view, cell);
    pen.fillRect(x, y, Math.ceil(pitch), Math.ceil(pitch));
  }
}

/** Draws the frame around all open cells, broader than the lines inside. */
function strokeFrame(view: LoopView, grid: Grid, width: number, color: string): void {
  const { pen } = view;
  pen.strokeStyle = color;
  pen.lineWidth = width;
  pen.beginPath();
  for (const line of [...piecesAcross(grid), ...piecesDown(grid)]) {
    if (isFrame(grid, line)) traceLine(view, line, width);
  }
  pen.stroke();
}

/** True if only one side of a line has an open cell. */
function isFrame(grid: Grid, [row, col, toRow]: GridLine): boolean {
  const before = row === toRow ? isOpenAt(grid, row - 1, col) : isOpenAt(grid, row, col - 1);
  return before !== isOpenAt(grid, row, col);
}

/** An odd width is crisp between two pixels, an even one on the line. */
function snap(at: number, width: number): number {
  return Math.round(at) + (width % 2) / 2;
}

function traceFrame({ pen, margin, pitch, rows, cols }: LoopView, width: number): void {
  const [left, top] = [snap(margin, width), snap(margin, width)];
  const [right, bottom] = [snap(margin + cols * pitch, width), snap(margin + rows * pitch, width)];
  pen.roundRect(left, top, right - left, bottom - top, style.corner * pitch);
}

/** A line between two corners of cells, in cells. */
type GridLine = readonly [fromRow: number, fromCol: number, toRow: number, toCol: number];

function traceLine({ pen, margin, pitch }: LoopView, [fromRow, fromCol, toRow, toCol]: GridLine, width: number): void {
  const at = (cells: number): number => snap(margin + cells * pitch, width);
  pen.moveTo(at(fromCol), at(fromRow));
  pen.lineTo(at(toCol), at(toRow));
}

/**
 * Lines of a grid. Without holes: those inside the frame, from side to side. With holes: each piece that has an open
 * cell at one side.
 */
function linesOf(grid: Grid): GridLine[] {
  const { rows, cols, holes } = grid;
  if (holes.length > 0) return [...piecesAcross(grid), ...piecesDown(grid)];
  const across = Array.from({ length: rows - 1 }, (_, i): GridLine => [i + 1, 0, i + 1, cols]);
  const down = Array.from({ length: cols - 1 }, (_, i): GridLine => [0, i + 1, rows, i + 1]);
  return [...down, ...across];
}

function isOpenAt({ rows, cols, holes }: Grid, row: number, col: number): boolean {
  return row >= 0 && col >= 0 && row < rows && col < cols && !holes.includes(row * cols + col);
}

function piecesAcross(grid: Grid): GridLine[] {
  const pieces: GridLine[] = [];
  for (let row = 0; row <= grid.rows; row++) {
    for (let col = 0; col < grid.cols; col++) {
      if (isOpenAt(grid, row - 1, col) || isOpenAt(grid, row, col)) pieces.push([row, col, row, col + 1]);
    }
  }
  return pieces;
}

function piecesDown(grid: Grid): GridLine[] {
  const pieces: GridLine[] = [];
  for (let col = 0; col <= grid.cols; col++) {
    for (let row = 0; row < grid.rows; row++) {
      if (isOpenAt(grid, row, col - 1) || isOpenAt(grid, row, col)) pieces.push([row, col, row + 1, col]);
    }
  }
  return pieces;
}
