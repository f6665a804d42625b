// The pictures of something that is about to go: its body, the same shape alight and outlined, and the glow beneath it.

import { around, type Atlas } from '../canvas/atlas.ts';
import { clamp } from '../canvas/curves.ts';
import { fade, type Hues, mix } from '../canvas/palette.ts';
import type { Point } from '../canvas/point.ts';
import { canvasFor, type Pen, type Sprite, stampWarped, type Surface, type Warp } from '../canvas/surface.ts';
import type { DrawContext } from './context.ts';
import { BURST_AT, flash, SQUEEZE_AT, swell } from './motion.ts';
import { type BoardView, xOf, yOf } from './view.ts';

/** Pictures that hang at the first cell. */
export interface ClearingBlock {
  readonly color: number;
  readonly first: Point;
  readonly points: readonly Point[];
  readonly body: Sprite;
  /** The whole shape in the color of its flash. */
  readonly lit: Sprite;
  /** What goes along without being meant has neither. */
  readonly ring: Sprite | undefined;
  readonly glow: Sprite | undefined;
}

/** A silhouette, which the pen takes as its path. */
export interface Silhouette {
  readonly points: readonly Point[];
  readonly trace: (pen: Surface['pen']) => void;
}

const GLOW_REACH = 2;
const SWELLS_FULLY = 2;
const RING_WIDTH = 0.078;
/** Of the time that it is shown: from when the ring is seen, and how long it and the glow take to appear. */
const RING_FROM = 0.28;
const RING_SHARE = 0.12;
const GLOW_SHARE = 0.4;
/** What lies on top is drawn this much larger, so that it stays crisp when the group swells. */
const CRISP = 1.14;
/** What is blurred anyway is drawn this much smaller, which is a lot faster. */
const COARSE = 0.25;

function shaped({ size }: Atlas, { points, trace }: Silhouette, draw: (pen: Surface['pen']) => void): Sprite {
  const { pen, sprite } = canvasFor(size * CRISP, around(points));
  trace(pen);
  draw(pen);
  return sprite;
}

export function bakeLit(atlas: Atlas, shape: Silhouette, hues: Hues): Sprite {
  return shaped(atlas, shape, (pen) => {
    pen.fillStyle = mix(hues.light, '#ffffff', 0.55);
    pen.fill();
  });
}

/** Only the outer half of the stroke stays. */
export function bakeRing(atlas: Atlas, shape: Silhouette, width: number = RING_WIDTH): Sprite {
  return shaped(atlas, shape, (pen) => {
    pen.strokeStyle = '#ffffff';
    pen.lineWidth = width;
    pen.stroke();
    pen.globalCompositeOperation = 'destination-out';
    pen.fill();
  });
}

export function bakeGlow({ size }: Atlas, { points, trace }: Silhouette, hues: Hues): Sprite {
  const { left, top, right, bottom } = around(points);
  const bounds = {
    left: left - GLOW_REACH,
    top: top - GLOW_REACH,
    right: right + GLOW_REACH,
    bottom: bottom + GLOW_REACH,
  };
  const { pen, sprite } = canvasFor(size * COARSE, bounds);
  for (const [blur, strength] of [
    [0.75, 0.9],
    [0.75, 0.7],
    [2.6, 0.75],
  ] as const) {
    pen.fillStyle = hues.glow;
    pen.shadowColor = fade(hues.glow, strength);
    pen.shadowBlur = blur * size * COARSE;
    trace(pen);
    pen.fill();
  }
  return sprite;
}

/** Swells about its middle, by `most` of what it could. A large group swells less, or it would cover its neighbors. */
export function warpOf(view: BoardView, { first, points }: ClearingBlock, p: number, most = 1): Warp {
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)];
  const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  const cells = 1 + Math.max(right - left, bottom - top);
  const scale = 1 + (swell(p) - 1) * Math.min(1, SWELLS_FULLY / cells) * most;
  return {
    x: xOf(view, first.x + (left + right) / 2),
    y: yOf(view, first.y - (top + bottom) / 2),
    scale: { x: scale, y: scale },
  };
}

/** Beneath the neighbors. */
export function drawGlow(
  { pen, view }: DrawContext,
  block: ClearingBlock,
  p: number,
  warp: Warp = warpOf(view, block, p),
): void {
  if (p >= BURST_AT || p <= SQUEEZE_AT) return;
  const { glow } = block;
  if (glow === undefined) return;
  pen.globalAlpha = clamp((p - SQUEEZE_AT) / GLOW_SHARE);
  stampSized(pen, glow, xOf(view, block.first.x), yOf(view, block.first.y), { ...warp, size: COARSE });
  pen.globalAlpha = 1;
}

/** Above the neighbors. It swells by `most` of what it could. */
export function drawClearing({ pen, view, full }: DrawContext, block: ClearingBlock, p: number, most = 1): void {
  const [x, y] = [xOf(view, block.first.x), yOf(view, block.first.y)];
  if (!full) return drawSteady(pen, block, x, y, p);
  if (p >= BURST_AT) return;
  const warp = warpOf(view, block, p, most);
  stampWarped(pen, block.body, x, y, warp);
  pen.globalAlpha = flash(p);
  if (flash(p) > 0) stampCrisp(pen, block.lit, x, y, warp);
  pen.globalAlpha = clamp((p - RING_FROM) / RING_SHARE);
  const ring = p > RING_FROM ? block.ring : undefined;
  if (ring !== undefined) stampCrisp(pen, ring, x, y, warp);
  pen.globalAlpha = 1;
}

function drawSteady(pen: Pen, { body, ring }: ClearingBlock, x: number, y: number, p: number): void {
  pen.globalAlpha = clamp((1 - p) / (1 - BURST_AT));
  stampWarped(pen, body, x, y, NO_WARP);
  if (ring !== undefined) stampCrisp(pen, ring, x, y, NO_WARP);
  pen.globalAlpha = 1;
}

/** A sprite that was drawn at another size than the pieces. */
function stampSized(pen: Pen, sprite: Sprite, x: number, y: number, warp: Warp & { readonly size: number }): void {
  const { x: px, y: py, scale, size } = warp;
  const [kx, ky] = [scale.x / size, scale.y / size];
  const [left, top] = [px + (x - px) * scale.x + sprite.x * kx, py + (y - py) * scale.y + sprite.y * ky];
  pen.drawImage(sprite.image, left, top, sprite.image.width * kx, sprite.image.height * ky);
}

/** For what was baked lit or as a ring. */
export function stampCrisp(pen: Pen, sprite: Sprite, x: number, y: number, warp: Warp): void {
  stampSized(pen, sprite, x, y, { ...warp, size: CRISP });
}

export const NO_WARP: Warp = { x: 0, y: 0, scale: { x: 1, y: 1 } };
