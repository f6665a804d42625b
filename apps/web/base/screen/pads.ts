import type { PadState } from '@rensa/controls';

/** By the place that the browser gives them. */
export const PADS = ['pad1', 'pad2'] as const;
export type PadName = (typeof PADS)[number];

/** A game controller as it is now; nothing while it is unplugged, or nobody has pressed anything on it yet. */
export function padOf(name: PadName): PadState | null {
  return navigator.getGamepads()[PADS.indexOf(name)] ?? null;
}
