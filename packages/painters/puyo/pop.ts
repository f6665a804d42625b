// A group from the moment it is found: startled, squeezed, swelling and alight, until it bursts.

import { COLS, type Group, OJAMA } from '@rensa/games/puyo';
import type { Atlas } from '../canvas/atlas.ts';
import { clamp } from '../canvas/curves.ts';
import { fromFirst, keyOf, type Point } from '../canvas/point.ts';
import type { Sprite } from '../canvas/surface.ts';
import type { Block } from '../falling/block.ts';
import {
  bakeGlow,
  bakeLit,
  bakeRing,
  type ClearingBlock,
  NO_WARP,
  type Silhouette,
  stampCrisp,
  warpOf,
} from '../falling/clearing.ts';
import type { DrawContext } from '../falling/context.ts';
import { BURST_AT, SQUEEZE_AT } from '../falling/motion.ts';
import { xOf, yOf } from '../falling/view.ts';
import { blobOf, traceBlob } from './piece/blob.ts';
import { drawFace, type Mood } from './piece/face.ts';
import { OJAMA_RADIUS } from './piece/ojama.ts';
import { blockSpriteOf, hasFace } from './piece/pieces.ts';

/**
 * Pictures of a group. Those that are not needed at first are baked later, so that no frame has to bake all of them.
 */
export function clearingBlockOf(atlas: Atlas, { color, cells }: Group): ClearingBlock {
  const { first, points } = fromFirst(cells, COLS);
  const hues = atlas.hues(color);
  const shape = silhouetteOf(atlas, color, points);
  const lively = color !== OJAMA;
  let glow: Sprite | undefined;
  return {
    color,
    first,
    points,
    body: blockSpriteOf(atlas, color, points),
    get lit() {
      return atlas.keepShape(`lit ${color} ${keyOf(points)}`, () => bakeLit(atlas, shape, hues));
    },
    get ring() {
      return lively ? ringOf(atlas, color, points) : undefined;
    },
    get glow() {
      return lively ? (glow ??= bakeGlow(atlas, shape, hues)) : undefined;
    },
  };
}

function silhouetteOf({ look }: Atlas, color: number, points: readonly Point[]): Silhouette {
  const bridge = color === OJAMA ? { ...look.bridge, radius: OJAMA_RADIUS } : look.bridge;
  const blob = blobOf(points, bridge);
  return {
    points,
    trace: (pen) => {
      pen.beginPath();
      traceBlob(pen, blob, bridge);
    },
  };
}

/** White outline of some cells. */
export function ringOf(atlas: Atlas, color: number, points: readonly Point[]): Sprite {
  const kind = color === OJAMA ? 'ojama' : 'puyo';
  return atlas.keepShape(`ring ${kind} ${keyOf(points)}`, () => bakeRing(atlas, silhouetteOf(atlas, color, points)));
}

/** Draws the white outline of a block, alone. */
export function drawRing({ pen, atlas, view }: DrawContext, { cell, cells }: Block): void {
  const { first, points } = fromFirst(cells, COLS);
  stampCrisp(pen, ringOf(atlas, cell, points), xOf(view, first.x), yOf(view, first.y), NO_WARP);
}

export function drawGroupFaces({ pen, atlas, view, full }: DrawContext, block: ClearingBlock, p: number): void {
  if (!hasFace(atlas, block.color) || (full && p >= BURST_AT)) return;
  const mood: Mood = p < SQUEEZE_AT ? 'wide' : 'squeeze';
  const face = { color: block.color, mood, gaze: { x: 0, y: 0 }, eyes: atlas.eyes, mark: atlas.look.marks };
  const { x: px, y: py, scale } = full ? warpOf(view, block, p) : NO_WARP;
  const size = atlas.size * scale.x;
  for (const point of block.points) {
    const [x, y] = [xOf(view, block.first.x + point.x), yOf(view, block.first.y - point.y)];
    pen.save();
    pen.globalAlpha = full ? 1 : clamp((1 - p) / (1 - BURST_AT));
    pen.translate(px + (x - px) * scale.x, py + (y - py) * scale.y);
    pen.scale(size, size);
    drawFace(pen, face, atlas.hues(block.color));
    pen.restore();
  }
}
