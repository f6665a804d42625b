// The search board of `classic` as a record of words, so that a pool of boards is one Int32Array. A record has five
// sets of cells, three words each: filled cells, the two bits of their color, crash gems, diamonds. There are no
// counter gems.

import { at, type Board, colorOf, COLS, counterOf, DIAMOND, EMPTY, isCrash, ROWS } from '@rensa/games/gems';
import { bitOf, wordOf } from '../../bits/lanes.ts';

export const FIELD_WORDS = 15;

const SETS = 5;
const FIRST_COUNTER = counterOf(1, 1);

/** Sets of each cell, one bit per set. */
const SETS_OF = Uint8Array.from({ length: FIRST_COUNTER }, (_, cell) => {
  if (cell === EMPTY) return 0;
  const color = Math.max(0, colorOf(cell) - 1);
  return 1 | (color << 1) | (isCrash(cell) ? 8 : 0) | (cell === DIAMOND ? 16 : 0);
});

/** The cell in these sets. */
const CELL_IN = Uint8Array.from({ length: 1 << SETS }, (_, sets) => Math.max(EMPTY, SETS_OF.indexOf(sets)));

/** Writes a board into a record without settling it. */
export function write(words: Int32Array, start: number, board: Board): void {
  words.fill(0, start, start + FIELD_WORDS);
  board.forEach((cell, index) => put(words, start, index, cell));
}

/** Puts a gem into an empty cell of a record. */
export function put(words: Int32Array, start: number, index: number, cell: number): void {
  if (cell >= FIRST_COUNTER) throw new Error('the search board has no counter gems');
  const col = index % COLS;
  const bit = bitOf((index - col) / COLS, col);
  const sets = SETS_OF[cell];
  for (let set = 0, word = start + wordOf(col); set < 5; set++, word += 3) {
    if (((sets >> set) & 1) !== 0) words[word] |= bit;
  }
}

/** Lists a record cell by cell. */
export function unpack(words: Int32Array, start: number, cells: Uint8Array): void {
  cells.fill(EMPTY);
  for (let word = 0; word < 3; word++) {
    for (let left = words[start + word]; left !== 0; left &= left - 1) {
      const bit = 31 - Math.clz32(left & -left);
      let sets = 1;
      for (let set = 1; set < 5; set++) sets |= ((words[start + word + 3 * set] >>> bit) & 1) << set;
      cells[at((bit & 15) - 1, 2 * word + (bit >> 4))] = CELL_IN[sets];
    }
  }
}

/** The board of a record. */
export function read(words: Int32Array, start: number): Board {
  const cells = new Uint8Array(ROWS * COLS);
  unpack(words, start, cells);
  return [...cells];
}
