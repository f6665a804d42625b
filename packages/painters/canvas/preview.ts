// Pieces and boards at rest, for next plates, cards and thumbnails. Lengths are CSS pixels of the canvas, whose pen may be
// scaled or not.

import { type Atlas, atlasFor } from './atlas.ts';
import type { Look } from './look.ts';
import type { Point } from './point.ts';

/** How something at rest is painted. */
export interface PreviewStyle {
  readonly look: Look;
  /** The size of a cell. */
  readonly cell: number;
  /** Device pixels for each CSS pixel. */
  readonly ratio: number;
  /** Its left upper corner; left out, that of the canvas. */
  readonly at?: Point;
}

/** How a board at rest is painted, from its floor up. */
export interface BoardPreviewStyle extends Omit<PreviewStyle, 'at'> {
  /** Left out, all that are visible. */
  readonly rows?: number;
}

/** The pictures for a preview, and the middle of its cells in device pixels. */
export interface PreviewCells {
  readonly atlas: Atlas;
  /** So many columns and rows from the left upper cell. */
  readonly middle: (cols: number, rows: number) => Point;
}

const ORIGIN: Point = { x: 0, y: 0 };

export function previewCells({ look, cell, ratio, at: { x, y } = ORIGIN }: PreviewStyle): PreviewCells {
  return {
    atlas: atlasFor(look, cell, ratio),
    middle: (cols, rows) => ({ x: (x + cell * (cols + 0.5)) * ratio, y: (y + cell * (rows + 0.5)) * ratio }),
  };
}
