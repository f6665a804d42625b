// The search board of Capsules as a record of words, so that a pool of boards is one Int32Array. A column is a word,
// and row r is its bit r. A record has five sets of eight words: the two bits of a cell's color, viruses, left halves
// and lower halves of capsules. A filled cell in none of the last three is a single, or the other half of its neighbor.

import { type Board, cellOf, colorOf, COLS, EMPTY, type Kind, KIND, kindOf } from '@rensa/games/capsules';

export const FIELD_WORDS = 40;

const LOW = 0;
const HIGH = 8;
const VIRUS = 16;
/** Left halves. The right half is beside it. */
const FLAT = 24;
/** Lower halves. The upper half is above it. */
const UPRIGHT = 32;

/** Writes a board into a record without settling it. */
export function write(words: Int32Array, start: number, board: Board): void {
  words.fill(0, start, start + FIELD_WORDS);
  board.forEach((cell, index) => {
    if (cell === EMPTY) return;
    const [word, bit] = [start + (index % COLS), 1 << Math.floor(index / COLS)];
    const [color, kind] = [colorOf(cell), kindOf(cell)];
    const sets = [(color & 1) !== 0, (color & 2) !== 0, kind === KIND.virus, kind === KIND.right, kind === KIND.above];
    sets.forEach((has, set) => {
      if (has) words[word + COLS * set] = words[word + COLS * set] | bit;
    });
  });
}

/** The board of a record, with `rows` rows. */
export function read(words: Int32Array, start: number, rows: number): Board {
  const has = (set: number, row: number, col: number): boolean => ((words[start + set + col] >>> row) & 1) !== 0;
  const kindAt = (row: number, col: number): Kind => {
    if (has(VIRUS, row, col)) return KIND.virus;
    if (has(FLAT, row, col)) return KIND.right;
    if (has(UPRIGHT, row, col)) return KIND.above;
    if (col > 0 && has(FLAT, row, col - 1)) return KIND.left;
    return row > 0 && has(UPRIGHT, row - 1, col) ? KIND.below : KIND.single;
  };
  return Array.from({ length: rows * COLS }, (_, index) => {
    const [row, col] = [Math.floor(index / COLS), index % COLS];
    const color = (has(LOW, row, col) ? 1 : 0) + (has(HIGH, row, col) ? 2 : 0);
    return color === 0 ? EMPTY : cellOf(color, kindAt(row, col));
  });
}
