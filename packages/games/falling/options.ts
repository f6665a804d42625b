// The options that all games with a falling pair share: which values they can have.

import { type Checks, exactFields, flag, listOf, nullOr, oneOf, whole } from '@rensa/engine';
import { ENTRIES, type Handling, type Timing } from './rules.ts';

export const ticks = whole(0, 100_000);
export const points = whole(0, 1_000_000);

export const wholes = (least: number, most: number) => listOf(whole(least, most), 1, 100);

export const HANDLING_OPTIONS: Checks<Handling> = {
  hardDrop: nullOr(points),
  softDropScore: points,
  lockTicks: ticks,
  softLocks: flag,
  groundings: whole(1, 1000),
  softDivisor: whole(1, 1000),
  entry: oneOf(ENTRIES),
};

export const TIMING_OPTIONS: Checks<Timing> = {
  ...HANDLING_OPTIONS,
  settleTicks: ticks,
  fallTicks: ticks,
  landTicks: ticks,
  pauseTicks: ticks,
  spawnTicks: whole(1, 100_000),
  gravityTicks: whole(1, 100_000),
  levels: nullOr(exactFields({ pairs: whole(1, 100_000), fastestTicks: whole(1, 100_000) })),
};
