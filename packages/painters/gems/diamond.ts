// The diamond: a clear rhombus inside an edge of all colors, which turns.

import type { Corner } from '../canvas/marks.ts';
import { fade, type Hues } from '../canvas/palette.ts';
import { canvasFor, type Pen, reaching, type Sprite, type Surface } from '../canvas/surface.ts';
import { drawSparkle } from '../falling/burst.ts';

const HALF = 0.47;
const TABLE = 0.2;
const RAINBOW = ['#FF5D5D', '#FFB13D', '#FFE65C', '#5CE48A', '#55B8FF', '#9B7BFF', '#FF6FD0'] as const;
/** Colors of the facets: upper right, lower right, lower left, upper left. */
const FACETS = ['#C7CFE6', '#7C88B0', '#AFB9D8', '#F4F7FF'] as const;
/** Ticks of one turn of the edge, and steps of it that are baked. */
const ROTATION_TICKS = 180;
const STEPS = 60;

/** Hues of its shards and its glow. */
export const ICE: Hues = { light: '#F4F7FF', base: '#C7CFE6', dark: '#7C88B0', deep: '#1B2036', glow: '#DCE6FF' };

export function traceDiamond(pen: Pen): void {
  rhombus(pen, HALF);
}

function rhombus(pen: Pen, half: number): void {
  pen.beginPath();
  pen.moveTo(0, -half);
  for (const [x, y] of CORNERS) pen.lineTo(x * half, y * half);
  pen.closePath();
}

const CORNERS = [
  [1, 0],
  [0, 1],
  [-1, 0],
] as const;

/** Number of the baked turn of its edge at the tick `now`. */
export function turnAt(now: number): number {
  return Math.floor((((now / ROTATION_TICKS) % 1) * STEPS + STEPS) % STEPS);
}

export function bakeDiamond(turn: number, size: number): Sprite {
  const { pen, sprite } = canvasFor(size, reaching(0.6));
  pen.lineJoin = 'round';
  traceDiamond(pen);
  pen.lineWidth = 0.15;
  pen.strokeStyle = '#0A0C14';
  pen.stroke();
  drawFacets(pen);
  drawEdge(pen, turn);
  pen.fillStyle = fade('#ffffff', 0.9);
  drawSparkle(pen, -0.13, -0.17, 0.085);
  return sprite;
}

function drawFacets(pen: Pen): void {
  const corners: readonly Corner[] = [[0, -1], ...CORNERS, [0, -1]];
  FACETS.forEach((color, i) => {
    const [a, b] = [corners[i], corners[i + 1]];
    pen.beginPath();
    pen.moveTo(0, 0);
    pen.lineTo(a[0] * HALF, a[1] * HALF);
    pen.lineTo(b[0] * HALF, b[1] * HALF);
    pen.closePath();
    pen.fillStyle = color;
    pen.fill();
  });
  rhombus(pen, TABLE);
  const shine = pen.createLinearGradient(-TABLE, -TABLE, TABLE, TABLE);
  shine.addColorStop(0.2, '#ffffff');
  shine.addColorStop(0.85, '#C9D2EA');
  pen.fillStyle = shine;
  pen.fill();
}

function drawEdge(pen: Surface['pen'], turn: number): void {
  const round = pen.createConicGradient((turn / STEPS) * 2 * Math.PI - Math.PI / 2, 0, 0);
  [...RAINBOW, RAINBOW[0]].forEach((color, i) => round.addColorStop(i / RAINBOW.length, color));
  traceDiamond(pen);
  pen.lineWidth = 0.085;
  pen.strokeStyle = round;
  pen.stroke();
}
