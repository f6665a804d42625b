// Blocks of a bottle: the two halves of a capsule are one block, with one code.

import {
  type Board,
  type Cell,
  cellOf,
  type Color,
  colorOf,
  EMPTY,
  KIND,
  kindOf,
  partnerOf,
} from '@rensa/games/capsules';
import type { Block } from '../falling/block.ts';

const CODES = 32;

/** Code of two halves; the first is the left or the lower one. */
function joined(first: Cell, second: Cell): number {
  return first + CODES * second;
}

/** The cells of a code, in the same order. */
export function partsOf(code: number): readonly [Cell] | readonly [Cell, Cell] {
  const second = Math.floor(code / CODES);
  return second === 0 ? [code] : [code % CODES, second];
}

/** Code of a capsule by its colors: the left first if it lies, the lower first if it is upright. */
export function capsuleOf(first: Color, second: Color, upright: boolean): number {
  return upright
    ? joined(cellOf(first, KIND.above), cellOf(second, KIND.below))
    : joined(cellOf(first, KIND.right), cellOf(second, KIND.left));
}

/** Half a capsule that has lost the other becomes a single. */
function single(cell: Cell): Cell {
  return kindOf(cell) === KIND.virus ? cell : cellOf(colorOf(cell), KIND.single);
}

/** Blocks of a board, without the cells in `gone`; their other halves become single. */
export function blocksOf(board: Board, gone: ReadonlySet<number> = new Set()): Block[] {
  return [...board.keys()].flatMap((index) => {
    const cell = board[index];
    if (cell === EMPTY || gone.has(index)) return [];
    const other = partnerOf(board, index);
    if (other === index) return [{ cell, cells: [index] }];
    if (gone.has(other) || other >= board.length) return [{ cell: single(cell), cells: [index] }];
    return other > index ? [{ cell: joined(cell, board[other]), cells: [index, other] }] : [];
  });
}
