import { rulesOf } from './rules.ts';
import type { Setup } from './state.ts';

/** The last that a player decides in a turn is where the pair locks. Then it rests, and a group is shown before it pops. */
export function lead(setup: Setup): number {
  const { attack, landTicks, popTicks } = rulesOf(setup);
  return attack === null ? Infinity : landTicks + popTicks;
}
