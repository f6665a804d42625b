import { readFileSync } from 'node:fs';
import { env } from 'node:process';
import type { Board } from '@rensa/games/puyo';
import { describe, expect, it } from 'vitest';
import { compileKernel } from '../../../../scripts/games/puyo/compile.ts';
import { diceFrom, randomBoard, type Roll } from './boards.testing.ts';
import { type Kernel, openKernel, paletteOf, PlainKernel, SimdKernel, type Weights } from './index.ts';

const SOAK = env['SOAK'] === '1';
const BOARDS = SOAK ? 100_000 : 5000;

/** A kernel with records for a board, for its outcome, and for a pair placed on that. */
class Asked {
  readonly #kernel: Kernel;
  readonly #record: number;
  readonly #outcome: number;
  readonly #placed: number;

  constructor(kernel: Kernel) {
    this.#kernel = kernel;
    this.#record = kernel.reserve(kernel.fieldWords);
    this.#outcome = kernel.reserve(kernel.fieldWords);
    this.#placed = kernel.reserve(kernel.fieldWords);
  }

  /** All answers about a board: its chain, and every placement of a pair on its outcome, with its value. */
  *answers(board: Board, colors: number, weights: Weights): Generator<unknown, void> {
    const kernel = this.#kernel;
    const palette = paletteOf(board, colors);
    kernel.write(this.#record, board, palette);
    yield kernel.resolve(this.#record);
    yield* this.#current();
    kernel.store(this.#outcome);
    yield kernel.read(this.#outcome, palette, board).join('');
    const moves = kernel.aim(this.#outcome);
    yield moves;
    for (let left = moves; left !== 0; left &= left - 1) {
      const move = 31 - Math.clz32(left & -left);
      yield kernel.gap(move);
      yield kernel.play(this.#outcome, move, move % colors, moves % colors);
      yield* this.#current();
      kernel.store(this.#placed);
      yield kernel.evaluate(this.#placed, weights);
    }
  }

  *#current(): Generator<unknown, void> {
    yield this.#kernel.lastScore();
    yield this.#kernel.hash();
    yield this.#kernel.isDead();
  }
}

/** The answers as one text, which is faster to compare than a list. */
function asText(answers: Iterable<unknown>): string {
  return [...answers].join(' ');
}

/** Weights of every sign, so that every part of a value is tested. The tilt is a few rows. */
function randomWeights(roll: Roll): Weights {
  const weight = (): number => roll(1000) - 500;
  return {
    shape: weight(),
    tilt: roll(5) - 2,
    well: weight(),
    bump: weight(),
    pair: weight(),
    triple: weight(),
    kept: weight(),
    ojama: weight(),
    link: weight(),
    height: weight(),
    key: weight(),
    room: weight(),
    spawn: weight(),
  };
}

describe('the kernel in SIMD WebAssembly', () => {
  it('is the kernel that is opened here', () => {
    expect(openKernel()).toBeInstanceOf(SimdKernel);
  });

  it(
    `answers every question about ${BOARDS} boards as the plain one does`,
    () => {
      const roll = diceFrom(7);
      const [plain, simd] = [new Asked(new PlainKernel()), new Asked(new SimdKernel())];
      for (let i = 0; i < BOARDS; i++) {
        const colors = 3 + roll(3);
        const board = randomBoard(roll, colors);
        const weights = randomWeights(roll);
        expect(asText(simd.answers(board, colors, weights))).toBe(asText(plain.answers(board, colors, weights)));
      }
    },
    SOAK ? 900_000 : undefined,
  );

  it('keeps what was written when more is reserved than it has memory for', () => {
    const kernel = new SimdKernel();
    const board = randomBoard(diceFrom(3), 4);
    const record = kernel.reserve(kernel.fieldWords);
    kernel.write(record, board, paletteOf(board, 4));
    const before = kernel.read(record, paletteOf(board, 4), board);
    const far = kernel.reserve(200_000);
    expect(far).toBe(record + kernel.fieldWords);
    expect(kernel.words[far + 199_999]).toBe(0);
    expect(kernel.read(record, paletteOf(board, 4), board)).toEqual(before);
  });

  it('is compiled from its source', () => {
    const written = readFileSync(new URL('binary.ts', import.meta.url), 'utf8');
    expect(compileKernel()).toBe(written);
  });
});
