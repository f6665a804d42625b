// What all gems share: the edge around a body, the square that most are cut from, and light that falls on a body.

import { fade, type Hues } from '../palette.ts';
import { type Canvas, inPixels, type Pen, Scratch, type Surface } from '../surface.ts';
import { type Edge, underlay } from '../underlay.ts';

export const INSET = 0.045;
export const HALF = 0.5 - INSET;
const HARD_EDGE: Edge = { drop: 0.03, shadow: 0.085, line: 0.06 };

export type Tracing = (pen: Surface['pen']) => void;

const BODY = new Scratch();

/** Shadow, outline and fill of a body; what `inside` draws stays within it. It is not clipped, or its edge would fray. */
export function carve(canvas: Canvas, trace: Tracing, hues: Hues, inside: (pen: Surface['pen']) => void): void {
  const { pen, sprite, size } = canvas;
  const { width, height } = sprite.image;
  const body = BODY.take(width, height);
  body.pen.setTransform(size, 0, 0, size, -sprite.x, -sprite.y);
  trace(body.pen);
  body.pen.fillStyle = hues.base;
  body.pen.fill();
  body.pen.globalCompositeOperation = 'source-atop';
  inside(body.pen);
  underlay(pen, trace, hues, HARD_EDGE);
  inPixels(pen, () => pen.drawImage(body.image, 0, 0, width, height, 0, 0, width, height));
}

export function traceCut(pen: Pen, corner: number): void {
  pen.beginPath();
  pen.roundRect(-HALF, -HALF, 2 * HALF, 2 * HALF, corner);
}

/** A gradient from `a` to `b`, both given as x and y. */
export function slope(
  pen: Pen,
  a: readonly [number, number],
  b: readonly [number, number],
  ...stops: readonly (readonly [at: number, color: string])[]
): CanvasGradient {
  const made = pen.createLinearGradient(...a, ...b);
  for (const [at, color] of stops) made.addColorStop(at, color);
  return made;
}

/** A bright line just inside the edge that the light meets, fading round the corner. */
export function innerRim(pen: Surface['pen'], trace: Tracing, width: number, reach: number): void {
  trace(pen);
  pen.lineWidth = 2 * width;
  pen.strokeStyle = slope(
    pen,
    [-reach, -reach],
    [reach, reach],
    [0, fade('#ffffff', 0.55)],
    [0.45, fade('#ffffff', 0.14)],
    [1, fade('#ffffff', 0.06)],
  );
  pen.stroke();
}

export function spot(pen: Pen, x: number, y: number, radius: number): void {
  pen.beginPath();
  pen.arc(x, y, radius, 0, Math.PI * 2);
  pen.fill();
}
