// Eyes: their shape by color, their gaze and their mood. There are no mouths. Lengths are cells, from the center.

import { clipOval, drawLid, drawPupil, fillOval } from '../../canvas/eye.ts';
import { drawMark } from '../../canvas/marks.ts';
import { fade, type Hues, mix } from '../../canvas/palette.ts';
import type { Point } from '../../canvas/point.ts';
import type { Pen } from '../../canvas/surface.ts';

export const MOODS = ['rest', 'wide', 'squeeze', 'happy', 'blink'] as const;
export type Mood = (typeof MOODS)[number];

interface EyeShape {
  /** Half the distance between the eyes. */
  readonly gap: number;
  readonly rx: number;
  readonly ry: number;
  /** Share of the eye that the upper lid covers, and its slant in radians; above 0 it comes down toward the nose. */
  readonly lid: number;
  readonly slant: number;
  readonly cheek: boolean;
  readonly lash: boolean;
}

const PLAIN = { lid: 0, slant: 0, cheek: false, lash: false } as const;

/** Code of a face that is no piece, after that of ojama, which has no face. */
export const PALE = 7;

/** Shapes by color: R, G, B, Y, P. */
const EYE_SHAPES: Readonly<Record<number, EyeShape>> = {
  1: { ...PLAIN, gap: 0.15, rx: 0.1, ry: 0.128, lid: 0.12, slant: 0.4 },
  2: { ...PLAIN, gap: 0.135, rx: 0.1, ry: 0.118, cheek: true },
  3: { ...PLAIN, gap: 0.155, rx: 0.104, ry: 0.12, lid: 0.22 },
  4: { ...PLAIN, gap: 0.15, rx: 0.108, ry: 0.14 },
  5: { ...PLAIN, gap: 0.148, rx: 0.104, ry: 0.13, lid: 0.09, slant: -0.24, lash: true },
  [PALE]: { ...PLAIN, gap: 0.165, rx: 0.09, ry: 0.11 },
};

export interface Face {
  readonly color: number;
  readonly mood: Mood;
  /** Unit vector of the gaze, or zero for straight ahead. */
  readonly gaze: Point;
  readonly eyes: boolean;
  readonly mark: boolean;
}

const EYE_LEVEL = 0.025;
const INWARD = 0.01;

export function drawFace(pen: Pen, face: Face, hues: Hues): void {
  if (face.eyes) {
    pen.save();
    pen.translate(0, face.mark ? EYE_LEVEL - 0.09 : EYE_LEVEL);
    if (face.mark) pen.scale(0.86, 0.86);
    drawEyes(pen, face, hues);
    pen.restore();
  }
  if (!face.mark) return;
  pen.save();
  pen.translate(0, face.eyes ? 0.2 : 0);
  drawMark(pen, face.color, hues, face.eyes ? 0.15 : 0.2);
  pen.restore();
}

function drawEyes(pen: Pen, face: Face, hues: Hues): void {
  const shape = EYE_SHAPES[face.color];
  pen.lineCap = 'round';
  pen.lineJoin = 'round';
  pen.strokeStyle = hues.deep;
  for (const side of [-1, 1] as const) {
    if (face.mood === 'squeeze') chevron(pen, side);
    else if (face.mood === 'happy') arch(pen, side);
    else if (face.mood === 'blink') shut(pen, side, shape, face.gaze);
    else eye(pen, side, shape, face, hues);
  }
}

type EyeSide = -1 | 1;

function chevron(pen: Pen, side: EyeSide): void {
  const x = side * 0.158;
  pen.lineWidth = 0.055;
  pen.beginPath();
  pen.moveTo(x + side * 0.08, -0.092);
  pen.lineTo(x - side * 0.08, 0);
  pen.lineTo(x + side * 0.08, 0.092);
  pen.stroke();
}

function arch(pen: Pen, side: EyeSide): void {
  pen.lineWidth = 0.05;
  pen.beginPath();
  pen.ellipse(side * 0.152, 0.03, 0.092, 0.075, 0, Math.PI * 1.06, Math.PI * 1.94);
  pen.stroke();
}

function shut(pen: Pen, side: EyeSide, { gap, rx }: EyeShape, gaze: Point): void {
  pen.lineWidth = 0.04;
  pen.beginPath();
  pen.ellipse(side * gap + gaze.x * 0.025, gaze.y * 0.025, rx * 0.9, 0.035, 0, Math.PI * 0.06, Math.PI * 0.94);
  pen.stroke();
}

function eye(pen: Pen, side: EyeSide, shape: EyeShape, { mood, gaze }: Face, hues: Hues): void {
  const wide = mood === 'wide';
  const grown = wide ? 1.13 : 1;
  const [rx, ry] = [shape.rx * grown, shape.ry * grown];
  pen.save();
  pen.translate(side * shape.gap + gaze.x * 0.025, gaze.y * 0.025);
  fillOval(pen, { x: 0, y: 0 }, rx + 0.018, ry + 0.018, fade(hues.deep, 0.55));
  fillOval(pen, { x: 0, y: 0 }, rx, ry, '#ffffff');
  pen.save();
  clipOval(pen, rx, ry);
  drawPupil(pen, { x: gaze.x * 0.042 - side * INWARD, y: gaze.y * 0.055 }, wide ? 0.8 : 1, hues);
  if (!wide) veil(pen, side, shape, hues);
  pen.restore();
  if (!wide && shape.lash) lash(pen, side, shape, hues);
  pen.restore();
}

/** Draws the lid from above, or the cheek from below. */
function veil(pen: Pen, side: EyeSide, { rx, ry, lid, slant, cheek }: EyeShape, hues: Hues): void {
  if (cheek) fillOval(pen, { x: 0, y: ry * 1.3 }, rx * 1.35, ry * 0.78, mix(hues.base, hues.glow, 0.3));
  if (lid > 0) drawLid(pen, ry, { lid, slant: -side * slant }, hues);
}

function lash(pen: Pen, side: EyeSide, { rx, ry }: EyeShape, hues: Hues): void {
  pen.lineWidth = 0.026;
  pen.strokeStyle = hues.deep;
  pen.beginPath();
  pen.moveTo(side * rx * 0.6, -ry * 0.62);
  pen.quadraticCurveTo(side * rx * 1.05, -ry * 0.72, side * rx * 1.42, -ry * 1.06);
  pen.stroke();
}
