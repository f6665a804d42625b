import { type Board, SPAWN_COL } from '@rensa/games/capsules';
import { Memory } from '../../bits/memory.ts';
import { FIELD_WORDS, read, write } from './field.ts';
import { changesField } from './lines.ts';
import { type CapsuleDrop, type FieldRules, lock, place, unlock } from './place.ts';
import { lastLines, lastScore, lastViruses, resolve } from './resolve.ts';

const SCRATCH_WORDS = 64;

/** The search board of Capsules and its memory. A record holds one field. `load` makes one the current field. */
export class CapsulesKernel extends Memory {
  readonly fieldWords = FIELD_WORDS;

  constructor() {
    super(SCRATCH_WORDS);
  }

  /** Writes a board into a record without settling it. */
  write(start: number, board: Board): void {
    write(this.words, start, board);
  }

  /** The board of a record, with `rows` rows. */
  read(start: number, rows: number): Board {
    return read(this.words, start, rows);
  }

  load(start: number): void {
    const { words } = this;
    for (let i = 0; i < 40; i++) words[i] = words[start + i];
  }

  /** Drops a capsule into the current field. Returns false if it finds no room. A half above an open rim is lost. */
  place(drop: CapsuleDrop, rules: FieldRules): boolean {
    return place(this.words, drop, rules);
  }

  /** Writes a capsule whose left or lower half is in this row. Returns whether it makes a line or comes apart. */
  lock(drop: CapsuleDrop, row: number, rules: FieldRules): boolean {
    lock(this.words, drop, row, rules.rows);
    return changesField(this.words, drop, row, rules);
  }

  /** Removes the capsule written last, if it changed nothing else. */
  unlock(drop: CapsuleDrop, row: number): void {
    unlock(this.words, drop, row);
  }

  /** Writes the current field into a record. */
  save(start: number): void {
    this.words.copyWithin(start, 0, FIELD_WORDS);
  }

  /** Hash of a record. Records of the same field have the same hash. */
  hash(start: number): number {
    let hash = 0;
    for (let i = start; i < start + FIELD_WORDS; i++) {
      hash = Math.imul(hash ^ this.words[i], 0x9e37_79b1);
      hash ^= hash >>> 15;
    }
    return hash;
  }

  /** Plays the current field out to rest and returns the number of clears. */
  resolve(rules: FieldRules): number {
    return resolve(this.words, rules);
  }

  /** Lines of all clears of the last resolved field. A cross is two lines. */
  lastLines(): number {
    return lastLines(this.words);
  }

  lastViruses(): number {
    return lastViruses(this.words);
  }

  /** Points of the last resolved field, in units of a single virus. */
  lastScore(): number {
    return lastScore(this.words);
  }

  /** Returns whether a new capsule has no room in the current field. */
  isBlocked(rows: number): boolean {
    const f = this.words;
    const left = f[SPAWN_COL] | f[SPAWN_COL + 8];
    const right = f[SPAWN_COL + 1] | f[SPAWN_COL + 9];
    return (left | right) >>> (rows - 1) !== 0;
  }

  /** The current field. */
  current(rows: number): Board {
    return read(this.words, 0, rows);
  }
}
