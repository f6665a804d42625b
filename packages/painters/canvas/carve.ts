// Bodies with hard edges, and the light on them.

import type { Hues } from './palette.ts';
import { type Canvas, inPixels, type Pen, Scratch, type Surface } from './surface.ts';
import { type Edge, underlay } from './underlay.ts';

const HARD_EDGE: Edge = { drop: 0.03, shadow: 0.085, line: 0.06 };

export type TracePath = (pen: Surface['pen']) => void;

const BODY = new Scratch();

/**
 * Draws shadow, outline and fill of a body. What `inside` draws stays within the body, which is not clipped: a clipped
 * edge would fray.
 */
export function carve(
  canvas: Canvas,
  trace: TracePath,
  hues: Hues,
  inside: (pen: Surface['pen']) => void,
  edge: Edge = HARD_EDGE,
): void {
  const { pen, sprite } = canvas;
  const { width, height } = sprite.image;
  const body = BODY.take(width, height);
  body.pen.setTransform(pen.getTransform());
  trace(body.pen);
  body.pen.fillStyle = hues.base;
  body.pen.fill();
  body.pen.globalCompositeOperation = 'source-atop';
  inside(body.pen);
  underlay(pen, trace, hues, edge);
  inPixels(pen, () => pen.drawImage(body.image, 0, 0, width, height, 0, 0, width, height));
}

/** A gradient from `a` to `b`, both given as x and y. */
export function linearGradient(
  pen: Pen,
  a: readonly [number, number],
  b: readonly [number, number],
  ...stops: readonly (readonly [at: number, color: string])[]
): CanvasGradient {
  const made = pen.createLinearGradient(...a, ...b);
  for (const [at, color] of stops) made.addColorStop(at, color);
  return made;
}

export function fillDisc(pen: Pen, x: number, y: number, radius: number): void {
  pen.beginPath();
  pen.arc(x, y, radius, 0, Math.PI * 2);
  pen.fill();
}
