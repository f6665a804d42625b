// Pictures of a block that is about to clear: its body, the same shape lit and outlined, and the glow beneath it.

import { type Atlas, spriteBounds } from '../canvas/atlas.ts';
import { clamp } from '../canvas/curves.ts';
import { fade, type Hues, mix } from '../canvas/palette.ts';
import type { Point } from '../canvas/point.ts';
import { canvasFor, type Pen, type Sprite, stampWarped, type Surface, type Warp } from '../canvas/surface.ts';
import type { DrawContext } from './context.ts';
import { BURST_AT, flash, SQUEEZE_AT, swell } from './motion.ts';
import { type BoardView, xOf, yOf } from './view.ts';

/** A block that is about to clear. The origin of its pictures is the first cell. */
export interface ClearingBlock {
  readonly color: number;
  readonly first: Point;
  readonly points: readonly Point[];
  readonly body: Sprite;
  /** The whole shape in the color of its flash. */
  readonly lit: Sprite;
  /** Outline and glow; undefined for blocks that only go along, such as ojama. */
  readonly ring: Sprite | undefined;
  readonly glow: Sprite | undefined;
}

/** A shape, and the function that makes it the pen's path. */
export interface Silhouette {
  readonly points: readonly Point[];
  readonly trace: (pen: Surface['pen']) => void;
}

/** Cells around the group. */
const GLOW_REACH = 2;
/** Cells; a longer group swells less. */
const FULL_SWELL_CELLS = 2;
const RING_WIDTH = 0.078;
/** Shares of the clearing time: start of the ring, and fade-in of ring and glow. */
const RING_FROM = 0.28;
const RING_SHARE = 0.12;
const GLOW_SHARE = 0.4;
/** Scale of the pictures on top, which are drawn larger to stay crisp when the group swells. */
const CRISP = 1.14;
/** Scale of blurred pictures, which are drawn smaller because that is much faster. */
const COARSE = 0.25;

function shaped({ size }: Atlas, { points, trace }: Silhouette, draw: (pen: Surface['pen']) => void): Sprite {
  const { pen, sprite } = canvasFor(size * CRISP, spriteBounds(points));
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

/** Keeps only the outer half of the stroke. */
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
  const { left, top, right, bottom } = spriteBounds(points);
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

/**
 * Swelling of a block about its middle, times `strength`. A large group swells less, or it would cover its neighbors.
 */
export function warpOf(view: BoardView, { first, points }: ClearingBlock, p: number, strength = 1): Warp {
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)];
  const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  const cells = 1 + Math.max(right - left, bottom - top);
  const scale = 1 + (swell(p) - 1) * Math.min(1, FULL_SWELL_CELLS / cells) * strength;
  return {
    x: xOf(view, first.x + (left + right) / 2),
    y: yOf(view, first.y - (top + bottom) / 2),
    scale: { x: scale, y: scale },
  };
}

/** Draws the glow beneath the neighbors. */
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

/** Draws the block above its neighbors; `strength` scales its swelling. */
export function drawClearing({ pen, view, full }: DrawContext, block: ClearingBlock, p: number, strength = 1): void {
  const [x, y] = [xOf(view, block.first.x), yOf(view, block.first.y)];
  if (!full) return drawSteady(pen, block, x, y, p);
  if (p >= BURST_AT) return;
  const warp = warpOf(view, block, p, strength);
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

/** Stamps a sprite that was baked `size` times as large as the pieces. */
function stampSized(pen: Pen, sprite: Sprite, x: number, y: number, warp: Warp & { readonly size: number }): void {
  const { x: px, y: py, scale, size } = warp;
  const [kx, ky] = [scale.x / size, scale.y / size];
  const [left, top] = [px + (x - px) * scale.x + sprite.x * kx, py + (y - py) * scale.y + sprite.y * ky];
  pen.drawImage(sprite.image, left, top, sprite.image.width * kx, sprite.image.height * ky);
}

/** Stamps a sprite of `bakeLit` or `bakeRing`. */
export function stampCrisp(pen: Pen, sprite: Sprite, x: number, y: number, warp: Warp): void {
  stampSized(pen, sprite, x, y, { ...warp, size: CRISP });
}

export const NO_WARP: Warp = { x: 0, y: 0, scale: { x: 1, y: 1 } };
