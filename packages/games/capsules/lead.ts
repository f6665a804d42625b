import { lockRest, rulesOf } from './rules.ts';
import type { Setup } from './state.ts';

/** The last that a player decides in a turn is where the capsule locks. Then it rests, and lines are shown first. */
export function lead(setup: Setup): number {
  const { rest, rows, clearTicks } = rulesOf(setup);
  return lockRest(rest, rows - 1) + clearTicks;
}
