// The bottle: rows of 8 cells, flat, row 0 the floor. Its height is a matter of rules; rows 16 and up are hidden.
//
// A cell is `4 * kind + color`: what it is and, for half a capsule, where its other half is.

import { type Board, type Cell, EMPTY, emptyBoard, type GridFormat, parseGrid, printGrid } from '../falling/grid.ts';

export { type Board, type Cell, EMPTY };

export const COLS = 8;
export const VISIBLE_ROWS = 16;
/** The column of the left half of a new capsule. */
export const SPAWN_COL = 3;

/** 1 yellow, 2 red, 3 blue. */
export type Color = number;
export const YELLOW: Color = 1;
export const RED: Color = 2;
export const BLUE: Color = 3;

/** `right` to `below`: half a capsule whose other half is there. */
export const KIND = { virus: 0, single: 1, right: 2, left: 3, above: 4, below: 5 } as const;
export type Kind = number;

const COLOR_LETTERS = 'yrb';
const KIND_LETTERS = '*o><^v';
const LETTERS: readonly string[] = Array.from({ length: 24 }, (_, cell) =>
  cell === EMPTY ? '..' : `${COLOR_LETTERS[colorOf(cell) - 1] ?? '?'}${KIND_LETTERS[kindOf(cell)]}`,
);

/** Distance to the other half of each kind, in the flat board. */
const PARTNER = [0, 0, 1, -1, COLS, -COLS] as const;
const OPPOSITE: readonly Kind[] = [KIND.virus, KIND.single, KIND.left, KIND.right, KIND.below, KIND.above];

export function cellOf(color: Color, kind: Kind): Cell {
  return 4 * kind + color;
}

/** 0 for the empty cell. */
export function colorOf(cell: Cell): Color {
  return cell & 3;
}

export function kindOf(cell: Cell): Kind {
  return cell >> 2;
}

export function isVirus(cell: Cell): boolean {
  return cell !== EMPTY && kindOf(cell) === KIND.virus;
}

export function at(row: number, col: number): number {
  return row * COLS + col;
}

export function rowsOf(board: Board): number {
  return board.length / COLS;
}

/** The other half of the capsule in this cell; the cell itself when it has none. */
export function partnerOf(board: Board, index: number): number {
  return index + PARTNER[kindOf(board[index])];
}

/** Viruses of each color that are left: yellow, red, blue. */
export function virusesOn(board: Board): [number, number, number] {
  const counts: [number, number, number] = [0, 0, 0];
  for (const cell of board) if (isVirus(cell)) counts[colorOf(cell) - 1] = (counts[colorOf(cell) - 1] ?? 0) + 1;
  return counts;
}

export function colorLetter(color: Color): string {
  return COLOR_LETTERS[color - 1];
}

export function emptyBottle(rows: number): Board {
  return emptyBoard(COLS, rows);
}

function formatOf(rows: number): GridFormat {
  const legend = 'y r b with * for a virus, o for a single, > < ^ v for where the other half is, or ..';
  return { cols: COLS, rows, letters: LETTERS, legend };
}

/**
 * Takes a drawing of two characters per cell, top row first. Missing rows above and missing cells on the right are empty;
 * spaces count as empty. Both halves of a capsule must be there.
 */
export function parseBoard(text: string, rows: number): Board {
  const board = parseGrid(text, formatOf(rows));
  board.forEach((cell, index) => {
    if (kindOf(cell) > KIND.single && !isPaired(board, index)) throw new Error(unpaired(cell, index));
  });
  return board;
}

function isPaired(board: Board, index: number): boolean {
  const other = partnerOf(board, index);
  const cell = board[other];
  const kind = kindOf(board[index]);
  const isSideways = kind === KIND.left || kind === KIND.right;
  if (cell === undefined || (isSideways && Math.floor(other / COLS) !== Math.floor(index / COLS))) return false;
  return cell !== EMPTY && kindOf(cell) === OPPOSITE[kind];
}

function unpaired(cell: Cell, index: number): string {
  const place = `row ${1 + Math.floor(index / COLS)} from the floor, column ${1 + (index % COLS)}`;
  return `${place}: ${JSON.stringify(LETTERS[cell])} has no other half where it points`;
}

/** The drawing of a board, top row first, all rows. */
export function printBoard(board: Board): string {
  return printGrid(board, formatOf(rowsOf(board)));
}
