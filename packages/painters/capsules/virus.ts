// Viruses that breathe, one silhouette per color: a spiky ball, a hood with tentacles, a horned head.

import { BLUE, type Color, RED, YELLOW } from '@rensa/games/capsules';
import type { Atlas } from '../canvas/atlas.ts';
import { carve, fillDisc, type TracePath } from '../canvas/carve.ts';
import { drawBadge, polygon, traceRounded } from '../canvas/marks.ts';
import { fade, type Hues, mix } from '../canvas/palette.ts';
import { canvasFor, type Pen, reaching, type Sprite, type Surface } from '../canvas/surface.ts';
import { drawVirusFace, type VirusMood } from './face.ts';
import { hueOf } from './hue.ts';

const ROOM = 0.6;
const EDGE = { drop: 0.03, shadow: 0.095, line: 0.075 };
const SPIKES = 8;
/** Lowest point, which does not move when it breathes. */
const FOOT = 0.44;
/** Share of its height that a deep breath adds. */
const BREATH = 0.03;
/** Steps from a breath out to a breath in. */
export const BREATHS = 8;

/** x, y, radius of the spots. */
const SPOTS: Readonly<Record<Color, readonly (readonly [number, number, number])[]>> = {
  [RED]: [
    [0.02, -0.31, 0.05],
    [-0.23, 0.2, 0.062],
    [0.25, 0.18, 0.045],
  ],
  [BLUE]: [
    [-0.06, -0.37, 0.038],
    [0.2, -0.28, 0.055],
    [0.29, 0.16, 0.045],
  ],
  [YELLOW]: [
    [-0.26, 0.2, 0.062],
    [0.27, 0.22, 0.055],
    [0.06, 0.32, 0.045],
  ],
};

/** Bakes a virus; `breath` goes from 0, out, to BREATHS, in. */
export function bakeVirus(atlas: Atlas, color: Color, mood: VirusMood, breath: number): Sprite {
  const canvas = canvasFor(atlas.size, reaching(ROOM));
  const { pen } = canvas;
  const hue = hueOf(color);
  const hues = atlas.hues(hue);
  const tall = BREATH * ((2 * breath) / BREATHS - 1);
  const breathe = (on: Pen): void => on.transform(1 - tall / 2, 0, 0, 1 + tall, 0, -tall * FOOT);
  const trace: TracePath = (path) => traceVirus(path, color);
  breathe(pen);
  carve(
    canvas,
    trace,
    hues,
    (inside) => {
      shade(inside, hues);
      drawSpots(inside, color, hues);
      drawMembrane(inside, trace, hues);
      shine(inside);
    },
    EDGE,
  );
  if (atlas.eyes) drawVirusFace(pen, color, mood, hues);
  if (atlas.look.marks) {
    pen.translate(0.27, 0.27);
    drawBadge(pen, hue, hues, 0.15);
  }
  return canvas.sprite;
}

export function traceVirus(pen: Pen, color: Color): void {
  pen.beginPath();
  if (color === RED) return traceRounded(pen, spikes(), 0.055);
  if (color === BLUE) return traceHood(pen);
  return traceHorned(pen);
}

function spikes(): [number, number][] {
  const turn = Math.PI / SPIKES;
  const [tips, dents] = [polygon(SPIKES, 0.555, turn), polygon(SPIKES, 0.3, 2 * turn)];
  return tips.flatMap((tip, i) => [tip, dents[i] ?? tip]).map(([x, y]) => [x, y]);
}

