// Cells that fall and land together: joined, of one color, over the same distance.

import type { Fall } from '@rensa/games/falling';
import { at, COLS, isColor } from '@rensa/games/puyo';
import { type FallingBlock, staggered } from '../falling/block.ts';
import { neighbor } from './piece/joints.ts';

export function fallingBlocks(falls: readonly Fall[], now: number): FallingBlock[] {
  const left = new Map(falls.map((fall) => [at(fall.to, fall.col), fall]));
  const falling: FallingBlock[] = [];
  for (const [index, fall] of left) {
    const cells = gather(left, index, fall);
    falling.push({ cell: fall.cell, cells, rows: fall.from - fall.to, start: now, ticks: fall.ticks });
  }
  return falling;
}

/** Takes all cells out of `left` that fall together with this one. */
function gather(left: Map<number, Fall>, first: number, { cell, from, to, ticks }: Fall): number[] {
  const cells = [first];
  left.delete(first);
  if (!isColor(cell)) return cells;
  for (const index of cells) {
    for (const [x, up] of SIDES) {
      const other = neighbor(index, x, up);
      const fall = other === undefined ? undefined : left.get(other);
      if (other === undefined || fall === undefined || fall.cell !== cell) continue;
      if (fall.ticks !== ticks || fall.from - fall.to !== from - to) continue;
      left.delete(other);
      cells.push(other);
    }
  }
  return cells;
}

const SIDES = [
  [1, 0],
  [-1, 0],
  [0, 1],
  [0, -1],
] as const;

export function rainOf(falls: readonly Fall[], now: number): FallingBlock[] {
  return staggered(fallingBlocks(falls, now), COLS);
}
