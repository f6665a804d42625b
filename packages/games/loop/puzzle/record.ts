// Boards as plain records with rows and columns written out: what files, links and the command line carry.

import { type Check, exactFields, listOf, mustBe } from '@rensa/engine';
import { type Board, type Clue, type Grid, SIDE, SIDES, MAX_VALUE } from '../board/board.ts';
import type { Puzzle } from './generate.ts';
import type { Grade } from '../solve/grade.ts';

export interface BoardRecord {
  readonly rows: number;
  readonly cols: number;
  /** `[row, col]`; absent when there are none. */
  readonly holes?: readonly (readonly number[])[];
  /** `[row, col, value]` in reading order. */
  readonly clues: readonly (readonly number[])[];
}

const MAX_CELLS = SIDE.most * SIDE.most;

const check = exactFields(
  { ...SIDES, clues: listOf(cellLike('[row, col, value]'), 0, MAX_CELLS) },
  { holes: listOf(cellLike('[row, col]'), 0, MAX_CELLS) },
);

/** As many whole numbers as the form has. */
function cellLike(form: string): Check<readonly number[]> {
  const length = form.split(',').length;
  return (raw, name) => {
    if (Array.isArray(raw) && raw.length === length && raw.every(isCount)) return raw;
    throw mustBe(`${form} in whole numbers from 0`, raw, name);
  };
}

/** Throws a sentence that a person can read on anything that is no board. */
export function readBoard(raw: unknown): Board {
  const { rows, cols, holes = [], clues } = check(raw, 'the board');
  const grid = { rows, cols, holes: readHoles(holes, rows, cols) };
  return { ...grid, clues: readClues(clues, grid) };
}

function readHoles(holes: readonly (readonly number[])[], rows: number, cols: number): number[] {
  const cells = holes.map((hole) => cellAt(hole, rows, cols, 'hole'));
  if (new Set(cells).size !== cells.length) throw new Error('a hole is given twice');
  return cells.toSorted((a, b) => a - b);
}

function readClues(written: readonly (readonly number[])[], { rows, cols, holes }: Grid): Clue[] {
  const seen = new Set<number>();
  const clues = written.map((numbers) => {
    const cell = cellAt(numbers, rows, cols, 'clue');
    const [row, col, value = 0] = numbers;
    if (value > MAX_VALUE) throw new Error(`the clue at [${row}, ${col}] is ${value}: it is 0 to ${MAX_VALUE}`);
    if (holes.includes(cell)) throw new Error(`the clue at [${row}, ${col}] is in a hole`);
    if (seen.has(cell)) throw new Error(`there are two clues at [${row}, ${col}]`);
    seen.add(cell);
    return { cell, value };
  });
  return clues.toSorted((a, b) => a.cell - b.cell);
}

function isCount(value: unknown): boolean {
  return typeof value === 'number' && Number.isSafeInteger(value) && value >= 0;
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
