import { type Check, fields, whole } from '@rensa/engine';
import { COLS } from '@rensa/games/capsules';
import type { PairPlacement } from '../falling/placement.ts';
import { colOf, isMirrored, isUpright, type Move, rowOf } from './kernel/index.ts';

/** The place where a capsule locks. */
export interface CapsulePlacement extends PairPlacement {
  /** Row of the axis, from the floor. Absent: the first row in which it comes to rest. */
  readonly row?: number;
}

const MAX_ROW = 17;

export const parsePlacement: Check<CapsulePlacement> = fields(
  { col: whole(0, COLS - 1), rot: whole(0, 3) },
  { row: whole(0, MAX_ROW) },
);

export function describePlacement({ col, rot, row }: CapsulePlacement): string {
  return `col ${col}, rot ${rot}${row === undefined ? '' : `, row ${row}`}`;
}

export function placementOf(move: Move): Required<CapsulePlacement> {
  const [row, col] = [rowOf(move), colOf(move)];
  if (isUpright(move)) return isMirrored(move) ? { col, rot: 2, row: row + 1 } : { col, rot: 0, row };
  return isMirrored(move) ? { col: col + 1, rot: 3, row } : { col, rot: 1, row };
}
