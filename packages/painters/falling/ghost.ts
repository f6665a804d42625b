import { type Sprite, stamp } from '../canvas/surface.ts';
import type { DrawContext } from './context.ts';
import { xOf, yOf } from './view.ts';

/** In rows: what has almost arrived needs no ghost. */
const LEAST_WAY = 0.5;

/** Either may be a fraction. */
interface CellAt {
  readonly row: number;
  readonly col: number;
}

/** Where half a pair would come to rest, seen from where it is. Hidden rows show none. */
export function drawGhostAt({ pen, view }: DrawContext, sprite: Sprite, rest: CellAt, from: CellAt): void {
  if (rest.row >= view.rows || !isFar(from.row, rest.row)) return;
  stamp(pen, sprite, xOf(view, rest.col), yOf(view, rest.row));
}

/** Is it worth a ghost? */
export function isFar(row: number, restRow: number): boolean {
  return row - restRow > LEAST_WAY;
}
