// A counter gem: matte steel around a plate with its count, rimmed in the color that it will turn to.

import { carve, fillDisc, linearGradient } from '../canvas/carve.ts';
import { FONT } from '../canvas/font.ts';
import { drawMark } from '../canvas/marks.ts';
import { fade, type Hues } from '../canvas/palette.ts';
import { canvasFor, type Pen, reaching, type Sprite } from '../canvas/surface.ts';
import { HALF, traceCut } from './cut.ts';

const CORNER = 0.15;
const PLATE = 0.33;
const RIM = 0.06;
/** Width of the outline of the number, half of it under the digit. */
const INK = 0.07;
const NIGHT = '#262B37';
/** Hues of the steel and of its shards. */
export const STEEL: Hues = { light: '#9AA2B2', base: '#6B7383', dark: '#434957', deep: '#14171F', glow: '#A3A9B6' };

export function traceCounter(pen: Pen): void {
  traceCut(pen, CORNER);
}

export interface Counter {
  readonly color: number;
  readonly count: number;
}

export function bakeCounter({ color, count }: Counter, hues: Hues, marks: boolean, size: number): Sprite {
  const canvas = canvasFor(size, reaching(0.56));
  const { pen, sprite } = canvas;
  carve(canvas, traceCounter, STEEL, (pen) => {
    drawSteel(pen);
    drawRivets(pen);
  });
  drawPlate(pen, hues);
  write(pen, String(count));
  if (marks) drawSign(pen, color, hues);
  return sprite;
}

function drawSteel(pen: Pen): void {
  pen.fillStyle = linearGradient(pen, [-0.15, -HALF], [0.15, HALF], [0, '#7B8394'], [1, '#434957']);
  pen.fillRect(-HALF, -HALF, 2 * HALF, 2 * HALF);
  pen.strokeStyle = fade('#ffffff', 0.05);
  pen.lineWidth = 0.032;
  pen.beginPath();
  for (let x = -1; x < 1; x += 0.085) {
    pen.moveTo(x, -HALF);
    pen.lineTo(x + 2 * HALF, HALF);
  }
  pen.stroke();
  pen.lineWidth = 0.04;
  pen.strokeStyle = fade('#ffffff', 0.16);
  pen.beginPath();
  pen.moveTo(-HALF, -HALF);
  pen.lineTo(HALF, -HALF);
  pen.stroke();
}

function drawRivets(pen: Pen): void {
  const at = HALF - 0.055;
  for (const [x, y] of [
    [-at, -at],
    [at, -at],
    [at, at],
    [-at, at],
  ] as const) {
    pen.fillStyle = fade('#ffffff', 0.14);
    fillDisc(pen, x, y + 0.01, 0.026);
    pen.fillStyle = fade('#14171F', 0.7);
    fillDisc(pen, x, y, 0.024);
  }
}

function drawPlate(pen: Pen, hues: Hues): void {
  pen.beginPath();
  pen.roundRect(-PLATE, -PLATE, 2 * PLATE, 2 * PLATE, 0.14);
  pen.fillStyle = NIGHT;
  pen.fill();
  pen.lineWidth = RIM;
  pen.strokeStyle = hues.base;
  pen.stroke();
}

/** Writes in hundredths of a cell: fonts are not made for sizes below one. */
function write(pen: Pen, digit: string): void {
  pen.save();
  pen.scale(0.01, 0.01);
  pen.font = `800 48px ${FONT}`;
  pen.textAlign = 'center';
  pen.lineJoin = 'round';
  pen.lineWidth = 100 * INK;
  pen.strokeStyle = '#06070B';
  pen.strokeText(digit, 0, 17.4);
  pen.fillStyle = '#ffffff';
  pen.fillText(digit, 0, 17.4);
  pen.restore();
}

function drawSign(pen: Pen, color: number, hues: Hues): void {
  pen.fillStyle = NIGHT;
  fillDisc(pen, 0.33, -0.33, 0.145);
  pen.save();
  pen.translate(0.33, -0.33);
  drawMark(pen, color, hues, 0.085, hues.light);
  pen.restore();
}
