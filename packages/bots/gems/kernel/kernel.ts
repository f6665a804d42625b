import type { Field, PatternName } from '@rensa/games/gems';
import type { Move } from '../../bits/move.ts';

/**
 * Everything a search asks of a board, and the memory for it. There is one kernel per ruleset. A record holds one
 * field: `fieldWords` words from a start on. There is one current field, left by `play`, `resolve` or `receive`, and
 * one field aimed at. So one kernel serves one search at a time.
 */
export interface GemsKernel {
  readonly fieldWords: number;
  /** Cells of the current field, in the order of the rules. cell.ts describes a cell. */
  readonly cells: Uint8Array;
  /** Heights of its columns. */
  readonly heights: Uint8Array;
  /** Adds `words` words, all 0, and returns the index of the first. */
  reserve(words: number): number;
  /** Writes a field into a record without settling it. */
  write(start: number, field: Field): void;
  /** The field of a record. */
  read(start: number): Field;
  /** Plays a record out to rest and returns the number of links. */
  resolve(start: number): number;
  /** Selects the record to play pieces on. Returns the placements that can be reached, one bit each. */
  aim(start: number): number;
  /** Plays a piece onto the record aimed at, and returns the number of links. */
  play(start: number, move: Move, axis: number, child: number): number;
  /** Lets counter gems fall onto the current field. */
  receive(gems: CounterGems): void;
  /** All points of the last resolved field. */
  lastScore(): number;
  /** Points of one of its links, from 0. */
  linkScore(link: number): number;
  /** Diamonds of it that came down on the floor. */
  lastTechs(): number;
  /** Returns whether it left no gem. */
  isCleared(): boolean;
  /** Hash of a record. Different records nearly always have different hashes. */
  hash(start: number): number;
  /** Stores the current field as a record. */
  store(start: number): void;
}

/** Counter gems that fall together. */
export interface CounterGems {
  readonly amount: number;
  readonly pattern: PatternName;
  /** Number from which they count down. */
  readonly count: number;
}
