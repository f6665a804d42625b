// The board: 14 rows of 6 cells, flat, row 0 the floor. Rows 12 and 13 are above the visible rows.

import type { Spot } from '../falling/pair.ts';
import type { Rules } from './rules.ts';
import { type Board, type Cell, EMPTY, emptyBoard, neighborsOf, parseGrid, printGrid } from '../falling/grid.ts';

export { type Board, type Cell, EMPTY };

export const COLS = 6;
export const ROWS = 14;
export const VISIBLE_ROWS = 12;
/** The third column, where pairs appear. */
export const SPAWN_COL = 2;
/** The highest row, which under some rules keeps what enters it. */
export const CEILING = ROWS - 1;

/** 1 to 5: R G B Y P. */
export type Color = number;

export const OJAMA: Cell = 6;
const LETTERS = '.RGBYPO';
const FORMAT = { cols: COLS, rows: ROWS, letters: LETTERS, legend: 'R G B Y P, O or .' };

export const EMPTY_BOARD: Board = emptyBoard(COLS, ROWS);

export function at(row: number, col: number): number {
  return row * COLS + col;
}

export function isColor(cell: Cell): boolean {
  return cell !== EMPTY && cell !== OJAMA;
}

/** Is this a cell of the board with nothing in it? */
export function isFree(board: Board, row: number, col: number): boolean {
  return row >= 0 && row < ROWS && col >= 0 && col < COLS && board[at(row, col)] === EMPTY;
}

/** The cells beside each cell: left, right, below, above. */
export const NEIGHBORS = neighborsOf(COLS, ROWS);

export function letterOf(cell: Cell): string {
  return LETTERS[cell];
}

/** Takes a drawing, top row first. Missing rows above and missing cells on the right are empty; spaces count as empty. */
export function parseBoard(text: string): Board {
  return parseGrid(text, FORMAT);
}

/** The drawing of a board, top row first, all rows. */
export function printBoard(board: Board): string {
  return printGrid(board, FORMAT);
}

/** The cells of which one that is taken loses the game, the lowest first. */
export function lossCells({ loss, spawnRow }: Pick<Rules, 'loss' | 'spawnRow'>): readonly [Spot, ...Spot[]] {
  const cell = (row: number): Spot => ({ row, col: SPAWN_COL });
  return loss === 'top' ? [cell(VISIBLE_ROWS - 1)] : [cell(spawnRow), cell(spawnRow + 1)];
}

/** Is one of these cells taken? */
export function isLost(board: Board, rules: Rules): boolean {
  return lossCells(rules).some(({ row, col }) => board[at(row, col)] !== EMPTY);
}
