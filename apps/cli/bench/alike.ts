import { compare, type Effort, type Rates, type Work } from './stopwatch.ts';

/** Pieces of work at a time: so many make reading the clock cheap. */
const BATCH = 100;

/** Does the piece of work with this number, and gives a figure by which its outcome is known. */
export type BenchTask = (i: number) => number;

/** Two ways of doing so many pieces of work. */
interface Contest {
  readonly count: number;
  readonly subject: BenchTask;
  readonly reference: BenchTask;
}

/** Measures both, once they have given the same figure for each piece. */
export function compareAlike({ count, subject, reference }: Contest, effort: Effort): Rates {
  for (let i = 0; i < count; i++) {
    if (subject(i) !== reference(i)) throw new Error(`board ${i} of the benchmark is not resolved alike`);
  }
  return compare(inBatches(subject, count), inBatches(reference, count), effort);
}

/** The pieces in turn. */
function inBatches(piece: BenchTask, count: number): Work {
  let next = 0;
  return () => {
    for (let i = 0; i < BATCH; i++) piece((next = (next + 1) % count));
    return BATCH;
  };
}
