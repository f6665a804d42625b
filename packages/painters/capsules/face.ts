// Faces of viruses, with mouths. Lengths are cells, from the middle.

import { BLUE, type Color, RED, YELLOW } from '@rensa/games/capsules';
import { fillDisc } from '../canvas/carve.ts';
import { clipOval, drawLid, drawPupil, fillOval } from '../canvas/eye.ts';
import { fade, type Hues, mix } from '../canvas/palette.ts';
import type { Point } from '../canvas/point.ts';
import type { Pen } from '../canvas/surface.ts';

/** `cured`: its eyes are shut for good. `glad`: it has won. */
export const VIRUS_MOODS = ['rest', 'cured', 'glad'] as const;
export type VirusMood = (typeof VIRUS_MOODS)[number];

interface Eye extends Point {
  readonly rx: number;
  readonly ry: number;
  readonly lid: number;
  readonly slant: number;
  /** Size and place of the pupil. */
  readonly pupil: Point & { readonly grown: number };
}

const HALO = 0.018;

const EYES: Readonly<Record<Color, readonly Eye[]>> = {
  [RED]: [-1, 1].map((side) => ({
    x: side * 0.135,
    y: -0.045,
    rx: 0.1,
    ry: 0.108,
    lid: 0.3,
    slant: side * -0.5,
    pupil: { x: -side * 0.014, y: 0.02, grown: 0.92 },
  })),
  [BLUE]: [-1, 1].map((side) => ({
    x: side * 0.13,
    y: -0.085,
    rx: 0.093,
    ry: 0.105,
    lid: 0.44,
    slant: side * 0.12,
    pupil: { x: 0, y: 0.035, grown: 0.86 },
  })),
  [YELLOW]: [{ x: 0, y: -0.02, rx: 0.155, ry: 0.155, lid: 0.17, slant: 0, pupil: { x: 0, y: 0.012, grown: 1.5 } }],
};

export function drawVirusFace(pen: Pen, color: Color, mood: VirusMood, hues: Hues): void {
  pen.lineCap = 'round';
  pen.lineJoin = 'round';
  for (const eye of EYES[color] ?? []) {
    pen.save();
    pen.translate(eye.x, eye.y);
    if (mood === 'rest') drawEye(pen, eye, hues);
    else drawShut(pen, eye, mood === 'glad', hues);
    pen.restore();
  }
  if (color === RED) drawFangs(pen, hues);
  else if (color === BLUE) drawFrown(pen, mood === 'glad', hues);
  else drawSmirk(pen, hues);
}

function drawEye(pen: Pen, { rx, ry, lid, slant, pupil: at }: Eye, hues: Hues): void {
  fillOval(pen, { x: 0, y: 0 }, rx + HALO, ry + HALO, fade(hues.deep, 0.8));
  fillOval(pen, { x: 0, y: 0 }, rx, ry, '#ffffff');
  pen.save();
  clipOval(pen, rx, ry);
  drawPupil(pen, at, at.grown, hues);
  drawLid(pen, ry, { lid, slant }, { ...hues, base: mix(hues.base, hues.dark, 0.5) });
  pen.restore();
}

/** Draws a shut eye as a bow, upward for a glad virus. */
function drawShut(pen: Pen, { rx }: Eye, up: boolean, hues: Hues): void {
  pen.lineWidth = 0.045;
  pen.strokeStyle = hues.deep;
  pen.beginPath();
  pen.ellipse(0, up ? 0.03 : -0.01, rx * 0.92, 0.062, 0, Math.PI * (up ? 1.06 : 0.06), Math.PI * (up ? 1.94 : 0.94));
  pen.stroke();
}

function drawFangs(pen: Pen, hues: Hues): void {
  pen.fillStyle = hues.deep;
  pen.beginPath();
  pen.moveTo(-0.11, 0.115);
  pen.quadraticCurveTo(0, 0.15, 0.11, 0.115);
  pen.quadraticCurveTo(0.09, 0.25, 0, 0.25);
  pen.quadraticCurveTo(-0.09, 0.25, -0.11, 0.115);
  pen.fill();
  for (const side of [-1, 1]) tooth(pen, side * 0.06, 0.123, 0.062);
}

/** Draws a tooth that hangs from (`x`, `y`). */
function tooth(pen: Pen, x: number, y: number, length: number): void {
  pen.fillStyle = '#ffffff';
  pen.beginPath();
  pen.moveTo(x - length * 0.48, y);
  pen.lineTo(x + length * 0.48, y);
  pen.lineTo(x, y + length);
  pen.fill();
}

function drawFrown(pen: Pen, up: boolean, hues: Hues): void {
  pen.lineWidth = 0.04;
  pen.strokeStyle = mix(hues.deep, hues.dark, 0.15);
  pen.beginPath();
  pen.ellipse(0, up ? 0.11 : 0.18, 0.075, 0.058, 0, Math.PI * (up ? 0.06 : 1.06), Math.PI * (up ? 0.94 : 1.94));
  pen.stroke();
}

function drawSmirk(pen: Pen, hues: Hues): void {
  pen.lineWidth = 0.038;
  pen.strokeStyle = hues.deep;
  pen.beginPath();
  pen.moveTo(-0.15, 0.2);
  pen.bezierCurveTo(-0.08, 0.27, 0.02, 0.19, 0.15, 0.225);
  pen.stroke();
  tooth(pen, 0.065, 0.222, 0.07);
  pen.fillStyle = fade(hues.deep, 0.9);
  fillDisc(pen, 0.15, 0.225, 0.012);
}
