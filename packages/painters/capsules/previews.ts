import { type Board, type Color, type Colors, COLS, VISIBLE_ROWS } from '@rensa/games/capsules';
import { pointOf } from '../canvas/point.ts';
import { type BoardPreviewStyle, previewCells, type PreviewStyle } from '../canvas/preview.ts';
import { inPixels, type Pen, stamp } from '../canvas/surface.ts';
import { blocksOf, capsuleOf } from './blocks.ts';
import type { VirusMood } from './face.ts';
import { pieceOf, virusOf } from './pieces.ts';

/** Paints a capsule as it appears: flat, the axis on the left. It takes two cells by one. */
export function paintCapsule(pen: Pen, { axis, child }: Colors, style: PreviewStyle): void {
  const { atlas, middle } = previewCells(style);
  const { x, y } = middle(0, 0);
  inPixels(pen, () => stamp(pen, pieceOf(atlas, capsuleOf(axis, child, false)), x, y));
}

/** Paints a virus. It takes one cell. */
export function paintVirus(
  pen: Pen,
  { color, mood }: { readonly color: Color; readonly mood: VirusMood },
  style: PreviewStyle,
): void {
  const { atlas, middle } = previewCells(style);
  const { x, y } = middle(0, 0);
  inPixels(pen, () => stamp(pen, virusOf(atlas, color, mood), x, y));
}

/** Paints the content of a bottle, without the glass. */
export function paintBottle(pen: Pen, board: Board, style: BoardPreviewStyle): void {
  const { rows = VISIBLE_ROWS } = style;
  const { atlas, middle } = previewCells(style);
  inPixels(pen, () => {
    for (const { cell, cells } of blocksOf(board.slice(0, rows * COLS))) {
      const first = pointOf(cells[0], COLS);
      const { x, y } = middle(first.x, rows - 1 - first.y);
      stamp(pen, pieceOf(atlas, cell), x, y);
    }
  });
}
