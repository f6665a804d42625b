// The field: 13 rows of 6 cells, flat, row 0 the floor. Row 12 is above the visible field.

import { type Board, type Cell, EMPTY, emptyBoard, neighborsOf, parseGrid, printGrid } from '../falling/grid.ts';
import type { Rules } from './rules.ts';

export { type Board, type Cell, EMPTY };

export const COLS = 6;
export const ROWS = 13;
export const VISIBLE_ROWS = 12;
/** The fourth column, where pieces appear: the alley. */
export const SPAWN_COL = 3;
/** Spawn cell of the axis; the child is above it. */
export const SPAWN_ROW = 11;

/** 1 to 4: R G B Y. */
export type Color = number;
export const COLORS = 4;

/** Difference of a crash gem from the normal gem of its color. */
const CRASH = COLORS;
export const DIAMOND: Cell = 9;
/** Counter gems follow: five counts of each color, red 1 first. */
const COUNTERS = 10;
export const COUNTS = 5;
const LETTERS = '.RGBYrgby0ACDEFHIJKLMNOPQSTUVW';
const FORMAT = {
  cols: COLS,
  rows: ROWS,
  letters: LETTERS,
  legend: 'R G B Y, r g b y, 0, A to W for counter gems or .',
};

export const EMPTY_BOARD: Board = emptyBoard(COLS, ROWS);

/** The cells beside each cell: left, right, below, above. */
export const NEIGHBORS = neighborsOf(COLS, ROWS);

export function at(row: number, col: number): number {
  return row * COLS + col;
}

export function isNormal(cell: Cell): boolean {
  return cell >= 1 && cell <= COLORS;
}

export function isCrash(cell: Cell): boolean {
  return cell > CRASH && cell <= CRASH + COLORS;
}

export function isCounter(cell: Cell): boolean {
  return cell >= COUNTERS;
}

export function crashOf(color: Color): Cell {
  return CRASH + color;
}

export function counterOf(color: Color, count: number): Cell {
  return COUNTERS + (color - 1) * COUNTS + (count - 1);
}

/** Pieces until a counter gem turns normal. */
export function countOf(counter: Cell): number {
  return ((counter - COUNTERS) % COUNTS) + 1;
}

/** The color of a gem, of a counter gem the one it will turn to; 0 for a diamond and for nothing. */
export function colorOf(cell: Cell): Color {
  if (isNormal(cell)) return cell;
  if (isCrash(cell)) return cell - CRASH;
  return isCounter(cell) ? 1 + Math.floor((cell - COUNTERS) / COUNTS) : 0;
}

/** Is this a cell of the board with nothing in it? */
export function isEmptyAt(board: Board, row: number, col: number): boolean {
  return row >= 0 && row < ROWS && col >= 0 && col < COLS && board[at(row, col)] === EMPTY;
}

/** Cells that half a piece may enter: any that is empty, save that the top row may be open over the alley only. */
export function isFree({ board, rules }: { board: Board; rules: Rules }, row: number, col: number): boolean {
  return isEmptyAt(board, row, col) && (row < VISIBLE_ROWS || col === SPAWN_COL || rules.topRow === 'open');
}

/** The row above the highest gem of a column. */
export function heightOf(board: Board, col: number): number {
  let row = ROWS;
  while (row > 0 && board[at(row - 1, col)] === EMPTY) row--;
  return row;
}

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
