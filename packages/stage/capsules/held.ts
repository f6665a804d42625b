// The capsule in the player's hand: one rigid thing that swings within its box of two by two.

import { type Capsule, childCol, childRow, type Place, type State } from '@rensa/games/capsules';
import type { Easel } from '../falling/context.ts';
import type { Hand, Pose } from '../falling/pose.ts';
import { stamp, stampWarped } from '../canvas/surface.ts';
import { xOf, yOf } from '../falling/view.ts';
import { ghostOf } from './ghost.ts';
import { capsuleOf, partsOf } from './blocks.ts';
import { pieceOf } from './pieces.ts';

/** Where the lower left cell of its box is. */
function cornerOf(place: Place): { readonly row: number; readonly col: number } {
  return { row: Math.min(place.row, childRow(place)), col: Math.min(place.col, childCol(place)) };
}

/** Followed by its corner, which stays where it is in a turn. */
export function boxed({ pair, pairs }: State): Hand {
  return { pair: pair === null ? null : { ...pair, ...cornerOf(pair) }, pairs };
}

/** Its halves from left to right, or from below. */
function codeOf({ axis, child, facing }: Capsule): number {
  const upright = facing % 2 === 0;
  return facing < 2 ? capsuleOf(axis, child, upright) : capsuleOf(child, axis, upright);
}

const QUARTER = Math.PI / 2;
/** Of a quarter; less than that is not seen. */
const STRAIGHT = 0.01;

export function drawHand(easel: Easel, capsule: Capsule, { axis: corner, angle, scale }: Pose): void {
  const { pen, atlas, view } = easel;
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
export function drawGhost({ pen, atlas, view }: Easel, capsule: Capsule, row: number): void {
  const { col } = cornerOf(capsule);
  const upright = capsule.facing % 2 === 0;
  partsOf(codeOf(capsule)).forEach((cell, i) => {
    const place = { row: row + (upright ? i : 0), col: col + (upright ? 0 : i) };
    if (place.row < view.rows) stamp(pen, ghostOf(atlas, cell), xOf(view, place.col), yOf(view, place.row));
  });
}
