import { rulesOf } from './rules.ts';
import type { Setup } from './state.ts';

/** The last that a player decides in a turn is where the piece locks. Then it rests, and what breaks is shown first. */
export function lead(setup: Setup): number {
  const { attack, landTicks, clearTicks } = rulesOf(setup);
  return attack === null ? Infinity : landTicks + clearTicks;
}
