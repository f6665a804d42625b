// Masks: the eight neighbors that a cell may be joined to, as a byte. Bit 0 is the cell above, then clockwise.

import type { Point } from '../../canvas/point.ts';

/** Screen offsets, y downward, in the order of the bits. */
export const AROUND: readonly Point[] = [
  { x: 0, y: -1 },
  { x: 1, y: -1 },
  { x: 1, y: 0 },
  { x: 1, y: 1 },
  { x: 0, y: 1 },
  { x: -1, y: 1 },
  { x: -1, y: 0 },
  { x: -1, y: -1 },
];

export const UP = 1;
export const RIGHT = 4;
export const DOWN = 16;
export const LEFT = 64;

/** Drops corners that do not close a square; 47 masks are left. */
export function reduce(mask: number): number {
  let kept = mask & (UP | RIGHT | DOWN | LEFT);
  for (let corner = 1; corner < 8; corner += 2) {
    const sides = (1 << (corner - 1)) | (1 << ((corner + 1) % 8));
    if ((mask & sides) === sides) kept |= mask & (1 << corner);
  }
  return kept;
}

/** The cell and those it is joined to. */
export function cellsOf(mask: number): Point[] {
  return [{ x: 0, y: 0 }, ...AROUND.filter((_, bit) => (mask & (1 << bit)) !== 0)];
}

/** Mask of one of these cells among the others. */
export function maskOf({ x, y }: Point, cells: readonly Point[]): number {
  let mask = 0;
  AROUND.forEach((step, bit) => {
    if (cells.some((cell) => cell.x === x + step.x && cell.y === y + step.y)) mask |= 1 << bit;
  });
  return reduce(mask);
}
