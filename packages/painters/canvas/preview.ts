// Pieces and boards at rest, for next plates, cards and thumbnails. Lengths are CSS pixels of the canvas; its pen may
// be scaled or not.

import { type Atlas, atlasFor } from './atlas.ts';
import type { Look } from './look.ts';
import type { Point } from './point.ts';

/** Look, size and place of something painted at rest. */
export interface PreviewStyle {
  readonly look: Look;
  readonly cell: number;
  /** Device pixels per CSS pixel. */
  readonly ratio: number;
  /** Left upper corner; by default that of the canvas. */
  readonly at?: Point;
}

/** Style of a board at rest, which is painted from its floor up. */
export interface BoardPreviewStyle extends PreviewStyle {
  /** Rows to paint; by default all visible ones. */
  readonly rows?: number;
}

/** Pictures for a preview, and the middle of its cells in device pixels. */
export interface PreviewCells {
  readonly atlas: Atlas;
  /** Middle of the cell `cols` columns right of and `rows` rows below the left upper one. */
  readonly middle: (cols: number, rows: number) => Point;
}

const ORIGIN: Point = { x: 0, y: 0 };

export function previewCells({ look, cell, ratio, at: { x, y } = ORIGIN }: PreviewStyle): PreviewCells {
  return {
    atlas: atlasFor(look, cell, ratio),
    middle: (cols, rows) => ({ x: (x + cell * (cols + 0.5)) * ratio, y: (y + cell * (rows + 0.5)) * ratio }),
  };
}
