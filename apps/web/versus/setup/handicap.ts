// Handicaps in a row, as a stepper walks them: from fewer attacks on the first seat, over none, to fewer on the second.

import { type Handicap, handicapOf, HANDICAPS } from '@rensa/engine';

/** The farthest step from none, to either side. */
export const MAX_STEPS = HANDICAPS.length - 1;

/** The handicap of a setup, 0 for none. Where both seats have one, the smaller percentage counts. */
export function handicapStep(setup: unknown): number {
  const [first, second] = (handicapOf(setup) ?? [100, 100]).map(stepsOf) as [number, number];
  return first > second ? -first : second;
}

function stepsOf(percent: number): number {
  return HANDICAPS.findIndex((each) => each === percent);
}

/** The percentage of attacks on the seat that a step is for. */
export function percentAt(step: number): number {
  return HANDICAPS[Math.abs(step)] as number;
}

/** The setup with this step; without a handicap it names none. */
export function withHandicap(
  setup: Readonly<Record<string, unknown>>,
  step: number,
): Readonly<Record<string, unknown>> {
  const { handicap: _, ...rest } = setup;
  if (step === 0) return rest;
  const percent = percentAt(step);
  const handicap: Handicap = step < 0 ? [percent, 100] : [100, percent];
  return { ...rest, handicap };
}
