// A board: cells in reading order, row 0 on top, some of them holes, some with a clue.

import { fields, whole } from '@rensa/engine';

export interface Grid {
  readonly rows: number;
  readonly cols: number;
  /** Cells that the loop leaves out, ascending. */
  readonly holes: readonly number[];
}

export interface Clue {
  readonly cell: number;
  /** Turns in the area around it. */
  readonly value: number;
}

export interface Board extends Grid {
  /** In reading order, at most one per cell. */
  readonly clues: readonly Clue[];
}

export const SIDE = { least: 2, most: 12 } as const;
export const MAX_VALUE = 9;

const OPEN = '.';
const HOLE = '#';

export function gridOf(rows: number, cols: number, holes: readonly number[] = []): Grid {
  return { rows, cols, holes };
}

export function cellsOf({ rows, cols }: Grid): number[] {
  return Array.from({ length: rows * cols }, (_, cell) => cell);
}

export function openCells(grid: Grid): number[] {
  const holes = new Set(grid.holes);
  return cellsOf(grid).filter((cell) => !holes.has(cell));
}

export function isOpen({ rows, cols, holes }: Grid, cell: number): boolean {
  return cell >= 0 && cell < rows * cols && !holes.includes(cell);
}

/** The cells of the 3x3 square around a cell, itself included; holes have no part in it. */
export function areaOf({ rows, cols, holes }: Grid, cell: number): number[] {
  const [row, col] = [Math.floor(cell / cols), cell % cols];
  const area: number[] = [];
  for (let r = Math.max(0, row - 1); r <= Math.min(rows - 1, row + 1); r++) {
    for (let c = Math.max(0, col - 1); c <= Math.min(cols - 1, col + 1); c++) area.push(r * cols + c);
  }
  return holes.length === 0 ? area : area.filter((other) => !holes.includes(other));
}

/** Do these cells share a side? */
export function isBeside({ cols }: Grid, a: number, b: number): boolean {
  return Math.abs(a - b) === cols || (Math.abs(a - b) === 1 && Math.floor(a / cols) === Math.floor(b / cols));
}

/** The cells that share a side with a cell: left, right, up, down. */
export function neighborsOf(grid: Grid, cell: number): number[] {
  const size = grid.rows * grid.cols;
  const four = [cell - 1, cell + 1, cell - grid.cols, cell + grid.cols];
  return four.filter((other) => other >= 0 && other < size && isBeside(grid, cell, other));
}

/** Why no loop at all fits on this grid, if that needs no search; undefined when it takes a search. */
export function whyNone(grid: Grid): string | undefined {
  const open = openCells(grid);
  if (open.length === 0) return 'there is no open cell';
  if (open.length % 2 === 1) return `a loop visits an even number of cells, and ${open.length} are open`;
  const dark = open.filter((cell) => (Math.floor(cell / grid.cols) + (cell % grid.cols)) % 2 === 0).length;
  if (2 * dark === open.length) return undefined;
  return `a loop visits dark and light cells in turn, and ${dark} are dark, ${open.length - dark} light`;
}

/** Takes a drawing, top row first: `.` open, `#` a hole, a digit a clue. */
export function parseBoard(text: string): Board {
  const rows = text.trim().split(/\s*\n/);
  const cols = [...(rows[0] ?? '')].length;
  checkSides(rows.length, cols);
  const holes: number[] = [];
  const clues: Clue[] = [];
  rows.forEach((line, row) => {
    const chars = [...line.trim()];
    if (chars.length !== cols) throw new Error(`row ${row} has ${chars.length} cells, row 0 has ${cols}`);
    chars.forEach((char, col) => {
      const cell = row * cols + col;
      if (char === HOLE) holes.push(cell);
      else if (/^\d$/.test(char)) clues.push({ cell, value: Number(char) });
      else if (char !== OPEN)
        throw new Error(`row ${row} has an unknown cell ${JSON.stringify(char)}: use . # or a digit`);
    });
  });
  return { rows: rows.length, cols, holes, clues };
}

/** The drawing of a board, or of a grid without clues. */
export function printBoard(board: Grid & { readonly clues?: readonly Clue[] }): string {
  const chars = cellsOf(board).map(() => OPEN);
  for (const cell of board.holes) chars[cell] = HOLE;
  for (const { cell, value } of board.clues ?? []) chars[cell] = `${value}`;
  return printRows(board, chars);
}

/** One character a cell, in lines. */
export function printRows({ rows, cols }: Grid, chars: readonly string[]): string {
  return Array.from({ length: rows }, (_, row) => chars.slice(row * cols, (row + 1) * cols).join('')).join('\n');
}

export const SIDES = { rows: whole(SIDE.least, SIDE.most), cols: whole(SIDE.least, SIDE.most) };

export function checkSides(rows: number, cols: number): void {
  fields(SIDES)({ rows, cols }, 'the board');
}
