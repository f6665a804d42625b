// The search board as a record of words, so that a pool of boards is one Int32Array. A record has three words for each
// of five colors, three for ojama, and one for row 13. `live` is the number of words in use: 12 with four colors and no
// ojama, otherwise 18. Another kernel may give its planes more words, in the same order.

import { at, type Board, CEILING, type Cell, COLS, EMPTY, isColor, OJAMA } from '@rensa/games/puyo';
import { bitOf, count3, wordOf } from '../../bits/lanes.ts';

const PLANE_WORDS = 3;
const OJAMA_PLANE = 5;
export const FIELD_WORDS = 20;

/** Planes of a game with four colors and no ojama. */
const FEW_COLORS = 4;
const COLORS: readonly Cell[] = [1, 2, 3, 4, 5];
const CELLS: readonly Cell[] = [...COLORS, OJAMA];

/** The cells of rows 0 to 11, which connect and pop. */
export function popping(cells: number): number {
  return cells & 0x1ffe_1ffe;
}

/** The order in which a search numbers colors. */
export interface Palette {
  /** The plane of each cell: 0 to 4 for colors, 5 for ojama. */
  readonly planes: readonly number[];
  /** Number of colors in the game, seen or not. */
  readonly colors: number;
}

/** Colors that are seen get the first planes, in numerical order. */
export function paletteOf(seen: Iterable<Cell>, colors: number): Palette {
  const found = [...new Set(seen)].filter(isColor).toSorted((a, b) => a - b);
  const order = [...found, ...COLORS.filter((color) => !found.includes(color))];
  const planes = Array.from({ length: OJAMA + 1 }, (_, cell) => Math.max(0, order.indexOf(cell)));
  planes[OJAMA] = OJAMA_PLANE;
  return { planes, colors: Math.max(colors, found.length) };
}

/** Columns with a cell in row 13, one bit each. */
export function keptOf(words: Int32Array, start: number): number {
  return words[start + 18];
}

export function setKept(words: Int32Array, start: number, kept: number): void {
  words[start + 18] = kept;
}

/** Number of plane words in use. */
export function liveOf(words: Int32Array, start: number): number {
  return words[start + 19];
}

function setLive(words: Int32Array, start: number, live: number): void {
  words[start + 19] = live;
}

/** Makes a record the current field. A loop over the words would cost a tenth of the speed of everything. */
export function load(words: Int32Array, from: number): void {
  const live = liveOf(words, from);
  words[0] = words[from];
  words[1] = words[from + 1];
  words[2] = words[from + 2];
  words[3] = words[from + 3];
  words[4] = words[from + 4];
  words[5] = words[from + 5];
  words[6] = words[from + 6];
  words[7] = words[from + 7];
  words[8] = words[from + 8];
  words[9] = words[from + 9];
  words[10] = words[from + 10];
  words[11] = words[from + 11];
  for (let i = 12; i < live; i++) words[i] = words[from + i];
  setKept(words, 0, keptOf(words, from));
  setLive(words, 0, live);
}

/** Copies a record, six words at a time. A loop over single words would cost a tenth of the speed of everything. */
export function copyField(words: Int32Array, from: number, to: number): void {
  const live = liveOf(words, from);
  for (let i = 0; i < live; i += 6) {
    words[to + i] = words[from + i];
    words[to + i + 1] = words[from + i + 1];
    words[to + i + 2] = words[from + i + 2];
    words[to + i + 3] = words[from + i + 3];
    words[to + i + 4] = words[from + i + 4];
    words[to + i + 5] = words[from + i + 5];
  }
  setKept(words, to, keptOf(words, from));
  setLive(words, to, live);
}

/** Writes a board into a record, settled. Cells of row 13 stay there without their color. */
export function write(
  words: Int32Array,
  start: number,
  board: Board,
  palette: Palette,
  planeWords = PLANE_WORDS,
): void {
  const { planes, colors } = palette;
  const kept = start + CELLS.length * planeWords;
  words.fill(0, start, kept + 2);
  for (let col = 0; col < COLS; col++) {
    let height = 0;
    for (let row = 0; row < CEILING; row++) {
      const cell = board[at(row, col)];
      if (cell !== EMPTY) put(words, start + planeWords * planes[cell] + wordOf(col), bitOf(height++, col));
    }
    if (board[at(CEILING, col)] !== EMPTY) put(words, kept, 1 << col);
  }
  words[kept + 1] = planeWords * (colors > FEW_COLORS || board.includes(OJAMA) ? CELLS.length : FEW_COLORS);
}

function put(words: Int32Array, index: number, bit: number): void {
  words[index] |= bit;
}

/** The cells of a record as a board, with row 13 from `kept`. */
export function read(
  words: Int32Array,
  start: number,
  { planes }: Palette,
  kept: Board,
  planeWords = PLANE_WORDS,
): Board {
  const live = words[start + CELLS.length * planeWords + 1];
  return kept.map((cell, index) => {
    const [row, col] = [Math.floor(index / COLS), index % COLS];
    if (row === CEILING) return cell;
    const bit = bitOf(row, col);
    const holds = (plane: number): boolean => plane < live && (words[start + plane + wordOf(col)] & bit) !== 0;
    return CELLS.find((color) => holds(planeWords * planes[color])) ?? EMPTY;
  });
}

/** Counts the puyos of each kind below row 13. */
export function countCells(
  words: Int32Array,
  start: number,
  { planes }: Palette,
  planeWords = PLANE_WORDS,
): Int32Array {
  const live = words[start + CELLS.length * planeWords + 1];
  const found = new Int32Array(CELLS.length + 1);
  for (const cell of CELLS) {
    const plane = planeWords * planes[cell];
    const at = start + plane;
    if (plane < live) found[cell] = count3(words[at], words[at + 1], words[at + 2]);
  }
  return found;
}
