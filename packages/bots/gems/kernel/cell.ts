// A cell of the search boards as one byte: five bits of the rules' code, then whether it is part of a rigid power gem,
// and whether that gem continues to the right and upward. So a power gem needs no record: its cells are joined.

import { at, colorOf, COLS, counterOf, countOf, isCounter, ROWS } from '@rensa/games/gems';

export const CELLS = ROWS * COLS;

export const codeOf = (cell: number): number => cell & 31;
export const isPower = (cell: number): boolean => (cell & 32) !== 0;
export const goesRight = (cell: number): boolean => (cell & 64) !== 0;
export const goesUp = (cell: number): boolean => (cell & 128) !== 0;

/** A cell of a power gem that continues to these sides. */
export function powerCell(color: number, right: boolean, up: boolean): number {
  return color | 32 | (right ? 64 : 0) | (up ? 128 : 0);
}

const CODES = 32;

/** Color by code, also of counter gems; 0 for a diamond and an empty cell. */
export const TINTS = Uint8Array.from({ length: CODES }, (_, code) => colorOf(code));

/** Color that crash gems see, by code; 0 for counter gems. */
export const COLORS_SEEN = Uint8Array.from({ length: CODES }, (_, code) => (isCounter(code) ? 0 : colorOf(code)));

const SIDES = [
  [0, -1],
  [0, 1],
  [-1, 0],
  [1, 0],
] as const;

/** The cells beside each cell, four numbers each: left, right, below, above; -1 beyond the board. */
export const BESIDE = Int8Array.from({ length: 4 * CELLS }, (_, i) => {
  const row = Math.floor(i / (4 * COLS));
  const col = (i >> 2) % COLS;
  const [dRow, dCol] = SIDES[i & 3];
  const inside = row + dRow >= 0 && row + dRow < ROWS && col + dCol >= 0 && col + dCol < COLS;
  return inside ? at(row + dRow, col + dCol) : -1;
});

/** The cell one piece later. A counter gem counts down and finally turns normal. */
export function counted(cell: number): number {
  return COUNTED[cell];
}

const COUNTED = Uint8Array.from({ length: 256 }, (_, cell) => {
  if (cell >= CODES || !isCounter(cell)) return cell;
  const count = countOf(cell) - 1;
  return count === 0 ? colorOf(cell) : counterOf(colorOf(cell), count);
});
