// The capsule that the player holds: a rigid piece that turns within its box of two by two.

import { type Capsule, cellOf, colorOf, KIND } from '@rensa/games/capsules';
import type { Spot, Spots } from '@rensa/games/falling';
import { stamp, stampWarped } from '../canvas/surface.ts';
import type { DrawContext } from '../falling/context.ts';
import type { PairPose } from '../falling/pose.ts';
import { xOf, yOf } from '../falling/view.ts';
import { capsuleOf, partsOf } from './blocks.ts';
import { ghostOf } from './ghost.ts';
import { pieceOf } from './pieces.ts';

/** Code of a capsule, with its halves from left to right, or from below. */
function codeOf({ axis, child, facing }: Capsule): number {
  const upright = facing % 2 === 0;
  return facing < 2 ? capsuleOf(axis, child, upright) : capsuleOf(child, axis, upright);
}

const QUARTER = Math.PI / 2;
/** Share of a quarter turn below which a turn cannot be seen. */
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

/**
 * Draws both halves where they would come to rest: as singles if they come apart, or if one is cut off above the rim.
 */
export function drawGhosts({ pen, atlas, view }: DrawContext, { capsule, rest, rows }: GhostOf): void {
  const { axis, child } = rest;
  const spots = capsule.facing < 2 ? [axis, child] : [child, axis];
  const lone = spots.some(({ row }) => row >= rows) || !areBeside(axis, child);
  partsOf(codeOf(capsule)).forEach((cell, i) => {
    const { row, col } = spots[i];
    const shown = lone ? cellOf(colorOf(cell), KIND.single) : cell;
    if (row < view.rows) stamp(pen, ghostOf(atlas, shown), xOf(view, col), yOf(view, row));
  });
}

interface GhostOf {
  readonly capsule: Capsule;
  readonly rest: Spots;
  /** Rows of the bottle. */
  readonly rows: number;
}

function areBeside(a: Spot, b: Spot): boolean {
  return Math.abs(a.row - b.row) + Math.abs(a.col - b.col) === 1;
}
