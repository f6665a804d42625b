// Puyos that move: actors with faces.

import { type Actor, faller, footing, halves, lander, type SpriteOf } from '../falling/moving.ts';
import type { Atlas } from '../canvas/atlas.ts';
import type { Easel } from '../falling/context.ts';
import type { Flight } from '../falling/block.ts';
import type { Pose } from '../falling/pose.ts';
import type { Landing } from '../falling/scene.ts';
import { stampWarped } from '../canvas/surface.ts';
import { coupleOf, faceOf, hasFace, heading, lumpOf } from './pieces.ts';

export interface Puppet extends Actor {
  /** Where it looks, as a baked direction. */
  readonly gaze: number;
}

const STRAIGHT = 0;
const DOWNWARD = heading(0, 1);

export function drawFaces({ pen, atlas }: Easel, puppets: readonly Puppet[]): void {
  for (const { cell, faces, warp, gaze } of puppets) {
    if (!hasFace(atlas, cell)) continue;
    const sprite = faceOf(atlas, cell, 'rest', gaze);
    for (const { x, y } of faces) stampWarped(pen, sprite, x, y, warp);
  }
}

function lumpsOf(atlas: Atlas): SpriteOf {
  return (cell, points) => lumpOf(atlas, cell, points);
}

export function flying(easel: Easel, flight: Flight): Puppet {
  return { ...faller(easel, flight, lumpsOf(easel.atlas)), gaze: DOWNWARD };
}

export function landing(easel: Easel, landed: Landing): Puppet {
  return { ...lander(easel, landed, lumpsOf(easel.atlas)), gaze: STRAIGHT };
}

/** One puppet when the pair is of one colour, else two. */
export function held(easel: Easel, pose: Pose): Puppet[] {
  const { atlas, view } = easel;
  const { pair, angle, scale } = pose;
  const joined = pair.axis === pair.child;
  const both = halves(easel, pose, joined ? () => coupleOf(atlas, pair.axis, angle) : lumpsOf(atlas));
  const [axis] = both;
  if (axis === undefined || !joined) return both.map((half) => ({ ...half, gaze: DOWNWARD }));
  const faces = both.flatMap((half) => half.faces);
  return [{ ...axis, warp: { ...footing(view, faces), scale }, faces, gaze: DOWNWARD }];
}
