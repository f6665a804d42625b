// Puts a pair on a field and plays that out.

import { COLS } from '@rensa/games/puyo';
import { heightOf, wordOf } from '../../bits/lanes.ts';
import { type Move, otherCol } from '../../bits/move.ts';
import { keptOf, liveOf, load, setKept } from './field.ts';
import { resolve } from './resolve.ts';

/** Start of the words with the lowest empty cell of each column of the field aimed at, as a bit of an even lane. */
const rest = (): 24 => 24;

/** One word of all cells of a record. */
export function cellsOf(words: Int32Array, start: number, word: number): number {
  const end = start + liveOf(words, start);
  let cells = 0;
  for (let i = start + word; i < end; i += 3) cells |= words[i];
  return cells;
}

/** Notes the tops of the columns of a settled field, given all of its cells. */
export function noteRest(f: Int32Array, a: number, b: number, c: number): void {
  for (let col = 0; col < COLS; col++) {
    f[rest() + col] = 2 << heightOf(wordOf(col) === 0 ? a : wordOf(col) === 1 ? b : c, col);
  }
}

/** Rows between the halves of a pair after it splits on the field aimed at. */
export function gapOf(f: Int32Array, move: Move): number {
  const here = f[rest() + (move >> 2)];
  const there = f[rest() + otherCol(move)];
  return Math.abs(Math.clz32(here) - Math.clz32(there));
}

/**
 * Plays a pair, with colors as planes, onto the record aimed at. Returns the number of links; the outcome is the
 * current field. It has five arguments because an object per placement costs more than the placement.
 */
export function play(f: Int32Array, start: number, move: Move, axis: number, child: number): number {
  load(f, start);
  const col = move >> 2;
  const rot = move & 3;
  const other = rot === 1 ? col + 1 : rot === 3 ? col - 1 : col;
  const axisBit = (f[rest() + col] << (rot === 2 ? 1 : 0)) << ((col & 1) << 4);
  const childBit = (f[rest() + other] << (rot === 0 ? 1 : 0)) << ((other & 1) << 4);
  const axisWord = 3 * axis + (col >> 1);
  const childWord = 3 * child + (other >> 1);
  f[axisWord] |= axisBit;
  if ((childBit & 0x4000_4000) === 0) f[childWord] |= childBit;
  else setKept(f, 0, keptOf(f, 0) | (1 << other));
  return resolve(
    f,
    (col < 2 ? axisBit : 0) | (other < 2 ? childBit : 0),
    (col >> 1 === 1 ? axisBit : 0) | (other >> 1 === 1 ? childBit : 0),
    (col > 3 ? axisBit : 0) | (other > 3 ? childBit : 0),
  );
}

/** True if the top visible cell of the spawn column is taken. */
export function isDead(f: Int32Array): boolean {
  return (cellsOf(f, 0, 1) & 0x1000) !== 0;
}

export function hashOf(f: Int32Array): number {
  const live = liveOf(f, 0);
  let hash = keptOf(f, 0);
  for (let i = 0; i < live; i++) {
    hash = Math.imul(hash ^ f[i], 0x9e37_79b1);
    hash ^= hash >>> 15;
  }
  return hash;
}
