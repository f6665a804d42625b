// Writes capsules into the current field and removes them.

import type { Rules } from '@rensa/games/capsules';

/** Options of the rules that matter when a field is played out. */
export type FieldRules = Pick<Rules, 'rows' | 'rim' | 'afterLock' | 'flat' | 'scoring'>;

/** The lowest row with no cell in it or above it. */
function heightOf(f: Int32Array, col: number): number {
  return 32 - Math.clz32(f[col] | f[col + 8]);
}

/** A capsule to drop: the column of its left or lower half, and its colors from there. */
export interface CapsuleDrop {
  readonly col: number;
  readonly upright: boolean;
  readonly first: number;
  readonly second: number;
}

/** Drops a capsule from above. Returns false if it finds no room. A half above an open rim is lost. */
export function place(f: Int32Array, drop: CapsuleDrop, { rows, rim }: FieldRules): boolean {
  const { col, upright } = drop;
  const row = upright ? heightOf(f, col) : Math.max(heightOf(f, col), heightOf(f, col + 1));
  if (row >= rows || (upright && row + 1 >= rows && rim === 'closed')) return false;
  lock(f, drop, row, rows);
  return true;
}

/** Writes a capsule whose left or lower half is in this row. A half above the rim is lost. */
export function lock(f: Int32Array, { col, upright, first, second }: CapsuleDrop, row: number, rows: number): void {
  put(f, col, row, first);
  if (upright && row + 1 >= rows) return;
  put(f, upright ? col : col + 1, upright ? row + 1 : row, second);
  const set = upright ? 32 : 24;
  f[set + col] |= 1 << row;
}

/** Removes a capsule that was just written. */
export function unlock(f: Int32Array, { col, upright }: CapsuleDrop, row: number): void {
  const kept = ~((upright ? 3 : 1) << row);
  f[col] &= kept;
  f[col + 8] &= kept;
  const set = upright ? 32 : 24;
  f[set + col] &= kept;
  if (upright) return;
  f[col + 1] &= kept;
  f[col + 9] &= kept;
}

function put(f: Int32Array, col: number, row: number, color: number): void {
  f[col] |= (color & 1) << row;
  f[col + 8] |= (color >> 1) << row;
}
