// Signs, one per color, white with a deep outline, so that the game can be played in gray.

import type { Hues } from './palette.ts';
import type { PathPen, Pen } from './surface.ts';

export type Corner = readonly [x: number, y: number];

/** Corners of the signs of R, G, Y and P, for a radius of about 1. B has a ring. */
const CORNERS: Readonly<Record<number, readonly Corner[]>> = {
  1: polygon(3, 1.2),
  2: [
    [-0.82, -0.82],
    [0.82, -0.82],
    [0.82, 0.82],
    [-0.82, 0.82],
  ],
  4: star(1.18, 0.6),
  5: plus(),
};
const ROUNDING: Readonly<Record<number, number>> = { 1: 0.28, 2: 0.24, 4: 0.14, 5: 0.16 };
const HOLE = 0.47;
/** Share of a badge's radius that its sign takes. */
const SIGN_SHARE = 0.092 / 0.17;

/** Corners of a regular polygon, from its top. */
export function polygon(count: number, radius: number, turn = -Math.PI / 2): Corner[] {
  return Array.from({ length: count }, (_, i) => {
    const angle = turn + (i * 2 * Math.PI) / count;
    return [Math.cos(angle) * radius, Math.sin(angle) * radius] as const;
  });
}

/** Corners of a star with five points. */
export function star(reach: number, waist: number): Corner[] {
  const [tips, dents] = [polygon(5, reach), polygon(5, waist, -Math.PI / 2 + Math.PI / 5)];
  return tips.flatMap((tip, i) => [tip, dents[i]]);
}

function plus(): Corner[] {
  const [a, b] = [0.34, 1];
  const arm: Corner[] = [
    [-a, -a],
    [-a, -b],
    [a, -b],
  ];
  return [0, 1, 2, 3].flatMap((turns) => arm.map((corner) => quarter(corner, turns)));
}

function quarter([x, y]: Corner, turns: number): Corner {
  return turns === 0 ? [x, y] : quarter([-y, x], turns - 1);
}

/** Traces a polygon with round corners. */
export function traceRounded(pen: PathPen & Pick<Pen, 'arcTo'>, corners: readonly Corner[], rounding: number): void {
  const at = (i: number): Corner => corners[(i + corners.length) % corners.length];
  const [last, first] = [at(-1), at(0)];
  pen.moveTo((last[0] + first[0]) / 2, (last[1] + first[1]) / 2);
  corners.forEach((corner, i) => pen.arcTo(...corner, ...at(i + 1), rounding));
  pen.closePath();
}

export function traceMark(pen: Pen, color: number): void {
  pen.beginPath();
  const corners = CORNERS[color];
  if (corners !== undefined) return traceRounded(pen, corners, ROUNDING[color] ?? 0);
  pen.arc(0, 0, 1, 0, Math.PI * 2);
  pen.moveTo(HOLE, 0);
  pen.arc(0, 0, HOLE, 0, Math.PI * 2, true);
}

/** Draws the sign on a white disc, for pieces on which the sign alone would be hard to see. */
export function drawBadge(pen: Pen, color: number, hues: Hues, radius: number): void {
  for (const [style, reach] of [
    [hues.deep, radius + 0.02],
    ['#ffffff', radius],
  ] as const) {
    pen.fillStyle = style;
    pen.beginPath();
    pen.arc(0, 0, reach, 0, Math.PI * 2);
    pen.fill();
  }
  drawMark(pen, color, hues, radius * SIGN_SHARE, hues.deep);
}

/** Draws the sign in white with a deep outline, or in the one color `flat`. */
export function drawMark(pen: Pen, color: number, hues: Hues, radius: number, flat?: string): void {
  pen.save();
  pen.scale(radius, radius);
  pen.lineJoin = 'round';
  traceMark(pen, color);
  if (flat === undefined) {
    pen.lineWidth = 0.52;
    pen.strokeStyle = hues.deep;
    pen.stroke();
  }
  pen.fillStyle = flat ?? '#ffffff';
  pen.fill();
  pen.restore();
}
