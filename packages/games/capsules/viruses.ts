// The way the viruses of a stage get to their places.

import { advance, below } from '@rensa/engine';
import { at, type Board, type Cell, cellOf, colorOf, COLS, EMPTY, KIND, YELLOW } from './board.ts';
import { LINE } from './clear.ts';
import { UNIFORM_ORDER } from './deal.ts';
import { highByte, lowByte, shift } from './lfsr.ts';

/** A board with viruses, and the stream that placed them. */
export interface Infected {
  readonly board: Board;
  readonly placed: number;
  readonly rng: number;
}

const MAX_LEVEL = 20;

export function virusCount(level: number): number {
  return 4 * (Math.min(level, MAX_LEVEL) + 1);
}

const TRIES = 20_000;

/**
 * Draws row, column and color until all viruses are placed, never four of a color in a line. Gives up after 20,000
 * tries: then `placed` is less than `count`.
 */
export function scatter(bottle: Board, count: number, rng: number): Infected {
  const board = [...bottle];
  const rows = 1 + Math.min(13, 6 + Math.floor(count / 6));
  let placed = 0;
  const draw = (n: number): number => {
    rng = advance(rng);
    return below(rng, n);
  };
  for (let tries = 0; placed < count && tries < TRIES; tries++) {
    const index = at(draw(rows), draw(COLS));
    if (board[index] !== EMPTY) continue;
    board[index] = cellOf(UNIFORM_ORDER[draw(UNIFORM_ORDER.length)], KIND.virus);
    if (isInLine(board, index)) board[index] = EMPTY;
    else placed++;
  }
  return { board, placed, rng };
}

function isInLine(board: Board, index: number): boolean {
  return runThrough(board, index, 1) >= LINE || runThrough(board, index, COLS) >= LINE;
}

/** Viruses and halves of one color in a line with this cell, itself included. */
function runThrough(board: Board, index: number, step: number): number {
  const color = colorOf(board[index]);
  const reach = (by: number): number => {
    let length = 0;
    for (let i = index + by; isNear(i, i - by) && colorOf(board[i] ?? EMPTY) === color; i += by) length++;
    return length;
  };
  return 1 + reach(step) + reach(-step);
}

/** Do two cells whose indices differ by a step to the side lie in one row, or by a row in one column? */
function isNear(a: number, b: number): boolean {
  return Math.abs(a - b) !== 1 || Math.floor(a / COLS) === Math.floor(b / COLS);
}

const SPREAD: readonly number[] = [0, 1, 2, 2, 1, 0, 0, 1, 2, 2, 1, 0, 0, 1, 2, 1];
const COLORS = 3;

/** Rows that may hold viruses. */
function infectedRows(level: number): number {
  if (level <= 14) return 10;
  if (level <= 16) return 11;
  return level <= 18 ? 12 : 13;
}

/** Lets the register say where each virus goes; no two of a color are ever exactly two apart in a line. */
export function spread(bottle: Board, level: number, state: number): Infected {
  const board = [...bottle];
  const rows = infectedRows(level);
  const count = virusCount(level);
  for (let left = count; left > 0;) {
    do state = shift(state);
    while ((highByte(state) & 15) >= rows);
    const start = at(highByte(state) & 15, lowByte(state) & 7);
    let color = left & 3;
    if (color === COLORS) {
      state = shift(state);
      color = SPREAD[lowByte(state) & 15];
    }
    if (settleVirus(board, start, color)) left--;
  }
  return { board, placed: count, rng: state };
}

/** Puts a virus into the first cell from here on, to the right and then down, that can take one; false: there is none. */
function settleVirus(board: Cell[], start: number, color: number): boolean {
  for (let index = start; index >= 0; index = following(index)) {
    const taken = board[index] === EMPTY ? colorsTwoAway(board, index) : ALL_COLORS;
    if (taken === ALL_COLORS) continue;
    while ((taken >> color) & 1) color = (color + COLORS - 1) % COLORS;
    board[index] = cellOf(YELLOW + color, KIND.virus);
    return true;
  }
  return false;
}

/** The cell to the right, or the first one of the row below; negative past the last. */
function following(index: number): number {
  return index % COLS < COLS - 1 ? index + 1 : index + 1 - 2 * COLS;
}

const ALL_COLORS = 7;

/** The colors, as bits, that are exactly two cells away. */
function colorsTwoAway(board: Board, index: number): number {
  const col = index % COLS;
  let taken = 0;
  for (const other of [
    index + 2 * COLS,
    index - 2 * COLS,
    col >= 2 ? index - 2 : -1,
    col < COLS - 2 ? index + 2 : -1,
  ]) {
    const color = colorOf(board[other] ?? EMPTY);
    if (color !== 0) taken |= 1 << (color - YELLOW);
  }
  return taken;
}
