// Weights of boards. Under `classic` a value is in points, under `arcade` in thousandths of the log-odds of winning the
// match.

import type { Evaluation, Evaluations } from './evaluation.ts';

const NO_PRESSURE = { gem: 0, percent: 0, full: 0, later: 1 } as const;

/** Keeps the board low. */
const low: Evaluation = { terms: { stack: -1 }, point: 0, pressure: NO_PRESSURE, lost: -100_000 };

/** Scores the most points, or sends the most counter gems, at once. Otherwise keeps the board low. */
const greedyClassic: Evaluation = { terms: { stack: -1 }, point: 1, pressure: NO_PRESSURE, lost: -100_000 };
const greedyArcade: Evaluation = { ...greedyClassic, point: 0, pressure: { ...NO_PRESSURE, gem: 100 } };

const fittedClassic: Evaluation = {
  terms: {
    base: 28217.5,
    stack: -11.6,
    gems: 20.4,
    gemsSquared: -0.2,
    groups: -166.7,
    crashGems: 540.5,
    breakable: 76,
    coverable: 32.8,
    absentColors: 55.4,
    alley: -250,
    highest: -3.9,
    walls: -1375.2,
    open1: 7290.5,
    open2: 6810.1,
    open5: 5860.1,
    open12: 3815.2,
    openLater: -2000,
    runs1: 305.3,
    runs2: 224.7,
    runs5: 21.1,
    runs12: -281.2,
    runsLater: -3500,
  },
  point: 1,
  pressure: NO_PRESSURE,
  lost: 0,
};

const fittedArcade: Evaluation = {
  terms: {
    stack: 0.749,
    gems: 15.344,
    gemsSquared: -0.208,
    groups: -45.778,
    crashGems: 143.678,
    breakable: 5.011,
    coverable: -24.268,
    absentColors: 27.763,
    alley: -30.58,
    highest: 2.953,
    walls: -92.651,
    powerCells: 7.994,
    counterGems: -10.046,
    threats: 0.01,
    threat: 0.094,
    harvest3: 60.879,
    harvest8: 19.24,
  },
  point: 0,
  pressure: { gem: 19.629, percent: 11.41, full: 670.939, later: 0.75 },
  lost: -20_000,
};

/** Counts gems and how they lie, but not what they could do: five of the terms, and counter gems by number. */
function plain({ terms, point, pressure, lost }: Evaluation): Evaluation {
  const { gems, gemsSquared, groups, alley, walls } = terms;
  return {
    terms: { gems, gemsSquared, groups, alley, walls },
    point,
    pressure: { ...pressure, percent: 0, full: 0 },
    lost,
  };
}

export const LOW: Evaluations = { classic: low, arcade: low };
export const PLAIN: Evaluations = { classic: plain(fittedClassic), arcade: plain(fittedArcade) };
export const GREEDY: Evaluations = { classic: greedyClassic, arcade: greedyArcade };
export const FITTED: Evaluations = { classic: fittedClassic, arcade: fittedArcade };
