import { compare, type Effort, type Rates, type Work } from './stopwatch.ts';

/** Tasks per reading of the clock, enough to make the reading cheap. */
const BATCH = 100;

/** Does one task and returns a number that identifies its outcome. */
export type BenchTask = () => number;

/** Two ways to do the same tasks. */
interface Contest {
  readonly subject: readonly BenchTask[];
  readonly reference: readonly BenchTask[];
}

/** Measures both ways, after it has checked that they have the same outcome for each task. */
export function compareAlike({ subject, reference }: Contest, effort: Effort): Rates {
  for (const [i, task] of subject.entries()) {
    if (task() !== reference[i]?.()) throw new Error(`board ${i} of the benchmark is not resolved alike`);
  }
  return compare(inBatches(subject), inBatches(reference), effort);
}

/** Does the tasks in turn, a batch at a time. */
function inBatches(tasks: readonly BenchTask[]): Work {
  let next = 0;
  return () => {
    for (let i = 0; i < BATCH; i++) tasks[(next = (next + 1) % tasks.length)]?.();
    return BATCH;
  };
}
