// The content of links: a board, pairs and ojama that follow, and a goal. A board may hold kinds of cells that our games do not
// have; they are shown, but cannot be played.

import { quoted } from '@rensa/engine';
import { CEILING, type Cell, COLS, EMPTY, ROWS } from '../board.ts';
import { type GridFormat, parseGrid, printGrid } from '../../falling/grid.ts';
import type { Goal } from '../goal.ts';
import type { Colors } from '../pair.ts';
import { type Aim, otherCol } from '../place.ts';

export const HARD: Cell = 7;
export const IRON: Cell = 8;
export const WALL: Cell = 9;

const FORMAT: GridFormat = { cols: COLS, rows: ROWS, letters: '.RGBYPOKIW', legend: 'R G B Y P, O, K, I, W or .' };

export interface SharedField {
  /** As a board, with cells from 0 to 9. */
  readonly cells: readonly Cell[];
  readonly steps: readonly SharedStep[];
  readonly goal: Goal | null;
}

/** A pair, placed or still to be placed; or how many ojama fall into each column. */
export type SharedStep =
  | { readonly kind: 'pair'; readonly pair: Colors; readonly aim: Aim | null }
  | { readonly kind: 'garbage'; readonly counts: readonly number[] };

export function parseCells(drawing: string): readonly Cell[] {
  return parseGrid(drawing, FORMAT);
}

export function printCells(cells: readonly Cell[]): string {
  return printGrid(cells, FORMAT);
}

/** Can this field be played, without the kinds of cells that our games do not have? */
export function isPlayable(cells: readonly Cell[]): boolean {
  return cells.every((cell) => cell < HARD);
}

/** Cells as they are read, the top row first, and as a board has them. */
export function fromReading(read: readonly Cell[]): Cell[] {
  const rows = read.length / COLS;
  return Array.from({ length: ROWS * COLS }, (_, i) => {
    const row = rows - 1 - Math.floor(i / COLS);
    return row < 0 ? EMPTY : read[row * COLS + (i % COLS)];
  });
}

/** The rows that links can hold, 13 of 14, the top row first. Throws where something is in the 14th. */
export function toReading(cells: readonly Cell[], site: string): Cell[] {
  if (cells.slice(CEILING * COLS).some((cell) => cell !== EMPTY)) {
    throw new Error(`${site} has 13 rows, and this board has a puyo in the 14th`);
  }
  return Array.from({ length: CEILING * COLS }, (_, i) => {
    const row = CEILING - 1 - Math.floor(i / COLS);
    return cells[row * COLS + (i % COLS)];
  });
}

/** Throws where a placement is not within the walls. */
export function checkedAim(aim: Aim): Aim {
  const other = otherCol(aim);
  if (aim.col >= 0 && aim.col < COLS && other >= 0 && other < COLS) return aim;
  throw new Error('a pair is placed outside the board');
}

export function checkSteps(steps: readonly SharedStep[], most: number, site: string): void {
  if (steps.length > most) throw new Error(`${site} has at most ${most} steps, not ${steps.length}`);
}

/** The digits of IPS. */
export const IPS_DIGITS = '0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ.-';

/** The digit that a character stands for. */
export function digitIn(alphabet: string, char: string): number {
  const digit = alphabet.indexOf(char);
  if (digit < 0 || char.length !== 1) throw new Error(`the character ${quoted(char)} does not belong there`);
  return digit;
}

/** A text in pieces of two characters. */
export function twoByTwo(text: string): string[] {
  if (text.length % 2 === 1) throw new Error('the last step is cut off');
  return Array.from({ length: text.length / 2 }, (_, i) => text.slice(2 * i, 2 * i + 2));
}
