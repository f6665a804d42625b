// Puyos that move, with their faces.

import type { Atlas } from '../canvas/atlas.ts';
import { type Scale, stampWarped } from '../canvas/surface.ts';
import type { Block, FallingBlock, LandedBlock } from '../falling/block.ts';
import type { DrawContext } from '../falling/context.ts';
import {
  blockSprite,
  fallingSprite,
  groundUnder,
  landedSprite,
  type MovingSprite,
  pairSprites,
  type SpriteOf,
} from '../falling/moving.ts';
import type { PairPose } from '../falling/pose.ts';
import type { Mood } from './piece/face.ts';
import { blockSpriteOf, faceOf, halfPairOf, hasFace, heading, joinedPairOf } from './piece/pieces.ts';

export interface MovingPuyo extends MovingSprite {
  /** Number of the baked direction that it looks in. */
  readonly gaze: number;
}

const STRAIGHT = 0;
const DOWNWARD = heading(0, 1);

export function drawMovingFaces({ pen, atlas }: DrawContext, moving: readonly MovingPuyo[], mood: Mood = 'rest'): void {
  for (const { cell, faces, warp, gaze } of moving) {
    if (!hasFace(atlas, cell)) continue;
    const sprite = faceOf(atlas, cell, mood, gaze);
    for (const { x, y } of faces) stampWarped(pen, sprite, x, y, warp);
  }
}

function spritesOf(atlas: Atlas): SpriteOf {
  return (cell, points) => blockSpriteOf(atlas, cell, points);
}

export function fallingPuyo(context: DrawContext, block: FallingBlock): MovingPuyo {
  return { ...fallingSprite(context, block, spritesOf(context.atlas)), gaze: DOWNWARD };
}

/** A puyo, or several in one, `rows` rows above their place. */
export function fallingPuyoAt(
  context: DrawContext,
  block: Block,
  at: { readonly rows: number; readonly scale: Scale },
): MovingPuyo {
  return { ...blockSprite(context, block, spritesOf(context.atlas), at.rows, at.scale), gaze: DOWNWARD };
}

export function landedPuyo(context: DrawContext, block: LandedBlock): MovingPuyo {
  return { ...landedSprite(context, block, spritesOf(context.atlas)), gaze: STRAIGHT };
}

/** Puyos of the held pair: one if both have the same color, else two, which are joined where all colors are. */
export function heldPuyos(context: DrawContext, pose: PairPose): MovingPuyo[] {
  const { atlas, view } = context;
  const { pair, angle, scale } = pose;
  const joined = pair.axis === pair.child;
  const [axis, child] = pairSprites(context, pose, spritesOf(atlas)).map((half) => ({ ...half, gaze: DOWNWARD }));
  if (axis === undefined || child === undefined) return [];
  const faces = [...axis.faces, ...child.faces];
  const warp = { ...groundUnder(view, faces), scale };
  if (joined) return [{ ...axis, sprite: joinedPairOf(atlas, pair.axis, angle), warp, faces }];
  if (!atlas.look.bridge.across) return [axis, child];
  return [
    { ...axis, sprite: halfPairOf(atlas, pair.axis, angle), warp },
    { ...child, sprite: halfPairOf(atlas, pair.child, angle + Math.PI), warp },
  ];
}
