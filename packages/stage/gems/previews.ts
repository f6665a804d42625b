// Gems that stand still, for next plates, cards and thumbnails. Lengths and places are CSS pixels of the canvas, whose
// pen may be scaled or not; (x, y) is the left upper corner.
/* oxlint-disable max-params -- the page calls these a lot, and a record for each call would say no more */

import { COLS, type Field, type Piece, type Rules, VISIBLE_ROWS } from '@rensa/games/gems';
import { type Atlas, atlasFor } from '../canvas/atlas.ts';
import type { Look } from '../canvas/look.ts';
import { fromFirst, type Point } from '../canvas/point.ts';
import { inPixels, type Pen, stamp } from '../canvas/surface.ts';
import { below, blocksOf } from './blocks.ts';
import { haloOf, pieceOf } from './pieces.ts';

/** One gem of any kind. */
export function paintGem(pen: Pen, gem: number, cell: number, look: Look, ratio: number, x = 0, y = 0): void {
  const atlas = atlasFor(look, cell, ratio);
  inPixels(pen, () =>
    draw(pen, atlas, [{ gem, points: ALONE, at: { x: (x + cell / 2) * ratio, y: (y + cell / 2) * ratio } }]),
  );
}

/** A piece as it appears: the axis below its child. Takes one cell by two. */
export function paintGemPair(pen: Pen, piece: Piece, cell: number, look: Look, ratio: number, x = 0, y = 0): void {
  const atlas = atlasFor(look, cell, ratio);
  const at = (rows: number): Point => ({ x: (x + cell / 2) * ratio, y: (y + cell * (rows + 0.5)) * ratio });
  inPixels(pen, () =>
    draw(pen, atlas, [
      { gem: piece.axis, points: ALONE, at: at(1) },
      { gem: piece.child, points: ALONE, at: at(0) },
    ]),
  );
}

/** A field at rest from its floor up to `rows` rows. */
export function paintGemBoard(
  pen: Pen,
  field: Field,
  rules: Rules,
  cell: number,
  look: Look,
  ratio: number,
  rows: number = VISIBLE_ROWS,
): void {
  const atlas = atlasFor(look, cell, ratio);
  const pitch = cell * ratio;
  const placed = below(blocksOf(field, rules), rows).map(({ cell: gem, cells }) => {
    const { first, points } = fromFirst(cells, COLS);
    return { gem, points, at: { x: (first.x + 0.5) * pitch, y: (rows - first.y - 0.5) * pitch } };
  });
  inPixels(pen, () => draw(pen, atlas, placed));
}

interface PlacedGem {
  readonly gem: number;
  readonly points: readonly Point[];
  readonly at: Point;
}

const ALONE: readonly Point[] = [{ x: 0, y: 0 }];

function draw(pen: Pen, atlas: Atlas, all: readonly PlacedGem[]): void {
  for (const { gem, at } of all) {
    const halo = haloOf(atlas, gem);
    if (halo !== undefined) stamp(pen, halo, at.x, at.y);
  }
  for (const { gem, points, at } of all) stamp(pen, pieceOf(atlas, gem, points, 0), at.x, at.y);
}
