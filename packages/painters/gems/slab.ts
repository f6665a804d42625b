// A power gem: all of its cells as one fused shape with a single bevel, one gradient and two sweeps of light.

import { spriteBounds } from '../canvas/atlas.ts';
import { carve, linearGradient } from '../canvas/carve.ts';
import { drawMark, traceMark } from '../canvas/marks.ts';
import { fade, type Hues, mix } from '../canvas/palette.ts';
import type { Point } from '../canvas/point.ts';
import { type Bounds, canvasFor, type Pen, type Sprite, type Surface } from '../canvas/surface.ts';
import { INSET } from './cut.ts';
import { inset, loopsOf, type OutlineLoop, traceLoops } from './outline.ts';

const CORNER = 0.24;
const BEVEL = 0.2;
const TABLE_CORNER = 0.1;

export function traceSlab(pen: Pen, points: readonly Point[]): void {
  pen.beginPath();
  traceLoops(pen, loopsOf(points), INSET, CORNER);
}

export interface SlabShape {
  readonly color: number;
  /** Cells from the first one, y downward. */
  readonly points: readonly Point[];
}

export function bakeSlab({ color, points }: SlabShape, hues: Hues, marks: boolean, size: number): Sprite {
  const canvas = canvasFor(size, spriteBounds(points));
  const loops = loopsOf(points);
  const box = boxOf(points);
  carve(
    canvas,
    (pen) => traceSlab(pen, points),
    hues,
    (pen) => {
      for (const loop of loops) drawBevel(pen, loop, hues);
      drawTable(pen, loops, box, hues);
      drawRim(pen, points, box);
    },
  );
  engrave(canvas.pen, { color, points }, hues, marks);
  return canvas.sprite;
}

/** Extent of the cells. */
export function boxOf(points: readonly Point[]): Bounds {
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)];
  return {
    left: Math.min(...xs) - 0.5,
    top: Math.min(...ys) - 0.5,
    right: Math.max(...xs) + 0.5,
    bottom: Math.max(...ys) + 0.5,
  };
}

/** Draws one mitered face per side, lit by its direction. */
function drawBevel(pen: Pen, loop: OutlineLoop, hues: Hues): void {
  const [outer, inner] = [inset(loop, 0), inset(loop, INSET + BEVEL)];
  loop.forEach(({ after }, i) => {
    const next = (i + 1) % loop.length;
    const quad = [outer[i], outer[next], inner[next], inner[i]];
    pen.beginPath();
    quad.forEach(([x, y], corner) => (corner === 0 ? pen.moveTo(x, y) : pen.lineTo(x, y)));
    pen.closePath();
    pen.fillStyle = faceOf(after.dx, after.dy, hues);
    pen.fill();
  });
}

/** Color of a face. Sides run clockwise, so one that runs to the right is on top. */
function faceOf(dx: number, dy: number, hues: Hues): string {
  if (dx > 0) return mix(hues.light, '#ffffff', 0.15);
  if (dx < 0) return hues.dark;
  return dy > 0 ? mix(hues.base, hues.dark, 0.45) : mix(hues.base, hues.light, 0.55);
}

function drawTable(pen: Surface['pen'], loops: readonly OutlineLoop[], box: Bounds, hues: Hues): void {
  pen.save();
  pen.beginPath();
  traceLoops(pen, loops, INSET + BEVEL, TABLE_CORNER);
  pen.fillStyle = linearGradient(
    pen,
    [box.left, box.top],
    [box.right, box.bottom],
    [0.1, mix(hues.base, hues.light, 0.3)],
    [0.42, hues.base],
    [0.8, mix(hues.base, hues.glow, 0.5)],
    [1, hues.base],
  );
  pen.fill();
  pen.lineWidth = 0.026;
  pen.strokeStyle = fade('#ffffff', 0.5);
  pen.stroke();
  pen.clip();
  band(pen, box, [0.17, 0.335], 0.2);
  band(pen, box, [0.385, 0.435], 0.12);
  pen.restore();
}

/** Draws a stripe of light that rises to the right, between two shares of the way from corner to corner. */
export function band(pen: Pen, box: Bounds, [from, to]: readonly [number, number], alpha: number): void {
  const { left, top, right, bottom } = box;
  const span = right - left + (bottom - top);
  pen.fillStyle = fade('#ffffff', alpha);
  pen.beginPath();
  pen.moveTo(left + from * span, top);
  pen.lineTo(left + to * span, top);
  pen.lineTo(left, top + to * span);
  pen.lineTo(left, top + from * span);
  pen.closePath();
  pen.fill();
}

function drawRim(pen: Surface['pen'], points: readonly Point[], { left, top, right, bottom }: Bounds): void {
  traceSlab(pen, points);
  pen.lineWidth = 0.055;
  pen.strokeStyle = linearGradient(
    pen,
    [left, top],
    [right, bottom],
    [0, fade('#ffffff', 0.5)],
    [0.5, fade('#ffffff', 0.2)],
    [1, fade('#ffffff', 0.22)],
  );
  pen.stroke();
}

function engrave(pen: Pen, { color, points }: SlabShape, hues: Hues, marks: boolean): void {
  const { at, side } = signPlace(points);
  pen.save();
  pen.translate(at.x, at.y);
  if (marks) drawMark(pen, color, hues, 0.155 * side);
  else drawSign(pen, color, hues, 0.19 * side);
  pen.restore();
}

function drawSign(pen: Pen, color: number, hues: Hues, radius: number): void {
  pen.scale(radius, radius);
  pen.lineJoin = 'round';
  traceMark(pen, color);
  pen.fillStyle = fade(hues.dark, 0.42);
  pen.fill();
  pen.lineWidth = 0.026 / radius;
  pen.strokeStyle = fade('#ffffff', 0.24);
  pen.stroke();
}

/**
 * Place of the sign, and the short side around it: the middle of a rectangle, else of the square nearest to the middle.
 */
function signPlace(points: readonly Point[]): { at: Point; side: number } {
  const { left, top, right, bottom } = boxOf(points);
  const at = { x: (left + right) / 2, y: (top + bottom) / 2 };
  if ((right - left) * (bottom - top) === points.length) return { at, side: Math.min(right - left, bottom - top) };
  const taken = new Set(points.map(({ x, y }) => `${x} ${y}`));
  const squares = points.filter(({ x, y }) =>
    [`${x + 1} ${y}`, `${x} ${y + 1}`, `${x + 1} ${y + 1}`].every((key) => taken.has(key)),
  );
  const middles = squares.map(({ x, y }) => ({ x: x + 0.5, y: y + 0.5 }));
  const away = ({ x, y }: Point): number => Math.hypot(x - at.x, y - at.y);
  return { at: middles.toSorted((a, b) => away(a) - away(b))[0] ?? at, side: 2 };
}