/** Traces the right half downward, then the left one upward. */
function traceHood(pen: Pen): void {
  pen.moveTo(0, -0.45);
  pen.bezierCurveTo(0.23, -0.45, 0.35, -0.3, 0.36, -0.08);
  pen.bezierCurveTo(0.365, 0.13, 0.42, 0.2, 0.455, 0.3);
  pen.bezierCurveTo(0.49, 0.42, 0.38, 0.47, 0.3, 0.41);
  pen.bezierCurveTo(0.25, 0.37, 0.24, 0.29, 0.19, 0.29);
  pen.bezierCurveTo(0.13, 0.29, 0.14, 0.44, 0, 0.44);
  pen.bezierCurveTo(-0.14, 0.44, -0.13, 0.29, -0.19, 0.29);
  pen.bezierCurveTo(-0.24, 0.29, -0.25, 0.37, -0.3, 0.41);
  pen.bezierCurveTo(-0.38, 0.47, -0.49, 0.42, -0.455, 0.3);
  pen.bezierCurveTo(-0.42, 0.2, -0.365, 0.13, -0.36, -0.08);
  pen.bezierCurveTo(-0.35, -0.3, -0.23, -0.45, 0, -0.45);
  pen.closePath();
}

function traceHorned(pen: Pen): void {
  pen.moveTo(0, -0.322);
  pen.bezierCurveTo(0.086, -0.322, 0.144, -0.307, 0.197, -0.278);
  pen.bezierCurveTo(0.24, -0.346, 0.288, -0.413, 0.365, -0.446);
  pen.bezierCurveTo(0.432, -0.461, 0.456, -0.403, 0.437, -0.336);
  pen.bezierCurveTo(0.422, -0.25, 0.394, -0.192, 0.36, -0.125);
  pen.bezierCurveTo(0.422, 0, 0.442, 0.154, 0.394, 0.259);
  pen.bezierCurveTo(0.326, 0.403, 0.154, 0.422, 0, 0.422);
  pen.bezierCurveTo(-0.154, 0.422, -0.326, 0.403, -0.394, 0.259);
  pen.bezierCurveTo(-0.442, 0.154, -0.422, 0, -0.36, -0.125);
  pen.bezierCurveTo(-0.394, -0.192, -0.422, -0.25, -0.437, -0.336);
  pen.bezierCurveTo(-0.456, -0.403, -0.432, -0.461, -0.365, -0.446);
  pen.bezierCurveTo(-0.288, -0.413, -0.24, -0.346, -0.197, -0.278);
  pen.bezierCurveTo(-0.144, -0.307, -0.086, -0.322, 0, -0.322);
  pen.closePath();
}

function shade(pen: Pen, hues: Hues): void {
  const ball = pen.createRadialGradient(-0.13, -0.17, 0, -0.04, -0.02, 0.58);
  ball.addColorStop(0, mix(hues.light, hues.base, 0.12));
  ball.addColorStop(0.42, hues.base);
  ball.addColorStop(0.7, mix(hues.base, hues.dark, 0.34));
  ball.addColorStop(0.95, mix(hues.base, hues.dark, 0.9));
  pen.fillStyle = ball;
  pen.fillRect(-1, -1, 2, 2);
}

function drawSpots(pen: Pen, color: Color, hues: Hues): void {
  pen.fillStyle = fade(hues.dark, 0.5);
  for (const [x, y, radius] of SPOTS[color] ?? []) fillDisc(pen, x, y, radius);
}

/** Draws a bright skin just inside the edge. */
function drawMembrane(pen: Surface['pen'], trace: TracePath, hues: Hues): void {
  pen.save();
  pen.scale(0.88, 0.88);
  trace(pen);
  pen.restore();
  pen.lineWidth = 0.03;
  pen.strokeStyle = fade(hues.light, 0.19);
  pen.stroke();
}

/** Draws a crescent on the side of the light, and a speck in it. */
function shine(pen: Pen): void {
  pen.save();
  pen.translate(-0.02, -0.02);
  pen.beginPath();
  pen.arc(0, 0, 0.33, Math.PI * 1.06, Math.PI * 1.56);
  pen.arc(0.05, 0.06, 0.32, Math.PI * 1.52, Math.PI * 1.1, true);
  pen.fillStyle = fade('#ffffff', 0.24);
  pen.fill();
  pen.restore();
  pen.fillStyle = fade('#ffffff', 0.88);
  pen.beginPath();
  pen.ellipse(-0.17, -0.255, 0.07, 0.034, -0.6, 0, Math.PI * 2);
  pen.fill();
}
