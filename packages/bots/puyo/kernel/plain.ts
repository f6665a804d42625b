import type { Board } from '@rensa/games/puyo';
import { Memory } from '../../bits/memory.ts';
import type { Move } from '../../bits/move.ts';
import { evaluate, SCRATCH_WORDS } from './evaluate.ts';
import { copyField, countCells, FIELD_WORDS, keptOf, load, type Palette, read, write } from './field.ts';
import type { Kernel } from './kernel.ts';
import { cellsOf, gapOf, hashOf, isDead, noteRest, play } from './place.ts';
import { ReachTable } from './reach.ts';
import { lastScore, resolve } from './resolve.ts';
import type { Weights } from './weights.ts';

/** The kernel in plain TypeScript. The current field is the record at the start of its words. */
export class PlainKernel extends Memory implements Kernel {
  readonly fieldWords = FIELD_WORDS;
  readonly #reach = new ReachTable();

  constructor() {
    super(SCRATCH_WORDS);
  }

  write(start: number, board: Board, palette: Palette): void {
    write(this.words, start, board, palette);
  }

  read(start: number, palette: Palette, kept: Board): Board {
    return read(this.words, start, palette, kept);
  }

  count(start: number, palette: Palette): Int32Array {
    return countCells(this.words, start, palette);
  }

  resolve(start: number): number {
    load(this.words, start);
    return resolve(this.words, -1, -1, -1);
  }

  aim(start: number): number {
    const { words } = this;
    const a = cellsOf(words, start, 0);
    const b = cellsOf(words, start, 1);
    const c = cellsOf(words, start, 2);
    noteRest(words, a, b, c);
    return this.#reach.reachable(a, b, c, keptOf(words, start));
  }

  gap(move: Move): number {
    return gapOf(this.words, move);
  }

  play(start: number, move: Move, axis: number, child: number): number {
    return play(this.words, start, move, axis, child);
  }

  lastScore(): number {
    return lastScore(this.words);
  }

  isDead(): boolean {
    return isDead(this.words);
  }

  hash(): number {
    return hashOf(this.words);
  }

  store(start: number): void {
    copyField(this.words, 0, start);
  }

  evaluate(start: number, weights: Weights): number {
    return evaluate(this.words, start, weights);
  }
}
