import type { Board } from '@rensa/games/puyo';
import type { Move } from '../../bits/move.ts';
import type { Palette } from './field.ts';
import type { Weights } from './weights.ts';

/**
 * Everything a search asks of a board, and the memory for it. All kernels pass the same tests.
 *
 * A record holds one field: `fieldWords` words of `words`, from a start on. There is one current field, left by `play`,
 * `resolve` or `evaluate`, and one field aimed at. So one kernel serves one search at a time, and several kernels can
 * be in use side by side.
 */
export interface Kernel {
  /** Memory for records. Replaced when more words are reserved, so read it again after `reserve`. */
  readonly words: Int32Array;
  readonly fieldWords: number;
  /** Adds `words` words, all 0, and returns the index of the first. */
  reserve(words: number): number;
  /** Writes a board into a record, settled. */
  write(start: number, board: Board, palette: Palette): void;
  /** The board of a record. It does not know the colors of row 13, so that row comes from `kept`. */
  read(start: number, palette: Palette, kept: Board): Board;
  /** Counts the puyos of each kind, 1 to 6, below row 13. */
  count(start: number, palette: Palette): Int32Array;
  /** Plays a record out to rest and returns the number of links. */
  resolve(start: number): number;
  /** Selects the record to play pairs on. Returns the placements that can be reached, one bit each. */
  aim(start: number): number;
  /** Rows between the halves of a pair after it splits on the record aimed at; 0 for an upright pair. */
  gap(move: Move): number;
  /** Plays a pair, with colors as planes, onto the record aimed at. Returns the number of links. */
  play(start: number, move: Move, axis: number, child: number): number;
  /** Points of the last chain. */
  lastScore(): number;
  /** True if the game is lost with the current field. */
  isDead(): boolean;
  /** Hash of the current field. Different fields nearly always have different hashes. */
  hash(): number;
  /** Stores the current field as a record. */
  store(start: number): void;
  /** The worth of a record to a player who builds. The current field is lost. */
  evaluate(start: number, weights: Weights): number;
}
