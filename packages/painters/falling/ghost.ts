import { type Sprite, stamp } from '../canvas/surface.ts';
import type { DrawContext } from './context.ts';
import { xOf, yOf } from './view.ts';

/** Rows: a piece nearer to its rest needs no ghost. */
const MIN_ROWS = 0.5;

/** Place on a board; both may be fractions. */
interface CellAt {
  readonly row: number;
  readonly col: number;
}

/** Draws the ghost of half a pair at `rest`, where it would land from `from`. Hidden rows show none. */
export function drawGhostAt({ pen, view }: DrawContext, sprite: Sprite, rest: CellAt, from: CellAt): void {
  if (rest.row >= view.rows || !needsGhost(from.row, rest.row)) return;
  stamp(pen, sprite, xOf(view, rest.col), yOf(view, rest.row));
}

/** True if a piece is far enough from its rest for a ghost. */
export function needsGhost(row: number, restRow: number): boolean {
  return row - restRow > MIN_ROWS;
}
