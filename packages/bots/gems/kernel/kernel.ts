import type { Field, PatternName } from '@rensa/games/gems';
import type { Move } from '../../bits/move.ts';

/**
 * Everything that a search asks of a board, and the memory for it: one for each ruleset. A record holds one field:
 * `fieldWords` words, from a start on. There is one current field, which is what `play`, `resolve` or `receive` left, and
 * one field aimed at. So one kernel serves one search at a time.
 */
export interface GemsKernel {
  readonly fieldWords: number;
  /** The current field, cell by cell, in the order of the rules; cell.ts says what is in a cell. */
  readonly cells: Uint8Array;
  /** The height of each column of it. */
  readonly heights: Uint8Array;
  /** Adds so many words to the memory, all 0, and gives the index of the first. */
  reserve(words: number): number;
  /** Writes a field into a record as it is, gaps and all. */
  write(start: number, field: Field): void;
  /** The field that a record holds. */
  read(start: number): Field;
  /** Plays a record out to rest and gives the number of links. */
  resolve(start: number): number;
  /** Takes a record to play pieces on, and gives the placements that can be reached, one bit each. */
  aim(start: number): number;
  /** Plays a piece onto the record aimed at, and gives the number of links. */
  play(start: number, move: Move, axis: number, child: number): number;
  /** Lets counter gems fall onto the current field. */
  receive(gems: CounterGems): void;
  /** All points of the field that was resolved last. */
  lastScore(): number;
  /** The points of one of its links, the first being 0. */
  linkScore(link: number): number;
  /** How many diamonds of it came down on the floor. */
  lastTechs(): number;
  /** Did it leave nothing? */
  isCleared(): boolean;
  /** A number that differs between records that differ, nearly always. */
  hash(start: number): number;
  /** Keeps the current field as a record. */
  store(start: number): void;
}

/** Counter gems that fall together. */
export interface CounterGems {
  readonly amount: number;
  readonly pattern: PatternName;
  /** What they count from. */
  readonly count: number;
}
