// The falling pair: an axis, and a child that turns around it.

import { type Board, type Color, isFree } from './board.ts';

/** The colours of a pair. */
export interface Colors {
  readonly axis: Color;
  readonly child: Color;
}

/** Where the child is, seen from the axis: 0 above, 1 right, 2 below, 3 left. */
export type Facing = number;

export interface Pair extends Colors {
  /** Of the axis. The row it is in already, or is sinking into while `drop` is above 0. */
  readonly row: number;
  readonly col: number;
  readonly facing: Facing;
  /** Ticks until it has sunk into its row; 0 when it is there. It is drawn `drop / pace` rows higher. */
  readonly drop: number;
  /** The ticks that the row being sunk into takes in all. */
  readonly pace: number;
  /** How often it has touched the ground. */
  readonly groundings: number;
  /** Ticks left in which a second blocked turn flips it. */
  readonly armed: number;
}

export const ROW_OF_FACING = [1, 0, -1, 0] as const;
export const COL_OF_FACING = [0, 1, 0, -1] as const;

export interface Place {
  readonly row: number;
  readonly col: number;
  readonly facing: Facing;
}

export function childRow({ row, facing }: Place): number {
  return row + (ROW_OF_FACING[facing] as number);
}

export function childCol({ col, facing }: Place): number {
  return col + (COL_OF_FACING[facing] as number);
}

/** Is there room for a pair in this place? */
export function fits(board: Board, place: Place): boolean {
  return isFree(board, place.row, place.col) && isFree(board, childRow(place), childCol(place));
}

export function canFall(board: Board, { row, col, facing }: Place): boolean {
  return fits(board, { row: row - 1, col, facing });
}
