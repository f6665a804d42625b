// Simultaneous perturbation (SPSA). A step moves all numbers at once, each up or down at random, and then the opposite
// way. The difference of the two results shows the direction. The same seed gives the same steps, so a run can be
// resumed.

import { advance, below } from '@rensa/engine';

export interface TuningState {
  /** Steps so far. */
  readonly step: number;
  readonly rng: number;
  /** The current point, in units of each number's scale. */
  readonly point: readonly number[];
}

/** The next step: two points, and the direction from their middle to the first. */
export interface Trial {
  readonly rng: number;
  readonly way: readonly number[];
  readonly width: number;
  readonly points: readonly [readonly number[], readonly number[]];
}

/** Rate and width of the first step. */
const RATE = 0.1;
const WIDTH = 0.15;
/** The usual exponents by which both shrink, and the steps before the rate shrinks. */
const RATE_FALL = 0.602;
const WIDTH_FALL = 0.101;
const STEADY = 10;
/** Limit of a number's change in one step, because one result is noisy. */
const MAX_STRIDE = 0.1;

export function trialOf({ step, rng, point }: TuningState): Trial {
  let at = rng;
  const way = point.map(() => {
    at = advance(at);
    return below(at, 2) === 0 ? -1 : 1;
  });
  const width = WIDTH / (step + 1) ** WIDTH_FALL;
  const moved = (sign: number): number[] => point.map((value, i) => value + sign * width * way[i]);
  return { rng: at, way, width, points: [moved(1), moved(-1)] };
}

/** Moves toward the point with the better result. A difference of 1 between results is a large one. */
export function afterTrial(state: TuningState, trial: Trial, results: readonly [number, number]): TuningState {
  const rate = RATE / (state.step + 1 + STEADY) ** RATE_FALL;
  const slope = (results[0] - results[1]) / (2 * trial.width);
  const stride = Math.max(-MAX_STRIDE, Math.min(MAX_STRIDE, rate * slope));
  const point = state.point.map((value, i) => value + stride * trial.way[i]);
  return { step: state.step + 1, rng: trial.rng, point };
}
