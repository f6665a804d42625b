// A body with hard edges, and light that falls on it.

import type { Hues } from './palette.ts';
import { type Canvas, inPixels, type Pen, Scratch, type Surface } from './surface.ts';
import { type Edge, underlay } from './underlay.ts';

const HARD_EDGE: Edge = { drop: 0.03, shadow: 0.085, line: 0.06 };

export type Tracing = (pen: Surface['pen']) => void;

const BODY = new Scratch();

/** Shadow, outline and fill of a body; what `inside` draws stays within it. It is not clipped, or its edge would fray. */
export function carve(
  canvas: Canvas,
  trace: Tracing,
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

export function spot(pen: Pen, x: number, y: number, radius: number): void {
  pen.beginPath();
  pen.arc(x, y, radius, 0, Math.PI * 2);
  pen.fill();
}
