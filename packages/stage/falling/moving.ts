// Pieces that are not where the board has them, or not in shape: falling, landing, or in the player's hand.

import type { Easel } from './context.ts';
import type { Flight, Lump } from './block.ts';
import { clamp } from '../canvas/curves.ts';
import type { Scale } from '../canvas/surface.ts';
import { fallen, squash, STILL, stretch } from './motion.ts';
import { hung, type Point } from '../canvas/point.ts';
import type { Pose } from './pose.ts';
import type { Landing } from './scene.ts';
import { type Sprite, stampWarped, type Warp } from '../canvas/surface.ts';
import { type View, xOf, yOf } from './view.ts';

export interface Actor {
  readonly cell: number;
  readonly sprite: Sprite;
  readonly x: number;
  readonly y: number;
  readonly warp: Warp;
  /** The middles of its cells, in device pixels. */
  readonly faces: readonly Point[];
}

/** The picture of a cell, or of several that are one; it hangs at the first of them. */
export type SpriteOf = (cell: number, points: readonly Point[]) => Sprite;

export function drawBodies({ pen }: Easel, actors: readonly Actor[]): void {
  for (const { sprite, x, y, warp } of actors) stampWarped(pen, sprite, x, y, warp);
}

/** Is any of it above the field? */
export function standsOut({ faces }: Actor, { field }: View): boolean {
  return faces.some(({ y }) => y < field.y);
}

/** Where a lump is drawn: `rows` above its place. */
function actorOf({ view }: Easel, { cell, cells }: Lump, spriteOf: SpriteOf, rows: number, scale: Scale): Actor {
  const { first, points } = hung(cells, view.cols);
  const faces = points.map(({ x, y }) => ({ x: xOf(view, first.x + x), y: yOf(view, first.y - y + rows) }));
  const warp = { ...footing(view, faces), scale };
  const sprite = spriteOf(cell, points);
  return { cell, sprite, x: xOf(view, first.x), y: yOf(view, first.y + rows), warp, faces };
}

/** The middle of the ground under these cells. */
export function footing({ pitch }: View, faces: readonly Point[]): Point {
  const xs = faces.map(({ x }) => x);
  return { x: (Math.min(...xs) + Math.max(...xs)) / 2, y: Math.max(...faces.map(({ y }) => y)) + pitch / 2 };
}

export function faller(easel: Easel, flight: Flight, spriteOf: SpriteOf): Actor {
  const { now, full } = easel;
  const t = clamp((now - flight.start) / Math.max(1, flight.ticks));
  const rows = flight.rows * (1 - (full ? fallen(t) : t));
  const scale = full ? stretch((flight.rows / Math.max(1, flight.ticks)) * 60) : STILL;
  return actorOf(easel, flight, spriteOf, rows, scale);
}

export function lander(easel: Easel, landed: Landing, spriteOf: SpriteOf): Actor {
  return actorOf(easel, landed, spriteOf, 0, squash(easel.now - landed.start, landed.strength));
}

/** The two halves of the pair in the player's hand, the axis first. */
export function halves({ view }: Easel, { pair, axis, child, scale }: Pose, spriteOf: SpriteOf): Actor[] {
  const a = { x: xOf(view, axis.col), y: yOf(view, axis.row) };
  const c = { x: xOf(view, child.col), y: yOf(view, child.row) };
  const ground = footing(view, [a, c]);
  const single = (cell: number, at: Point): Actor => {
    const sprite = spriteOf(cell, [{ x: 0, y: 0 }]);
    return { cell, sprite, ...at, warp: { x: at.x, y: ground.y, scale }, faces: [at] };
  };
  return [single(pair.axis, a), single(pair.child, c)];
}
