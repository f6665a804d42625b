// Pieces that are not where the board has them, or not in shape: falling, landing, or in the player's hand.

import { heading } from './atlas.ts';
import type { Point } from './bridge.ts';
import type { Easel } from './easel.ts';
import type { Flight, Lump } from './lumps.ts';
import { clamp, fallen, type Scale, squash, STILL, stretch } from './motion.ts';
import type { Pose } from './pose.ts';
import type { Landing } from './scene.ts';
import { pointOf } from './scene.ts';
import { type Sprite, stampWarped, type Warp } from './surface.ts';
import { type View, xOf, yOf } from './view.ts';

export interface Actor {
  readonly cell: number;
  readonly sprite: Sprite;
  readonly x: number;
  readonly y: number;
  readonly warp: Warp;
  /** The middles of its cells, in device pixels. */
  readonly faces: readonly Point[];
  /** Where it looks, as a baked direction. */
  readonly gaze: number;
}

const STRAIGHT = 0;
const DOWNWARD = heading(0, 1);

export function drawBodies({ pen }: Easel, actors: readonly Actor[]): void {
  for (const { sprite, x, y, warp } of actors) stampWarped(pen, sprite, x, y, warp);
}

export function drawFaces({ pen, atlas }: Easel, actors: readonly Actor[]): void {
  for (const { cell, faces, warp, gaze } of actors) {
    if (!atlas.hasFace(cell)) continue;
    const sprite = atlas.face(cell, 'rest', gaze);
    for (const { x, y } of faces) stampWarped(pen, sprite, x, y, warp);
  }
}

/** A lump `rows` above its place. */
function actorOf({ atlas, view }: Easel, { cell, cells }: Lump, rows: number, scale: Scale): Omit<Actor, 'gaze'> {
  const points = cells.map(pointOf);
  const first = points[0] as Point;
  const sprite = atlas.lump(
    cell,
    points.map(({ x, y }) => ({ x: x - first.x, y: first.y - y })),
  );
  const faces = points.map(({ x, y }) => ({ x: xOf(view, x), y: yOf(view, y + rows) }));
  const warp = { ...footing(view, faces), scale };
  return { cell, sprite, x: xOf(view, first.x), y: yOf(view, first.y + rows), warp, faces };
}

/** The middle of the ground under these cells. */
function footing({ pitch }: View, faces: readonly Point[]): Point {
  const xs = faces.map(({ x }) => x);
  return { x: (Math.min(...xs) + Math.max(...xs)) / 2, y: Math.max(...faces.map(({ y }) => y)) + pitch / 2 };
}

export function flying(easel: Easel, flight: Flight): Actor {
  const { now, full } = easel;
  const t = clamp((now - flight.start) / Math.max(1, flight.ticks));
  const rows = flight.rows * (1 - (full ? fallen(t) : t));
  const scale = full ? stretch((flight.rows / Math.max(1, flight.ticks)) * 60) : STILL;
  return { ...actorOf(easel, flight, rows, scale), gaze: DOWNWARD };
}

export function landing(easel: Easel, landed: Landing): Actor {
  return { ...actorOf(easel, landed, 0, squash(easel.now - landed.start, landed.strength)), gaze: STRAIGHT };
}

/** One actor when the pair is of one colour, else two. */
export function held({ atlas, view }: Easel, { pair, axis, child, angle, scale }: Pose): Actor[] {
  const a = { x: xOf(view, axis.col), y: yOf(view, axis.row) };
  const c = { x: xOf(view, child.col), y: yOf(view, child.row) };
  const ground = footing(view, [a, c]);
  if (pair.axis === pair.child) {
    const sprite = atlas.couple(pair.axis, angle);
    return [{ cell: pair.axis, sprite, ...a, warp: { ...ground, scale }, faces: [a, c], gaze: DOWNWARD }];
  }
  const single = (cell: number, at: Point): Actor => {
    const sprite = atlas.lump(cell, [{ x: 0, y: 0 }]);
    return { cell, sprite, ...at, warp: { x: at.x, y: ground.y, scale }, faces: [at], gaze: DOWNWARD };
  };
  return [single(pair.axis, a), single(pair.child, c)];
}
