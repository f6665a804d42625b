// Putting a pair on a field: where it comes to rest, and what that does.

import { COLS } from '@rensa/games/puyo';
import { copyField, keptOf, liveOf, setKept } from './field.ts';
import { heightOf, wordOf } from '../lanes.ts';
import { type Move, reachable } from './reach.ts';
import { load, resolve, work } from './resolve.ts';

/** The lowest empty cell of each column of the field being played on, as a bit of an even lane. Long for speed only. */
const rest = new Int32Array(32);

/** All cells of a record, one word of them. */
export function cellsOf(words: Int32Array, start: number, word: number): number {
  const end = start + liveOf(words, start);
  let cells = 0;
  for (let i = start + word; i < end; i += 3) cells |= words[i] as number;
  return cells;
}

/** Takes a record as the field to play pairs on, and gives the placements that can be reached there. */
export function aim(words: Int32Array, start: number): number {
  const a = cellsOf(words, start, 0);
  const b = cellsOf(words, start, 1);
  const c = cellsOf(words, start, 2);
  for (let col = 0; col < COLS; col++) {
    rest[col] = 2 << heightOf(wordOf(col) === 0 ? a : wordOf(col) === 1 ? b : c, col);
  }
  return reachable(a, b, c, keptOf(words, start));
}

/** The moves of a pair of one colour that differ: the child above or right, however it is turned. */
export function distinct(moves: number): number {
  const upright = (moves | (moves >>> 2)) & 0x11_1111;
  const flat = (moves | (moves >>> 6)) & 0x22_2222;
  return upright | flat;
}

/**
 * Plays a pair onto the record that was aimed at and gives the number of links; the field is then in `work`. The
 * colours are given as planes.
 */
export function play(words: Int32Array, start: number, move: Move, axis: number, child: number): number {
  const f = work;
  load(words, start);
  const col = move >> 2;
  const rot = move & 3;
  const other = rot === 1 ? col + 1 : rot === 3 ? col - 1 : col;
  const axisBit = ((rest[col] as number) << (rot === 2 ? 1 : 0)) << ((col & 1) << 4);
  const childBit = ((rest[other] as number) << (rot === 0 ? 1 : 0)) << ((other & 1) << 4);
  const axisWord = axis + (col >> 1);
  const childWord = child + (other >> 1);
  f[axisWord] = (f[axisWord] as number) | axisBit;
  if ((childBit & 0x4000_4000) === 0) f[childWord] = (f[childWord] as number) | childBit;
  else setKept(f, 0, keptOf(f, 0) | (1 << other));
  return resolve(
    (col < 2 ? axisBit : 0) | (other < 2 ? childBit : 0),
    (col >> 1 === 1 ? axisBit : 0) | (other >> 1 === 1 ? childBit : 0),
    (col > 3 ? axisBit : 0) | (other > 3 ? childBit : 0),
  );
}

/** Keeps the field in `work` as a record. */
export function store(words: Int32Array, start: number): void {
  copyField(work, 0, words, start);
}

/** Is the top visible cell of the spawn column taken? */
export function isDead(): boolean {
  return (cellsOf(work, 0, 1) & 0x1000) !== 0;
}

export function hashOf(): number {
  const f = work;
  const live = liveOf(f, 0);
  let hash = keptOf(f, 0);
  for (let i = 0; i < live; i++) {
    hash = Math.imul(hash ^ (f[i] as number), 0x9e37_79b1);
    hash ^= hash >>> 15;
  }
  return hash;
}
