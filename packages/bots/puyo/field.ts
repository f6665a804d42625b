// The search board as a record of words, so that a pool of them is one Int32Array: three words for each of five colours,
// three for ojama, and what the ceiling keeps. `live` says how many words are in use: 12 as long as there are four
// colours and no ojama, else 18.

import { at, type Board, CEILING, type Cell, COLS, EMPTY, isColor, OJAMA } from '@rensa/games/puyo';
import { bitOf, wordOf } from '../lanes.ts';

const OJAMA_PLANE = 15;
const KEPT = 18;
export const FIELD_WORDS = 20;

const FEW = 12;
const ALL = 18;
const COLORS: readonly Cell[] = [1, 2, 3, 4, 5];
const CELLS: readonly Cell[] = [...COLORS, OJAMA];

/** The cells in rows 0 to 11, which connect and pop. */
export function popping(cells: number): number {
  return cells & 0x1ffe_1ffe;
}

/** The search's own numbering of colours. */
export interface Palette {
  /** The first word of the plane of each cell. */
  readonly planes: readonly number[];
  /** How many colours the game has, seen or not. */
  readonly colors: number;
}

/** Colours that are seen get the first planes, in the order of their numbers. */
export function paletteOf(seen: Iterable<Cell>, colors: number): Palette {
  const found = [...new Set(seen)].filter(isColor).toSorted((a, b) => a - b);
  const order = [...found, ...COLORS.filter((color) => !found.includes(color))];
  const planes = Array.from({ length: OJAMA + 1 }, (_, cell) => 3 * Math.max(0, order.indexOf(cell)));
  planes[OJAMA] = OJAMA_PLANE;
  return { planes, colors: Math.max(colors, found.length) };
}

/** The columns whose cell in row 13 is taken, one bit each. */
export function keptOf(words: Int32Array, start: number): number {
  return words[start + 18] as number;
}

export function setKept(words: Int32Array, start: number, kept: number): void {
  words[start + 18] = kept;
}

/** How many words of planes are in use. */
export function liveOf(words: Int32Array, start: number): number {
  return words[start + 19] as number;
}

function setLive(words: Int32Array, start: number, live: number): void {
  words[start + 19] = live;
}

/** Copies a record. By sixes, because a loop over single words costs a tenth of the speed of everything. */
export function copyField(from: Int32Array, start: number, to: Int32Array, target: number): void {
  const live = liveOf(from, start);
  for (let i = 0; i < live; i += 6) {
    to[target + i] = from[start + i] as number;
    to[target + i + 1] = from[start + i + 1] as number;
    to[target + i + 2] = from[start + i + 2] as number;
    to[target + i + 3] = from[start + i + 3] as number;
    to[target + i + 4] = from[start + i + 4] as number;
    to[target + i + 5] = from[start + i + 5] as number;
  }
  setKept(to, target, keptOf(from, start));
  setLive(to, target, live);
}

/** Writes a board into a record, settled. What is in row 13 stays there, and its colour is forgotten. */
export function write(words: Int32Array, start: number, board: Board, { planes, colors }: Palette): void {
  words.fill(0, start, start + FIELD_WORDS);
  for (let col = 0; col < COLS; col++) {
    let height = 0;
    for (let row = 0; row < CEILING; row++) {
      const cell = board[at(row, col)] as Cell;
      if (cell !== EMPTY) put(words, start + (planes[cell] as number) + wordOf(col), bitOf(height++, col));
    }
    if (board[at(CEILING, col)] !== EMPTY) put(words, start + KEPT, 1 << col);
  }
  setLive(words, start, colors > 4 || board.includes(OJAMA) ? ALL : FEW);
}

function put(words: Int32Array, index: number, bit: number): void {
  words[index] = (words[index] as number) | bit;
}

/** The cells of a record as a board; row 13 is as in `kept`. */
export function read(words: Int32Array, start: number, { planes }: Palette, kept: Board): Board {
  const live = liveOf(words, start);
  return kept.map((cell, index) => {
    const [row, col] = [Math.floor(index / COLS), index % COLS];
    if (row === CEILING) return cell;
    const bit = bitOf(row, col);
    const holds = (plane: number): boolean =>
      plane < live && ((words[start + plane + wordOf(col)] as number) & bit) !== 0;
    return CELLS.find((color) => holds(planes[color] as number)) ?? EMPTY;
  });
}
