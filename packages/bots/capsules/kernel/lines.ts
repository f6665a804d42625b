// Finds out whether a locked capsule changes a field at rest. Mostly it does not, and then nothing has to be resolved.

import { comesApart } from '@rensa/games/capsules';
import type { CapsuleDrop, FieldRules } from './place.ts';

/** Returns whether a capsule just written here makes a line or comes apart. */
export function changesField(f: Int32Array, { col, upright }: CapsuleDrop, row: number, rules: FieldRules): boolean {
  if (upright) return isLined(f, row, col) || isLined(f, row + 1, col);
  return isLined(f, row, col) || isLined(f, row, col + 1) || (comesApart(rules) && hangs(f, row, col));
}

function isLined(f: Int32Array, row: number, col: number): boolean {
  const color = colorAt(f, row, col);
  return color !== 0 && row < 16 && (isLinedUp(f, color, col) || isLinedAcross(f, color, row));
}

function colorAt(f: Int32Array, row: number, col: number): number {
  return ((f[col] >>> row) & 1) | (((f[col + 8] >>> row) & 1) << 1);
}

function isLinedUp(f: Int32Array, color: number, col: number): boolean {
  const cells = cellsOf(f, color, col);
  const two = cells & (cells >>> 1);
  return (two & (two >>> 2)) !== 0;
}

function isLinedAcross(f: Int32Array, color: number, row: number): boolean {
  let cells = 0;
  for (let c = 0; c < 8; c++) cells |= ((cellsOf(f, color, c) >>> row) & 1) << c;
  const two = cells & (cells >>> 1);
  return (two & (two >>> 2)) !== 0;
}

/** Visible cells of a color. */
export function cellsOf(f: Int32Array, color: number, c: number): number {
  const low = f[c];
  const high = f[c + 8];
  return (color === 1 ? low & ~high : color === 2 ? high & ~low : low & high) & 0xffff;
}

/** Returns whether one half of a flat capsule has no support. */
function hangs(f: Int32Array, row: number, col: number): boolean {
  return row > 0 && (colorAt(f, row - 1, col) === 0) !== (colorAt(f, row - 1, col + 1) === 0);
}
