import { COLS, type Field, type Piece, type Rules, VISIBLE_ROWS } from '@rensa/games/gems';
import type { Atlas } from '../canvas/atlas.ts';
import { fromFirst, type Point } from '../canvas/point.ts';
import { type BoardPreviewStyle, previewCells, type PreviewStyle } from '../canvas/preview.ts';
import { inPixels, type Pen, stamp } from '../canvas/surface.ts';
import { below, blocksOf } from './blocks.ts';
import { haloOf, pieceOf } from './pieces.ts';

/** Paints one gem of any kind. */
export function paintGem(pen: Pen, gem: number, style: PreviewStyle): void {
  const { atlas, middle } = previewCells(style);
  draw(pen, atlas, [{ gem, points: ALONE, at: middle(0, 0) }]);
}

/** Paints a piece as it appears: the axis below its child. It takes one cell by two. */
export function paintGemPair(pen: Pen, { axis, child }: Piece, style: PreviewStyle): void {
  const { atlas, middle } = previewCells(style);
  draw(pen, atlas, [
    { gem: axis, points: ALONE, at: middle(0, 1) },
    { gem: child, points: ALONE, at: middle(0, 0) },
  ]);
}

export function paintGemBoard(pen: Pen, field: Field & { readonly rules: Rules }, style: BoardPreviewStyle): void {
  const { rows = VISIBLE_ROWS } = style;
  const { atlas, middle } = previewCells(style);
  const placed = below(blocksOf(field, field.rules), rows).map(({ cell: gem, cells }) => {
    const { first, points } = fromFirst(cells, COLS);
    return { gem, points, at: middle(first.x, rows - 1 - first.y) };
  });
  draw(pen, atlas, placed);
}

interface PlacedGem {
  readonly gem: number;
  readonly points: readonly Point[];
  readonly at: Point;
}

const ALONE: readonly Point[] = [{ x: 0, y: 0 }];

/** Draws halos first: they lie beneath all gems. */
function draw(pen: Pen, atlas: Atlas, gems: readonly PlacedGem[]): void {
  inPixels(pen, () => {
    for (const { gem, at } of gems) {
      const halo = haloOf(atlas, gem);
      if (halo !== undefined) stamp(pen, halo, at.x, at.y);
    }
    for (const { gem, points, at } of gems) stamp(pen, pieceOf(atlas, gem, points, 0), at.x, at.y);
  });
}
