// Simultaneous perturbation (SPSA): all numbers are moved at once, each up or down by chance, and the same numbers the other
// way; what lies between the two results says where to go. The same seed takes the same way, so a run can be resumed.

import { advance, below } from '@rensa/engine';

export interface TuningState {
  /** Steps that have been taken. */
  readonly step: number;
  readonly rng: number;
  /** Where it is, in units of each number's scale. */
  readonly point: readonly number[];
}

/** One step that is about to be taken: two points, and the way from the middle to the first. */
export interface Trial {
  readonly rng: number;
  readonly way: readonly number[];
  readonly width: number;
  readonly points: readonly [readonly number[], readonly number[]];
}

/** How fast it goes: of the first step, and how wide it tries. */
const RATE = 0.1;
const WIDTH = 0.15;
/** The usual exponents with which both shrink, and steps that are left out of it. */
const RATE_FALL = 0.602;
const WIDTH_FALL = 0.101;
const STEADY = 10;
/** A single noisy result moves no number further than this. */
const STRIDE_MOST = 0.1;

export function trialOf({ step, rng, point }: TuningState): Trial {
  let at = rng;
  const way = point.map(() => {
    at = advance(at);
    return below(at, 2) === 0 ? -1 : 1;
  });
  const width = WIDTH / (step + 1) ** WIDTH_FALL;
  const moved = (sign: number): number[] => point.map((value, i) => value + sign * width * (way[i] as number));
  return { rng: at, way, width, points: [moved(1), moved(-1)] };
}

/** Goes toward the point with the better result. Results are in units in which 1 is a lot. */
export function afterTrial(state: TuningState, trial: Trial, results: readonly [number, number]): TuningState {
  const rate = RATE / (state.step + 1 + STEADY) ** RATE_FALL;
  const slope = (results[0] - results[1]) / (2 * trial.width);
  const stride = Math.max(-STRIDE_MOST, Math.min(STRIDE_MOST, rate * slope));
  const point = state.point.map((value, i) => value + stride * (trial.way[i] as number));
  return { step: state.step + 1, rng: trial.rng, point };
}
