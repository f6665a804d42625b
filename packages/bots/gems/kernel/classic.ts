import { at, COLS, type Field } from '@rensa/games/gems';
import { heightOf } from '../../bits/lanes.ts';
import { Memory } from '../../bits/memory.ts';
import { type Move, otherCol } from '../../bits/move.ts';
import { lastScore, lastTechs, linkScore, resolve, SCRATCH_WORDS } from './burst.ts';
import { CELLS } from './cell.ts';
import type { GemsKernel } from './kernel.ts';
import { hashOf, highestOf } from './measure.ts';
import { FIELD_WORDS, put, read, unpack, write } from './planes.ts';
import { reachable } from './reach.ts';

/** The search board of `classic`, on bits. Nothing is sent under these rules, so it receives nothing. */
export class ClassicKernel extends Memory implements GemsKernel {
  readonly fieldWords = FIELD_WORDS;
  readonly cells = new Uint8Array(CELLS);
  readonly heights = new Uint8Array(COLS);
  readonly #rest = new Uint8Array(COLS);

  constructor() {
    super(SCRATCH_WORDS);
  }

  write(start: number, { board }: Field): void {
    write(this.words, start, board);
  }

  read(start: number): Field {
    return { board: read(this.words, start), slabs: [] };
  }

  resolve(start: number): number {
    this.#load(start);
    return this.#playOut();
  }

  aim(start: number): number {
    this.#measure(start, this.#rest);
    return reachable(this.#rest, false);
  }

  play(start: number, move: Move, axis: number, child: number): number {
    this.#load(start);
    const col = move >> 2;
    const other = otherCol(move);
    const rot = move & 3;
    put(this.words, 0, at(this.#rest[col] + (rot === 2 ? 1 : 0), col), axis);
    put(this.words, 0, at(this.#rest[other] + (rot === 0 ? 1 : 0), other), child);
    return this.#playOut();
  }

  receive(): void {}

  lastScore(): number {
    return lastScore(this.words);
  }

  linkScore(link: number): number {
    return linkScore(this.words, link);
  }

  lastTechs(): number {
    return lastTechs(this.words);
  }

  isCleared(): boolean {
    return highestOf(this.heights) === 0;
  }

  hash(start: number): number {
    return hashOf(this.words, start, FIELD_WORDS);
  }

  store(start: number): void {
    this.words.copyWithin(start, 0, FIELD_WORDS);
  }

  #load(start: number): void {
    const { words } = this;
    for (let i = 0; i < 15; i++) words[i] = words[start + i];
  }

  #playOut(): number {
    const links = resolve(this.words);
    this.#measure(0, this.heights);
    unpack(this.words, 0, this.cells);
    return links;
  }

  #measure(start: number, heights: Uint8Array): void {
    for (let col = 0; col < COLS; col++) heights[col] = heightOf(this.words[start + (col >> 1)], col);
  }
}
