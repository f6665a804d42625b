// Capsules and viruses that stand still, for next plates, counters, cards and thumbnails. Lengths and places are CSS pixels
// of the canvas, whose pen may be scaled or not; (x, y) is the left upper corner.
/* oxlint-disable max-params -- the page calls these a lot, and a record for each call would say no more */

import { type Board, type Color, type Colors, COLS, VISIBLE_ROWS } from '@rensa/games/capsules';
import { atlasFor } from '../canvas/atlas.ts';
import type { Look } from '../canvas/look.ts';
import { pointOf } from '../canvas/point.ts';
import { inPixels, type Pen, stamp } from '../canvas/surface.ts';
import { capsuleOf, blocksOf } from './blocks.ts';
import { pieceOf, virusOf } from './pieces.ts';
import type { VirusMood } from './face.ts';

/** A capsule as it appears: flat, the axis on the left. Takes two cells by one. */
export function paintCapsule(pen: Pen, colors: Colors, cell: number, look: Look, ratio: number, x = 0, y = 0): void {
  const sprite = pieceOf(atlasFor(look, cell, ratio), capsuleOf(colors.axis, colors.child, false));
  inPixels(pen, () => stamp(pen, sprite, (x + cell / 2) * ratio, (y + cell / 2) * ratio));
}

/** Takes one cell. */
export function paintVirus(
  pen: Pen,
  color: Color,
  cell: number,
  look: Look,
  ratio: number,
  mood: VirusMood = 'rest',
  x = 0,
  y = 0,
): void {
  const sprite = virusOf(atlasFor(look, cell, ratio), color, mood);
  inPixels(pen, () => stamp(pen, sprite, (x + cell / 2) * ratio, (y + cell / 2) * ratio));
}

/** What is in a bottle from its floor up to `rows` rows, without the glass. */
export function paintBottle(
  pen: Pen,
  board: Board,
  cell: number,
  look: Look,
  ratio: number,
  rows: number = VISIBLE_ROWS,
): void {
  const atlas = atlasFor(look, cell, ratio);
  const pitch = cell * ratio;
  inPixels(pen, () => {
    for (const { cell: code, cells } of blocksOf(board.slice(0, rows * COLS))) {
      const { x, y } = pointOf(cells[0] as number, COLS);
      stamp(pen, pieceOf(atlas, code), (x + 0.5) * pitch, (rows - y - 0.5) * pitch);
    }
  });
}
