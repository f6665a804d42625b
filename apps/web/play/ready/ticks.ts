// The ready count of a game alone: three steps at the first game of a visit and whenever a game goes on, else one step.

/** Ticks of a step. */
export const STEP_TICKS = 24;
const STEPS = 3;
export const COUNT_TICKS = STEPS * STEP_TICKS;

let counted = false;

/** The ticks before a new game. */
export function ticksBeforeNew(): number {
  if (counted) return STEP_TICKS;
  counted = true;
  return COUNT_TICKS;
}
