// Outline of cells that are one: walked along their free sides, inset, with round corners. Holes are separate loops
// that wind the other way, so that one nonzero fill leaves them open.

import { type Corner, traceRounded } from '../canvas/marks.ts';
import type { Point } from '../canvas/point.ts';
import type { PathPen, Pen } from '../canvas/surface.ts';

/** A side of the outline from one corner on to the next, as a step of one cell; the cells lie to its right. */
interface OutlineSide extends Point {
  readonly dx: number;
  readonly dy: number;
}

/** A corner, with the directions of the sides that meet there. */
interface Bend extends Point {
  readonly before: OutlineSide;
  readonly after: OutlineSide;
}

export type OutlineLoop = readonly Bend[];

/** Loops around these cells, y downward. */
export function loopsOf(cells: readonly Point[]): OutlineLoop[] {
  const left = new Map(sidesOf(cells).map((side) => [keyOf(side), side]));
  const loops: OutlineLoop[] = [];
  for (const first of left.values()) loops.push(bendsOf(walk(left, first)));
  return loops;
}

/** Free sides of each cell, clockwise: top, right, bottom, left. */
function sidesOf(cells: readonly Point[]): OutlineSide[] {
  const taken = new Set(cells.map(({ x, y }) => `${x} ${y}`));
  return cells.flatMap(({ x, y }) =>
    AROUND.filter(({ dx, dy }) => !taken.has(`${x + dy} ${y - dx}`)).map(({ dx, dy, cx, cy }) => ({
      x: x + cx,
      y: y + cy,
      dx,
      dy,
    })),
  );
}

const AROUND = [
  { dx: 1, dy: 0, cx: -0.5, cy: -0.5 },
  { dx: 0, dy: 1, cx: 0.5, cy: -0.5 },
  { dx: -1, dy: 0, cx: 0.5, cy: 0.5 },
  { dx: 0, dy: -1, cx: -0.5, cy: 0.5 },
] as const;

function keyOf({ x, y, dx, dy }: OutlineSide): string {
  return `${x} ${y} ${dx} ${dy}`;
}

/** Takes one loop out of `left`. At a point where only corners of two cells meet, the loop stays with its cell. */
function walk(left: Map<string, OutlineSide>, first: OutlineSide): OutlineSide[] {
  const sides: OutlineSide[] = [];
  for (
    let side: OutlineSide | undefined = first;
    side !== undefined;
    side = nextOf(side).find((to) => left.has(keyOf(to)))
  ) {
    sides.push(side);
    left.delete(keyOf(side));
  }
  return sides;
}

/** Sides that may follow: to the right, straight on, to the left. */
function nextOf({ x, y, dx, dy }: OutlineSide): OutlineSide[] {
  const from = { x: x + dx, y: y + dy };
  return [
    { ...from, dx: -dy, dy: dx },
    { ...from, dx, dy },
    { ...from, dx: dy, dy: -dx },
  ];
}

function bendsOf(sides: readonly OutlineSide[]): OutlineLoop {
  return sides.flatMap((after, i) => {
    const before = sides[(i + sides.length - 1) % sides.length];
    return before.dx === after.dx && before.dy === after.dy ? [] : [{ x: after.x, y: after.y, before, after }];
  });
}

/** Corners of a loop, moved inward by `by` cells. */
export function inset(loop: OutlineLoop, by: number): Corner[] {
  return loop.map(({ x, y, before, after }) => [x - by * (before.dy + after.dy), y + by * (before.dx + after.dx)]);
}

export function traceLoops(
  pen: PathPen & Pick<Pen, 'arcTo'>,
  loops: readonly OutlineLoop[],
  by: number,
  corner: number,
): void {
  for (const loop of loops) traceRounded(pen, inset(loop, by), corner);
}
