import type { Board } from '@rensa/games/puyo';
import { highLane, lowLane } from '../../bits/lanes.ts';
import { type Move, otherCol } from '../../bits/move.ts';
import { countCells, type Palette, read, write } from './field.ts';
import type { Kernel } from './kernel.ts';
import { ReachTable } from './reach.ts';
import { type Board128, openModule } from './wasm.ts';
import type { Weights } from './weights.ts';

const PLANE_WORDS = 4;
const WORD_BYTES = 4;
const PAGE_WORDS = 65_536 / WORD_BYTES;
/** Word indexes in the memory of the module; see assembly/field.ts. */
const SCORE = 28;
const SPOTS = 32;
const FILLED = 36;
const WEIGHTS = 44;
const SCRATCH_WORDS = 64;

/** Names in the order of the module. */
const NAMES = [
  'shape',
  'tilt',
  'well',
  'bump',
  'pair',
  'triple',
  'kept',
  'ojama',
  'link',
  'height',
  'key',
  'room',
  'spawn',
] as const satisfies readonly (keyof Weights)[];

/** The kernel in SIMD WebAssembly. The current field is the record at the start of its words. */
export class SimdKernel implements Kernel {
  readonly fieldWords = 28;
  words: Int32Array;
  readonly #board: Board128 = openModule();
  readonly #reach = new ReachTable();
  #reserved = SCRATCH_WORDS;
  #weights: Weights | undefined;

  constructor() {
    this.words = new Int32Array(this.#board.memory.buffer);
  }

  reserve(words: number): number {
    const start = this.#reserved;
    this.#reserved += words;
    const missing = this.#reserved - this.words.length;
    if (missing > 0) {
      this.#board.memory.grow(Math.ceil(missing / PAGE_WORDS));
      this.words = new Int32Array(this.#board.memory.buffer);
    }
    return start;
  }

  write(start: number, board: Board, palette: Palette): void {
    write(this.words, start, board, palette, PLANE_WORDS);
  }

  read(start: number, palette: Palette, kept: Board): Board {
    return read(this.words, start, palette, kept, PLANE_WORDS);
  }

  count(start: number, palette: Palette): Int32Array {
    return countCells(this.words, start, palette, PLANE_WORDS);
  }

  resolve(start: number): number {
    return this.#board.resolve(WORD_BYTES * start);
  }

  aim(start: number): number {
    const isHigh = this.#board.aim(WORD_BYTES * start) !== 0;
    if (!isHigh) return this.#reach.reachable(0, 0, 0, 0);
    const { words } = this;
    const kept = words[start + 6 * PLANE_WORDS];
    return this.#reach.reachable(words[FILLED], words[FILLED + 1], words[FILLED + 2], kept);
  }

  gap(move: Move): number {
    return Math.abs(Math.clz32(this.#spot(move >> 2)) - Math.clz32(this.#spot(otherCol(move))));
  }

  /** The lowest empty cell of a column of the field aimed at, as a bit. */
  #spot(col: number): number {
    const spots = this.words[SPOTS + (col >> 1)];
    return (col & 1) === 0 ? lowLane(spots) : highLane(spots);
  }

  play(start: number, move: Move, axis: number, child: number): number {
    return this.#board.play(WORD_BYTES * start, move, axis, child);
  }

  lastScore(): number {
    return this.words[SCORE];
  }

  isDead(): boolean {
    return this.#board.isDead() !== 0;
  }

  hash(): number {
    return this.#board.hash();
  }

  store(start: number): void {
    this.#board.store(WORD_BYTES * start);
  }

  evaluate(start: number, weights: Weights): number {
    if (weights !== this.#weights) this.#take(weights);
    return this.#board.evaluate(WORD_BYTES * start);
  }

  #take(weights: Weights): void {
    for (const [i, name] of NAMES.entries()) this.words[WEIGHTS + i] = weights[name];
    this.#weights = weights;
  }
}
