// Halves of capsules: round at the outer end, flat where the other half is. A single is round all over.

import { type Cell, colorOf, type Kind, KIND, kindOf } from '@rensa/games/capsules';
import { type Atlas, spriteBounds } from '../canvas/atlas.ts';
import { carve, fillDisc, linearGradient } from '../canvas/carve.ts';
import { drawMark } from '../canvas/marks.ts';
import { fade, type Hues, mix } from '../canvas/palette.ts';
import type { Point } from '../canvas/point.ts';
import { type Canvas, canvasFor, type Pen, type Sprite } from '../canvas/surface.ts';
import { hueOf } from './hue.ts';

const REACH = 0.45;
const ROUND = 0.44;
const SINGLE_ROUND = 0.34;
const EDGE = { drop: 0.03, shadow: 0.09, line: 0.065 };
const STREAK = 0.085;

/** The flat side of each kind, as a step toward the other half; a single has none. */
const FLAT: Readonly<Record<Kind, Point>> = {
  [KIND.right]: { x: 1, y: 0 },
  [KIND.left]: { x: -1, y: 0 },
  [KIND.above]: { x: 0, y: -1 },
  [KIND.below]: { x: 0, y: 1 },
};
const NO_SIDE: Point = { x: 0, y: 0 };

export function flatSideOf(cell: Cell): Point {
  return FLAT[kindOf(cell)] ?? NO_SIDE;
}

/** Traces half a capsule about its middle, `inset` smaller at its round end and sides. */
export function traceHalf(pen: Pen, cell: Cell, inset = 0): void {
  const { x, y } = flatSideOf(cell);
  const reach = REACH - inset;
  const side = (flat: boolean): number => (flat ? 0.5 : reach);
  const [left, right, top, bottom] = [side(x < 0), side(x > 0), side(y < 0), side(y > 0)];
  const corner = (round: boolean): number => (round ? (x === 0 && y === 0 ? SINGLE_ROUND : ROUND) - inset : 0);
  pen.beginPath();
  pen.roundRect(-left, -top, left + right, top + bottom, [
    corner(x >= 0 && y >= 0),
    corner(x <= 0 && y >= 0),
    corner(x <= 0 && y <= 0),
    corner(x >= 0 && y <= 0),
  ]);
}

/** Bakes one half alone, or a single. */
export function bakeHalf(atlas: Atlas, cell: Cell): Sprite {
  const canvas = canvasFor(atlas.size, spriteBounds([{ x: 0, y: 0 }]));
  drawHalf(canvas, atlas, cell);
  return canvas.sprite;
}

/** Bakes both halves as one picture whose origin is the first; neither reaches over the seam. */
export function bakeCapsule(atlas: Atlas, first: Cell, second: Cell): Sprite {
  const way = flatSideOf(first);
  const canvas = canvasFor(atlas.size, spriteBounds([NO_SIDE, way]));
  const { pen } = canvas;
  for (const [cell, at] of [
    [first, NO_SIDE],
    [second, way],
  ] as const) {
    pen.save();
    clipAtSeam(pen, at, flatSideOf(cell));
    pen.translate(at.x, at.y);
    drawHalf(canvas, atlas, cell);
    pen.restore();
  }
  drawSeam(pen, way, atlas.hues(hueOf(colorOf(first))), atlas.hues(hueOf(colorOf(second))));
  return canvas.sprite;
}

function clipAtSeam(pen: Pen, at: Point, { x, y }: Point): void {
  const [left, right] = [x < 0 ? 0.5 : 1, x > 0 ? 0.5 : 1];
  const [top, bottom] = [y < 0 ? 0.5 : 1, y > 0 ? 0.5 : 1];
  pen.beginPath();
  pen.rect(at.x - left, at.y - top, left + right, top + bottom);
  pen.clip();
}

function drawHalf(canvas: Canvas, atlas: Atlas, cell: Cell): void {
  const { pen } = canvas;
  const color = hueOf(colorOf(cell));
  const hues = atlas.hues(color);
  carve(
    canvas,
    (path) => traceHalf(path, cell),
    hues,
    (inside) => {
      shade(inside, cell, hues);
      shine(inside, cell);
    },
    EDGE,
  );
  if (!atlas.look.marks) return;
  pen.save();
  pen.translate(0, 0.06);
  drawMark(pen, color, hues, 0.155);
  pen.restore();
}

/** Shades it: light across the short axis, dark toward the round end. */
function shade(pen: Pen, cell: Cell, hues: Hues): void {
  const { x, y } = flatSideOf(cell);
  const across = y === 0 ? ([0, REACH] as const) : ([REACH, 0] as const);
  pen.fillStyle = linearGradient(
    pen,
    [-across[0], -across[1]],
    across,
    [0, mix(hues.base, hues.light, 0.6)],
    [0.34, hues.base],
    [0.7, mix(hues.base, hues.dark, 0.36)],
    [0.9, mix(hues.base, hues.dark, 0.85)],
    [1, mix(hues.dark, hues.glow, 0.5)],
  );
  pen.fillRect(-1, -1, 2, 2);
  if (x === 0 && y === 0) return;
  const end = pen.createRadialGradient(x * 0.42, y * 0.42, 0.42, x * 0.42, y * 0.42, 0.92);
  end.addColorStop(0, fade(hues.dark, 0));
  end.addColorStop(0.5, fade(hues.dark, 0.22));
  end.addColorStop(1, fade(hues.dark, 0.95));
  pen.fillStyle = end;
  pen.fillRect(-1, -1, 2, 2);
}

interface Shine {
  readonly from: number;
  readonly to: number;
  readonly dot?: Point;
}

/** Light on a right or lower half, on a single, and on a left or upper half. */
const SHINES: readonly Shine[] = [
  { from: -0.3, to: 0.12 },
  { from: -0.17, to: 0.01, dot: { x: 0.17, y: -0.235 } },
  { from: -0.15, to: 0.31, dot: { x: -0.3, y: -0.13 } },
];

/** Draws a streak along the long axis, and a dot where the light meets the round end. */
function shine(pen: Pen, cell: Cell): void {
  const { x, y } = flatSideOf(cell);
  const { from, to, dot } = SHINES[Math.sign(x + y) + 1];
  pen.save();
  if (y !== 0) pen.transform(0, 1, 1, 0, 0, 0);
  pen.lineWidth = STREAK;
  pen.lineCap = 'round';
  pen.strokeStyle = fade('#ffffff', 0.82);
  pen.beginPath();
  pen.moveTo(from, -0.235);
  pen.lineTo(to, -0.235);
  pen.stroke();
  pen.fillStyle = fade('#ffffff', 0.78);
  if (dot !== undefined) fillDisc(pen, dot.x, dot.y, STREAK / 2);
  pen.restore();
}

/** Draws the seam: dark, with a bright edge beside it. */
function drawSeam(pen: Pen, { x, y }: Point, first: Hues, second: Hues): void {
  const deep = mix(first.deep, second.deep, 0.5);
  const along = (offset: number): void => {
    pen.beginPath();
    pen.moveTo(x / 2 + (y === 0 ? offset : -REACH), y / 2 + (y === 0 ? -REACH : offset));
    pen.lineTo(x / 2 + (y === 0 ? offset : REACH), y / 2 + (y === 0 ? REACH : offset));
    pen.stroke();
  };
  pen.lineWidth = 0.028;
  pen.strokeStyle = fade(deep, 0.7);
  along(0);
  pen.lineWidth = 0.02;
  pen.strokeStyle = fade('#ffffff', 0.25);
  along(0.03);
}
