// Boards as plain records with rows and columns written out: what files, links and the command line carry.

import { type Board, checkSides, type Clue, type Grid, VALUE_MOST } from './board.ts';
import type { Puzzle } from './generate.ts';
import type { Grade } from './grade.ts';

export interface BoardRecord {
  readonly rows: number;
  readonly cols: number;
  /** `[row, col]`; absent when there are none. */
  readonly holes?: readonly (readonly number[])[];
  /** `[row, col, value]` in reading order. */
  readonly clues: readonly (readonly number[])[];
}

const KEYS = ['rows', 'cols', 'holes', 'clues'];

/** Throws a sentence that a person can read on anything that is no board. */
export function readBoard(raw: unknown): Board {
  if (typeof raw !== 'object' || raw === null || Array.isArray(raw)) throw new Error('a board is {rows, cols, clues}');
  const unknown = Object.keys(raw).find((key) => !KEYS.includes(key));
  if (unknown !== undefined) throw new Error(`a board has no ${JSON.stringify(unknown)}, only ${KEYS.join(', ')}`);
  const { rows, cols, holes = [], clues } = raw as Record<string, unknown>;
  if (typeof rows !== 'number' || typeof cols !== 'number') throw new Error('a board has numbers rows and cols');
  checkSides(rows, cols);
  const grid = { rows, cols, holes: readHoles(holes, rows, cols) };
  return { ...grid, clues: readClues(clues, grid) };
}

function readHoles(raw: unknown, rows: number, cols: number): number[] {
  const cells = listOf(raw, 'holes', 2).map((hole) => cellAt(hole, rows, cols, 'hole'));
  if (new Set(cells).size !== cells.length) throw new Error('a hole is given twice');
  return cells.toSorted((a, b) => a - b);
}

function readClues(raw: unknown, { rows, cols, holes }: Grid): Clue[] {
  const seen = new Set<number>();
  const clues = listOf(raw, 'clues', 3).map((numbers) => {
    const cell = cellAt(numbers, rows, cols, 'clue');
    const [row, col, value = 0] = numbers;
    if (value > VALUE_MOST) throw new Error(`the clue at [${row}, ${col}] is ${value}: it is 0 to ${VALUE_MOST}`);
    if (holes.includes(cell)) throw new Error(`the clue at [${row}, ${col}] stands in a hole`);
    if (seen.has(cell)) throw new Error(`there are two clues at [${row}, ${col}]`);
    seen.add(cell);
    return { cell, value };
  });
  return clues.toSorted((a, b) => a.cell - b.cell);
}

function listOf(raw: unknown, name: string, length: number): number[][] {
  if (!Array.isArray(raw)) throw new Error(`${name} must be a list`);
  const form = length === 2 ? '[row, col]' : '[row, col, value]';
  for (const item of raw as unknown[]) {
    if (Array.isArray(item) && item.length === length && item.every(isCount)) continue;
    throw new Error(`${name} holds ${form} in whole numbers from 0, not ${shorten(JSON.stringify(item))}`);
  }
  return raw as number[][];
}

function isCount(value: unknown): boolean {
  return Number.isSafeInteger(value) && (value as number) >= 0;
}

function shorten(text: string): string {
  return text.length > 40 ? `${text.slice(0, 40)}…` : text;
}

function cellAt([row = 0, col = 0]: readonly number[], rows: number, cols: number, what: string): number {
  if (row >= rows || col >= cols)
    throw new Error(`the ${what} at [${row}, ${col}] is outside the ${rows}x${cols} board`);
  return row * cols + col;
}

export function writeBoard(board: Board): BoardRecord {
  const { rows, cols, holes, clues } = board;
  return {
    rows,
    cols,
    ...(holes.length > 0 && { holes: writeCells(board, holes) }),
    clues: clues.map(({ cell, value }) => [Math.floor(cell / cols), cell % cols, value]),
  };
}

export interface PuzzleRecord extends BoardRecord {
  readonly id: string;
  /** `[row, col]` from the first open cell in reading order, going right. */
  readonly solution: readonly (readonly number[])[];
  readonly grade: Grade;
}

export function writePuzzle(puzzle: Puzzle): PuzzleRecord {
  const { id, solution, grade } = puzzle;
  return { id, ...writeBoard(puzzle), solution: writeCells(puzzle, solution), grade };
}

/** Cells as `[row, col]`. */
export function writeCells({ cols }: Grid, cells: readonly number[]): number[][] {
  return cells.map((cell) => [Math.floor(cell / cols), cell % cols]);
}
