// A normal gem: a cut jewel whose table is the sign of its color, with a crown of flat facets around it.

import { carve, fillDisc, linearGradient } from '../canvas/carve.ts';
import { type Corner, drawMark, polygon, star } from '../canvas/marks.ts';
import { fade, type Hues, mix } from '../canvas/palette.ts';
import { canvasFor, type Pen, reaching, type Sprite } from '../canvas/surface.ts';
import { HALF, innerRim, traceCut } from './cut.ts';

const CORNER = 0.2;
const REACH = 0.56;
/** Direction from which light comes. */
const LIGHT = { x: -0.55, y: -0.84 };
const CHAMFER = 0.135;
/** Alpha of the edge of a facet. Both neighbors draw it, so 13 % is seen. */
const HAIRLINE = 0.067;

const TABLES: readonly (readonly Corner[])[] = [
  lowered(polygon(3, 0.335), 0.055),
  octagon(0.21, CHAMFER),
  polygon(12, 0.225),
  lowered(star(0.335, 0.175), 0.02),
];
/** Outer rim of the facets, a little outside the gem, so that its round corners are covered. */
const RIM = octagon(1.12 * HALF, 0.29);

/** A square with its corners cut; `side` is half of what is left of each side. */
function octagon(half: number, side: number): Corner[] {
  return [
    [side, -half],
    [half, -side],
    [half, side],
    [side, half],
    [-side, half],
    [-half, side],
    [-half, -side],
    [-side, -half],
  ];
}

function lowered(corners: readonly Corner[], by: number): Corner[] {
  return corners.map(([x, y]) => [x, y + by]);
}

export function traceJewel(pen: Pen): void {
  traceCut(pen, CORNER);
}

export function bakeJewel(color: number, hues: Hues, marks: boolean, size: number): Sprite {
  const canvas = canvasFor(size, reaching(REACH));
  const table = TABLES[color - 1];
  carve(canvas, traceJewel, hues, (pen) => {
    for (const facet of crown(table)) drawFacet(pen, facet, hues);
    drawTable(pen, table, hues);
    gloss(pen);
    innerRim(pen, traceJewel, 0.03, HALF);
    pen.fillStyle = fade('#ffffff', 0.95);
    fillDisc(pen, -0.31, -0.31, 0.034);
  });
  if (marks) drawMark(canvas.pen, color, hues, 0.145);
  return canvas.sprite;
}

type Facet = readonly [Corner, Corner, Corner];

/** Facets between the rim and the table, in the order of their angles. */
function crown(table: readonly Corner[]): Facet[] {
  const [outer, inner] = [byAngle(RIM), byAngle(table)];
  const at = (corners: readonly Corner[], i: number): Corner => corners[i % corners.length];
  const angle = (corners: readonly Corner[], i: number): number =>
    turnOf(at(corners, i)) + (i >= corners.length ? 2 * Math.PI : 0);
  const facets: Facet[] = [];
  for (let [o, i] = [0, 0]; o < outer.length || i < inner.length;) {
    const outward = i === inner.length || (o < outer.length && angle(outer, o + 1) < angle(inner, i + 1));
    facets.push([at(outer, o), at(inner, i), outward ? at(outer, o + 1) : at(inner, i + 1)]);
    if (outward) o++;
    else i++;
  }
  return facets;
}

function byAngle(corners: readonly Corner[]): Corner[] {
  return corners.toSorted((a, b) => turnOf(a) - turnOf(b));
}

function turnOf([x, y]: Corner): number {
  return Math.atan2(y, x);
}

function tracePolygon(pen: Pen, corners: readonly Corner[]): void {
  pen.beginPath();
  corners.forEach(([x, y], i) => (i === 0 ? pen.moveTo(x, y) : pen.lineTo(x, y)));
  pen.closePath();
}

/** Draws a facet. The more it leans toward the light, the brighter it is. */
function drawFacet(pen: Pen, facet: Facet, hues: Hues): void {
  const [x, y] = [facet.reduce((sum, corner) => sum + corner[0], 0), facet.reduce((sum, corner) => sum + corner[1], 0)];
  const lean = (x * LIGHT.x + y * LIGHT.y) / Math.max(1e-6, Math.hypot(x, y));
  tracePolygon(pen, facet);
  pen.fillStyle = lean > 0 ? fade(hues.light, 0.82 * lean) : fade(hues.dark, -lean);
  pen.fill();
  pen.lineWidth = 0.012;
  pen.lineJoin = 'round';
  pen.strokeStyle = fade('#ffffff', HAIRLINE);
  pen.stroke();
}

function drawTable(pen: Pen, table: readonly Corner[], hues: Hues): void {
  tracePolygon(pen, table);
  pen.fillStyle = linearGradient(
    pen,
    [-0.26, -0.26],
    [0.26, 0.26],
    [0, mix(hues.light, '#ffffff', 0.35)],
    [0.45, mix(hues.base, hues.glow, 0.5)],
    [1, mix(hues.base, hues.dark, 0.28)],
  );
  pen.fill();
  pen.lineWidth = 0.022;
  pen.strokeStyle = fade('#ffffff', 0.62);
  pen.stroke();
}

function gloss(pen: Pen): void {
  pen.fillStyle = linearGradient(
    pen,
    [-HALF, -HALF],
    [0.02, 0.06],
    [0, fade('#ffffff', 0.42)],
    [1, fade('#ffffff', 0)],
  );
  pen.fillRect(-HALF, -HALF, 2 * HALF, 2 * HALF);
}
