// The capsule that the player holds: one rigid thing that swings within its box of two by two.

import type { Capsule } from '@rensa/games/capsules';
import { stamp, stampWarped } from '../canvas/surface.ts';
import type { DrawContext } from '../falling/context.ts';
import type { PairPose } from '../falling/pose.ts';
import { xOf, yOf } from '../falling/view.ts';
import { capsuleOf, partsOf } from './blocks.ts';
import { cornerOf } from './corner.ts';
import { ghostOf } from './ghost.ts';
import { pieceOf } from './pieces.ts';

/** Its halves from left to right, or from below. */
function codeOf({ axis, child, facing }: Capsule): number {
  const upright = facing % 2 === 0;
  return facing < 2 ? capsuleOf(axis, child, upright) : capsuleOf(child, axis, upright);
}

const QUARTER = Math.PI / 2;
/** Of a quarter; less than that is not seen. */
const STRAIGHT = 0.01;

export function drawHeld(context: DrawContext, capsule: Capsule, { axis: corner, angle, scale }: PairPose): void {
  const { pen, atlas, view } = context;
  const [over, up] = [Math.abs(Math.sin(angle)) / 2, Math.abs(Math.cos(angle)) / 2];
  const [x, y] = [xOf(view, corner.col + over), yOf(view, corner.row + up)];
  const facing = Math.round(angle / QUARTER);
  if (Math.abs(angle / QUARTER - facing) < STRAIGHT) {
    const ground = yOf(view, corner.row) + view.pitch / 2;
    const sprite = pieceOf(atlas, codeOf({ ...capsule, facing: ((facing % 4) + 4) % 4 }));
    return stampWarped(pen, sprite, xOf(view, corner.col), yOf(view, corner.row), { x, y: ground, scale });
  }
  const { image, ...hangs } = pieceOf(atlas, capsuleOf(capsule.axis, capsule.child, false));
  pen.save();
  pen.translate(x, y);
  pen.rotate(angle - QUARTER);
  pen.drawImage(image, hangs.x - view.pitch / 2, hangs.y);
  pen.restore();
}

/** Both halves where they would come to rest. */
export function drawGhost({ pen, atlas, view }: DrawContext, capsule: Capsule, row: number): void {
  const { col } = cornerOf(capsule);
  const upright = capsule.facing % 2 === 0;
  partsOf(codeOf(capsule)).forEach((cell, i) => {
    const place = { row: row + (upright ? i : 0), col: col + (upright ? 0 : i) };
    if (place.row < view.rows) stamp(pen, ghostOf(atlas, cell), xOf(view, place.col), yOf(view, place.row));
  });
}
