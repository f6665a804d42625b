import { compare, type Rates, type Work } from './stopwatch.ts';

/** Pieces of work at a time: so many make reading the clock cheap. */
const BATCH = 100;

/** Does the piece of work with this number, and gives a figure by which its outcome is known. */
export type BenchTask = (i: number) => number;

/** Measures two ways of doing `count` pieces of work, once both have given the same figure for each. */
export function compareAlike(count: number, subject: BenchTask, reference: BenchTask): Rates {
  for (let i = 0; i < count; i++) {
    if (subject(i) !== reference(i)) throw new Error(`board ${i} of the benchmark is not resolved alike`);
  }
  return compare(inBatches(subject, count), inBatches(reference, count));
}

/** The pieces in turn. */
function inBatches(piece: BenchTask, count: number): Work {
  let next = 0;
  return () => {
    for (let i = 0; i < BATCH; i++) piece((next = (next + 1) % count));
    return BATCH;
  };
}
