// Pieces that are not at rest: falling, landing, or held by the player.

import { TICKS_PER_SECOND } from '@rensa/engine';
import { clamp } from '../canvas/curves.ts';
import { fromFirst, type Point } from '../canvas/point.ts';
import { type Scale, type Sprite, stampWarped, type Warp } from '../canvas/surface.ts';
import type { Block, FallingBlock, LandedBlock } from './block.ts';
import type { DrawContext } from './context.ts';
import { fallen, NO_SCALE, squash, stretch } from './motion.ts';
import type { PairPose } from './pose.ts';
import { type BoardView, xOf, yOf } from './view.ts';

export interface MovingSprite {
  readonly cell: number;
  readonly sprite: Sprite;
  readonly x: number;
  readonly y: number;
  readonly warp: Warp;
  /** The middles of its cells, in device pixels. */
  readonly faces: readonly Point[];
}

/** Picture of a cell, or of several cells that are one; its origin is the first of them. */
export type SpriteOf = (cell: number, points: readonly Point[]) => Sprite;

export function drawSprites({ pen }: DrawContext, moving: readonly MovingSprite[]): void {
  for (const { sprite, x, y, warp } of moving) stampWarped(pen, sprite, x, y, warp);
}

/** True if any part is above the field. */
export function isAboveField({ faces }: MovingSprite, { field }: BoardView): boolean {
  return faces.some(({ y }) => y < field.y);
}

/** Sprite of a block that is drawn `rows` rows above its place. */
export function blockSprite(
  { view }: DrawContext,
  { cell, cells }: Block,
  spriteOf: SpriteOf,
  rows: number,
  scale: Scale,
): MovingSprite {
  const { first, points } = fromFirst(cells, view.cols);
  const faces = points.map(({ x, y }) => ({ x: xOf(view, first.x + x), y: yOf(view, first.y - y + rows) }));
  const warp = { ...groundUnder(view, faces), scale };
  const sprite = spriteOf(cell, points);
  return { cell, sprite, x: xOf(view, first.x), y: yOf(view, first.y + rows), warp, faces };
}

/** The middle of the ground under these cells. */
export function groundUnder({ pitch }: BoardView, faces: readonly Point[]): Point {
  const xs = faces.map(({ x }) => x);
  return { x: (Math.min(...xs) + Math.max(...xs)) / 2, y: Math.max(...faces.map(({ y }) => y)) + pitch / 2 };
}

export function fallingSprite(context: DrawContext, block: FallingBlock, spriteOf: SpriteOf): MovingSprite {
  const { now, full } = context;
  const t = clamp((now - block.start) / Math.max(1, block.ticks));
  const rows = block.rows * (1 - (full ? fallen(t) : t));
  const scale = full ? stretch((block.rows / Math.max(1, block.ticks)) * TICKS_PER_SECOND) : NO_SCALE;
  return blockSprite(context, block, spriteOf, rows, scale);
}

export function landedSprite(context: DrawContext, block: LandedBlock, spriteOf: SpriteOf): MovingSprite {
  return blockSprite(context, block, spriteOf, 0, squash(context.now - block.start, block.strength));
}

/** The two halves of the pair that the player holds, the axis first. */
export function pairSprites(
  { view }: DrawContext,
  { pair, axis, child, scale }: PairPose,
  spriteOf: SpriteOf,
): MovingSprite[] {
  const a = { x: xOf(view, axis.col), y: yOf(view, axis.row) };
  const c = { x: xOf(view, child.col), y: yOf(view, child.row) };
  const ground = groundUnder(view, [a, c]);
  const single = (cell: number, at: Point): MovingSprite => {
    const sprite = spriteOf(cell, [{ x: 0, y: 0 }]);
    return { cell, sprite, ...at, warp: { x: at.x, y: ground.y, scale }, faces: [at] };
  };
  return [single(pair.axis, a), single(pair.child, c)];
}
