// Placements of a pair on a board with six columns.

/**
 * A placement as one number: 4 × the column of the axis + the side of the child. A set of placements is one bit each.
 */
export type Move = number;

export const COLS = 6;

export const MOVES = 4 * COLS;
export const moveOf = (col: number, rot: number): Move => 4 * col + rot;
export const colOf = (move: Move): number => move >> 2;
export const rotOf = (move: Move): number => move & 3;

/** The column of the child. */
export function otherCol(move: Move): number {
  const rot = move & 3;
  return (move >> 2) + (rot === 1 ? 1 : rot === 3 ? -1 : 0);
}

/** All placements that stay within the walls. */
export const EVERY_MOVE = ((1 << MOVES) - 1) & ~(1 << moveOf(0, 3)) & ~(1 << moveOf(COLS - 1, 1));

/** The same placements of a pair whose halves have changed places. */
export function mirrored(moves: number): number {
  const upright = ((moves & 0x11_1111) << 2) | ((moves >>> 2) & 0x11_1111);
  const flat = ((moves & 0x22_2222) << 6) | ((moves >>> 6) & 0x22_2222);
  return (upright | flat) & EVERY_MOVE;
}

/** Placements of a one-color pair that look different: the child above or right, whichever way the pair is rotated. */
export function distinct(moves: number): number {
  const upright = (moves | (moves >>> 2)) & 0x11_1111;
  const flat = (moves | (moves >>> 6)) & 0x22_2222;
  return upright | flat;
}
