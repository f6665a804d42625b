// The search board of Gems as a record of words, so that a pool of them is one Int32Array. Five sets of cells, three words
// each: what is filled, the two bits of its color, crash gems, diamonds. It follows the rules of `classic`, in which
// power is a mark and there are no counter gems.

import { at, type Board, colorOf, COLS, counterOf, crashOf, DIAMOND, EMPTY, isCrash, ROWS } from '@rensa/games/gems';
import { bitOf, wordOf } from '../bits/lanes.ts';

export const FIELD_WORDS = 15;

const FILLED = 0;
const LOW = 3;
const HIGH = 6;
const CRASH = 9;
const DIAMONDS = 12;
const FIRST_COUNTER = counterOf(1, 1);

/** Writes a board into a record as it is, gaps and all. */
export function write(words: Int32Array, start: number, board: Board): void {
  words.fill(0, start, start + FIELD_WORDS);
  for (let row = 0; row < ROWS; row++) {
    for (let col = 0; col < COLS; col++)
      put(words, start + wordOf(col), bitOf(row, col), board[at(row, col)] as number);
  }
}

function put(words: Int32Array, word: number, bit: number, cell: number): void {
  if (cell >= FIRST_COUNTER) throw new Error('the search board has no counter gems');
  if (cell === EMPTY) return;
  const color = Math.max(0, colorOf(cell) - 1);
  const sets = [true, (color & 1) !== 0, (color & 2) !== 0, isCrash(cell), cell === DIAMOND];
  sets.forEach((has, set) => {
    if (has) words[word + 3 * set] = (words[word + 3 * set] as number) | bit;
  });
}

/** The board that a record holds. */
export function read(words: Int32Array, start: number): Board {
  return Array.from({ length: ROWS * COLS }, (_, index) => {
    const col = index % COLS;
    const has = (set: number): boolean =>
      ((words[start + set + wordOf(col)] as number) & bitOf(Math.floor(index / COLS), col)) !== 0;
    if (!has(FILLED)) return EMPTY;
    if (has(DIAMONDS)) return DIAMOND;
    const color = 1 + (has(LOW) ? 1 : 0) + (has(HIGH) ? 2 : 0);
    return has(CRASH) ? crashOf(color) : color;
  });
}
