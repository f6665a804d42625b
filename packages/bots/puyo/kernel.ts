// The seam between search and board. A search holds records of words and asks a kernel about them, and nothing else
// knows how a board lies in words. A twin in SIMD WebAssembly would be another Kernel in a file of its own, held equal
// to this one by the same tests.

import type { Board } from '@rensa/games/puyo';
import { evaluate, type Weights } from './evaluate.ts';
import { type Palette, write } from './field.ts';
import { aim, hashOf, isDead, play, store } from './place.ts';
import { lastScore, load, resolve } from './resolve.ts';

/** A record is `words` from `start` on. There is one current field: what `play` or `resolve` left. */
export interface Kernel {
  /** Writes a board into a record, settled. */
  write(words: Int32Array, start: number, board: Board, palette: Palette): void;
  /** Plays a record out to rest and gives the number of links. */
  resolve(words: Int32Array, start: number): number;
  /** Takes a record to play pairs on, and gives the placements that can be reached, one bit each. */
  aim(words: Int32Array, start: number): number;
  /** Plays a pair, its colours given as planes, onto the record aimed at, and gives the number of links. */
  play(words: Int32Array, start: number, move: number, axis: number, child: number): number;
  /** The points of the chain played last. */
  lastScore(): number;
  /** Is the game lost with the current field? */
  isDead(): boolean;
  /** A number that differs between fields that differ, nearly always. */
  hash(): number;
  /** Keeps the current field as a record. */
  store(words: Int32Array, start: number): void;
  /** What a record is worth to a builder; the current field is lost. */
  evaluate(words: Int32Array, start: number, weights: Weights): number;
}

function resolveAll(words: Int32Array, start: number): number {
  load(words, start);
  return resolve(-1, -1, -1);
}

/** In plain TypeScript. */
export const plain: Kernel = {
  write,
  resolve: resolveAll,
  aim,
  play,
  lastScore,
  isDead,
  hash: hashOf,
  store,
  evaluate,
};
