// Cracks: a line that wanders through a gem from the side where the impact came from, with branches to both sides.
// Places are cells from the gem's first, y downward.

import { clamp } from '../canvas/curves.ts';
import type { Point } from '../canvas/point.ts';
import type { Bounds, Pen } from '../canvas/surface.ts';
import { randomFrom } from '../falling/random.ts';

export interface Crack {
  readonly points: readonly Point[];
  /** Distance that the impact has come when the crack begins to open, and when it is open, in cells. */
  readonly from: number;
  readonly to: number;
  readonly width: number;
}

const STEP = 0.68;
const MAIN = 0.06;
const BRANCH = 0.042;
const MAX_STEPS = 24;

/** Cracks of a gem that fills this box, struck from `source`. */
export function cracksOf(box: Bounds, source: Point, seed: number): Crack[] {
  const draw = randomFrom(seed);
  const start = {
    x: clamp(source.x, box.left + 0.2, box.right - 0.2),
    y: clamp(source.y, box.top + 0.2, box.bottom - 0.2),
  };
  const entry = toward(start, source, 0.2);
  const far = { x: box.left + box.right - entry.x, y: box.top + box.bottom - entry.y };
  const main = wander(box, entry, Math.atan2(far.y - entry.y, far.x - entry.x), draw);
  const cracks = [crackOf(main, 0, MAIN)];
  main.slice(1, Math.max(2, main.length - 2)).forEach((knee, i) => {
    const before = main[i];
    const along = Math.atan2(knee.y - before.y, knee.x - before.x);
    const side = i % 2 === 0 ? 1 : -1;
    cracks.push(crackOf(wander(box, knee, along + side * (1 + 0.35 * draw()), draw), STEP * (i + 1), BRANCH));
  });
  return cracks;
}

function toward(from: Point, to: Point, max: number): Point {
  const away = Math.hypot(to.x - from.x, to.y - from.y);
  const share = away === 0 ? 0 : Math.min(1, max / away);
  return { x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share };
}

/** Line that bends to and fro until it has left the box. */
function wander(box: Bounds, start: Point, heading: number, draw: () => number): Point[] {
  const points = [start];
  let at = start;
  let bend = draw() < 0.5 ? 1 : -1;
  while (points.length < MAX_STEPS && (points.length === 1 || isInside(box, at))) {
    const angle = heading + bend * (0.22 + 0.3 * draw());
    const step = STEP * (0.75 + 0.5 * draw());
    at = { x: at.x + Math.cos(angle) * step, y: at.y + Math.sin(angle) * step };
    points.push(at);
    bend = -bend;
  }
  return points;
}

function isInside({ left, top, right, bottom }: Bounds, { x, y }: Point): boolean {
  return x > left && x < right && y > top && y < bottom;
}

function crackOf(points: readonly Point[], from: number, width: number): Crack {
  return { points, from, to: from + STEP * (points.length - 1), width };
}

/**
 * Draws the open part of cracks. `t` is the share of its way that the impact has come, from 0 to 1. One unit of the pen
 * is a cell.
 */
export function drawCracks(pen: Pen, cracks: readonly Crack[], t: number, shade: string): void {
  const reach = t * Math.max(...cracks.map(({ to }) => to));
  pen.lineCap = 'round';
  pen.lineJoin = 'round';
  for (const [shift, style] of [
    [0.022, shade],
    [0, '#ffffff'],
  ] as const) {
    pen.strokeStyle = style;
    for (const crack of cracks) {
      pen.lineWidth = crack.width;
      trace(pen, crack, reach, shift);
    }
  }
}

function trace(pen: Pen, { points, from, to }: Crack, reach: number, shift: number): void {
  const open = clamp((reach - from) / (to - from)) * (points.length - 1);
  if (open === 0) return;
  const shown = points.slice(0, Math.floor(open) + 1);
  const [last, next] = [shown[shown.length - 1], points.at(shown.length)];
  const rest = open - Math.floor(open);
  if (next !== undefined) shown.push({ x: last.x + (next.x - last.x) * rest, y: last.y + (next.y - last.y) * rest });
  pen.beginPath();
  shown.forEach(({ x, y }, i) => (i === 0 ? pen.moveTo(x + shift, y + shift) : pen.lineTo(x + shift, y + shift)));
  pen.stroke();
}
