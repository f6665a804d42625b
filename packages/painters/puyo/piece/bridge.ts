// Necks that join puyos of one color, and the other outlines that make up a joined shape. All of them wind the same
// way, so that one nonzero fill leaves no hole and no seam. Lengths are cells.

import type { Bridge } from '../../canvas/look.ts';
import type { Point } from '../../canvas/point.ts';
import type { PathPen } from '../../canvas/surface.ts';

/** Half the thickness of a tapered neck at `t` from 0 to 1: the radius at both ends, pinched in the middle. */
export function neck({ radius, power }: Bridge, pinch: number, t: number): number {
  return radius * (1 - (1 - pinch) * Math.sin(Math.PI * t) ** power);
}

export function traceDisc(pen: PathPen, { x, y }: Point, radius: number): void {
  pen.moveTo(x + radius, y);
  pen.arc(x, y, radius, 0, Math.PI * 2);
  pen.closePath();
}

export function traceBridge(pen: PathPen, bridge: Bridge, a: Point, b: Point, pinch: number): void {
  if (bridge.mode === 'taper') return traceTaper(pen, bridge, a, b, pinch);
  const { radius } = bridge;
  traceDisc(pen, between(a, b, 0.5), radius * pinch);
  if (bridge.mode === 'peanut') return;
  const shoulder = radius * (0.5 + 0.5 * pinch);
  traceDisc(pen, between(a, b, 0.25), shoulder);
  traceDisc(pen, between(a, b, 0.75), shoulder);
}

function traceTaper(pen: PathPen, bridge: Bridge, a: Point, b: Point, pinch: number): void {
  const there = edge(bridge, a, b, pinch);
  const back = edge(bridge, b, a, pinch);
  there.forEach(({ x, y }, i) => (i === 0 ? pen.moveTo(x, y) : curve(pen, there, i)));
  back.forEach(({ x, y }, i) => (i === 0 ? pen.lineTo(x, y) : curve(pen, back, i)));
  pen.closePath();
}

/** One side of a neck, left of the way from `a` to `b`, sampled. */
function edge(bridge: Bridge, a: Point, b: Point, pinch: number): Point[] {
  return Array.from({ length: bridge.steps + 1 }, (_, i) => {
    const t = i / bridge.steps;
    const half = neck(bridge, pinch, t);
    return { x: a.x + (b.x - a.x) * t + (b.y - a.y) * half, y: a.y + (b.y - a.y) * t - (b.x - a.x) * half };
  });
}

/** Continues to sample `i` and rounds the bend there, so that few samples suffice. */
function curve(pen: PathPen, samples: readonly Point[], i: number): void {
  const at = samples[i];
  const next = samples[i + 1];
  if (next === undefined) return pen.lineTo(at.x, at.y);
  pen.quadraticCurveTo(at.x, at.y, (at.x + next.x) / 2, (at.y + next.y) / 2);
}

function between(a: Point, b: Point, t: number): Point {
  return { x: a.x + (b.x - a.x) * t, y: a.y + (b.y - a.y) * t };
}

const CROOK_REACH = 0.46;
/** Distance by which the curve of a crook is pulled out, as a share of the radius. */
const CROOK_PULL = 0.758;

/** Inner corner of a cell that two necks leave at a right angle, toward (`sx`, `sy`). */
export interface Crook {
  readonly at: Point;
  readonly sx: number;
  readonly sy: number;
  readonly pinch: number;
}

export function traceCrook(pen: PathPen, bridge: Bridge, { at, sx, sy, pinch }: Crook): void {
  const near = neck(bridge, pinch, CROOK_REACH);
  const pull = CROOK_PULL * bridge.radius;
  const [ax, ay, bx, by] =
    sx * sy > 0 ? [CROOK_REACH, near, near, CROOK_REACH] : [near, CROOK_REACH, CROOK_REACH, near];
  pen.moveTo(at.x, at.y);
  pen.lineTo(at.x + sx * ax, at.y + sy * ay);
  pen.quadraticCurveTo(at.x + sx * pull, at.y + sy * pull, at.x + sx * bx, at.y + sy * by);
  pen.closePath();
}

/** Fills the middle of four cells that form a square; `at` is the point where they meet. */
export function traceSquare(pen: PathPen, at: Point, side: number): void {
  pen.rect(at.x - side / 2, at.y - side / 2, side, side);
}
