import { shuffle } from '@rensa/engine';
import { type Board, drawLoop, gridOf, isUnique, sizedPuzzle, tableOf, valuesOf } from '@rensa/games/loop';
import type { Bench } from '../../bench/bench.ts';
import { type Figures, sample } from '../../bench/stopwatch.ts';
import { countByWalking } from './reference.ts';

const REFERENCE = 'every loop of a blank 4 × 6 board, found by walking';
const REFERENCE_LOOPS = 37;

export const LOOP_BENCHES: readonly Bench[] = [
  {
    name: 'loop/check',
    unit: 'boards/s',
    does: 'decides whether an 8 × 8 board with random clues in 30% of its cells has one solution; value: mean ms',
    reference: REFERENCE,
    measure: measureChecks,
  },
  ...[
    { side: 8, count: 150 },
    { side: 10, count: 50 },
    { side: 12, count: 15 },
  ].map(({ side, count }) => ({
    name: `loop/${side}x${side}`,
    unit: 'puzzles/s',
    does: `makes ${side}x${side} puzzles with one solution, graded; value: mean ms`,
    reference: REFERENCE,
    measure: () => withMean(sample((i) => sizedPuzzle(side, side, i), count, reference)),
  })),
  {
    name: 'loop/even',
    unit: 'loops/s',
    does: 'draws 50,000 loops of 6x6; value: chi-square per degree of freedom, 1 when all are equally likely',
    reference: REFERENCE,
    measure: measureDraws,
  },
];

function reference(): number {
  const loops = countByWalking(4, 6);
  if (loops !== REFERENCE_LOOPS) throw new Error(`walking found ${loops} loops, not ${REFERENCE_LOOPS}`);
  return 1;
}

function withMean({ mean, ...figures }: ReturnType<typeof sample>): Figures {
  return { ...figures, value: mean };
}

const CHECKS = 500;
const CLUES = 19;

function measureChecks(): Figures {
  const checks = randomBoards(CHECKS + Math.ceil(CHECKS / 4)).map((board) => () => isUnique(board));
  return withMean(sample((i) => checks[i]?.(), CHECKS, reference));
}

/** Boards of evenly drawn loops, with random clues. */
function randomBoards(count: number): Board[] {
  const table = tableOf(gridOf(8, 8));
  let rng = 1;
  return Array.from({ length: count }, () => {
    const drawn = drawLoop(table, rng);
    const mixed = shuffle([...valuesOf(table.grid, drawn.cycle)], drawn.rng);
    rng = mixed.rng;
    const clues = mixed.items.slice(0, CLUES).map(([cell, value]) => ({ cell, value }));
    return { ...table.grid, clues: clues.toSorted((a, b) => a.cell - b.cell) };
  });
}

const DRAWS = 50_000;
const DRAWS_PER_PIECE = 500;

function measureDraws(): Figures {
  const table = tableOf(gridOf(6, 6));
  const seen = new Map<string, number>();
  let rng = 1;
  const draw = (i: number): void => {
    for (let n = 0; n < DRAWS_PER_PIECE; n++) {
      const drawn = drawLoop(table, rng);
      rng = drawn.rng;
      const key = drawn.cycle.join();
      // Pieces after the last one only warm up.
      if (i < DRAWS / DRAWS_PER_PIECE) seen.set(key, (seen.get(key) ?? 0) + 1);
    }
  };
  const { rate, referenceRate, ratio } = sample(draw, DRAWS / DRAWS_PER_PIECE, reference);
  const loops = Number(table.count);
  const expected = DRAWS / loops;
  const square = Array.from(seen.values(), (count) => (count - expected) ** 2 / expected);
  const value = (square.reduce((sum, part) => sum + part) + (loops - seen.size) * expected) / (loops - 1);
  return { rate: rate * DRAWS_PER_PIECE, referenceRate, ratio: ratio * DRAWS_PER_PIECE, value };
}
