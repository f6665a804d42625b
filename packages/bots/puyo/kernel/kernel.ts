import type { Board } from '@rensa/games/puyo';
import type { Palette } from './field.ts';
import type { Move } from '../../bits/move.ts';
import type { Weights } from './weights.ts';

/**
 * Everything that a search asks of a board, and the memory for it. Another one, say in SIMD WebAssembly, implements this
 * interface and passes the same tests.
 *
 * A record holds one field: `fieldWords` words of `words`, from a start on. There is one current field, which is what
 * `play`, `resolve` or `evaluate` left, and one field aimed at. So one kernel serves one search at a time; any number of
 * kernels can be in use side by side.
 */
export interface Kernel {
  /** The memory for records. Replaced whenever more is reserved: take it after that. */
  readonly words: Int32Array;
  readonly fieldWords: number;
  /** Adds so many words to the memory, all 0, and gives the index of the first. */
  reserve(words: number): number;
  /** Writes a board into a record, settled. */
  write(start: number, board: Board, palette: Palette): void;
  /** The board that a record holds. It does not know the colors of row 13: that row is taken from `kept`. */
  read(start: number, palette: Palette, kept: Board): Board;
  /** How many puyos of each kind, 1 to 6, a record holds below row 13. */
  count(start: number, palette: Palette): Int32Array;
  /** Plays a record out to rest and gives the number of links. */
  resolve(start: number): number;
  /** Takes a record to play pairs on, and gives the placements that can be reached, one bit each. */
  aim(start: number): number;
  /** How many rows the halves of a pair come to lie apart on the record aimed at. An upright pair stays together: 0. */
  gap(move: Move): number;
  /** Plays a pair, its colors given as planes, onto the record aimed at, and gives the number of links. */
  play(start: number, move: Move, axis: number, child: number): number;
  /** The points of the chain played last. */
  lastScore(): number;
  /** Is the game lost with the current field? */
  isDead(): boolean;
  /** A number that differs between fields that differ, nearly always; the current field's. */
  hash(): number;
  /** Keeps the current field as a record. */
  store(start: number): void;
  /** What a record is worth to a builder; the current field is lost. */
  evaluate(start: number, weights: Weights): number;
}
