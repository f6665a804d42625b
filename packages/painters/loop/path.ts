// The line itself: round at its corners, round at its ends.

import { type Path, turnsOf } from '@rensa/games/loop';
import { LOOP_STYLE, type Paper } from './style.ts';
import { centerOf, type LoopView } from './view.ts';

const { path, won } = LOOP_STYLE;
/**
 * Length of the line in the cell of a corner: straight for a bit, then round; the same share of a cell on both sides.
 */
const CORNER_LENGTH = 2 * (0.5 - path.corner) + (Math.PI / 2) * path.corner;

/** Width of a line in device pixels; at least four CSS pixels. */
export function widthOf({ pitch, ratio }: LoopView): number {
  return Math.max(path.minPx * ratio, path.width * pitch);
}

function trace(view: LoopView, { cells, closed }: Path): void {
  const { pen, pitch } = view;
  const points = cells.map((cell) => centerOf(view, cell));
  const [first, last] = [points[0], points.at(-1)];
  if (first === undefined || last === undefined) return;
  pen.beginPath();
  if (closed) pen.moveTo((first.x + last.x) / 2, (first.y + last.y) / 2);
  else pen.moveTo(first.x, first.y);
  points.forEach(({ x, y }, i) => {
    const next = points[i + 1] ?? (closed ? first : undefined);
    if (next !== undefined && (closed || i > 0)) pen.arcTo(x, y, next.x, next.y, path.corner * pitch);
  });
  if (closed) pen.closePath();
  else pen.lineTo(last.x, last.y);
}

export function drawLine(view: LoopView, line: Path, color: string, width = widthOf(view)): void {
  const { pen } = view;
  trace(view, line);
  pen.strokeStyle = color;
  pen.lineWidth = width;
  pen.lineCap = 'round';
  pen.lineJoin = 'round';
  pen.stroke();
}

/** Draws the line in green, from its first cell as far as the share `part`, 0 to 1. */
export function drawWon(view: LoopView, line: Path, part: number): void {
  const { pen, pitch, ratio } = view;
  const length = lengthOf(line) * pitch;
  if (part < 1) pen.setLineDash([length * part, length]);
  drawLine(view, line, won.rim, widthOf(view) + won.rimPx * ratio);
  drawLine(view, line, won.path);
  pen.setLineDash([]);
}

/** Length of a closed line, in cells. */
function lengthOf({ cells }: Path): number {
  const turns = turnsOf(cells).size;
  return cells.length - turns + turns * CORNER_LENGTH;
}

export function drawDot(view: LoopView, cell: number, radius: number, color: string): void {
  const { pen, pitch } = view;
  const { x, y } = centerOf(view, cell);
  pen.beginPath();
  pen.arc(x, y, radius * pitch, 0, 2 * Math.PI);
  pen.fillStyle = color;
  pen.fill();
}

/** Draws a dot at each end, where the line can go on, and a larger one with a halo under the pen. */
export function drawEnds(view: LoopView, lines: readonly Path[], pen: number | undefined, paper: Paper): void {
  const ends = lines.filter(({ closed }) => !closed).flatMap(({ cells }) => [cells[0], cells.at(-1)]);
  for (const cell of ends) if (cell !== undefined && cell !== pen) drawDot(view, cell, path.dot, paper.path);
  if (pen === undefined) return;
  view.pen.globalAlpha = path.haloAlpha;
  drawDot(view, pen, path.halo, paper.path);
  view.pen.globalAlpha = 1;
  drawDot(view, pen, path.pen, paper.path);
}
