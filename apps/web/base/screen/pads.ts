import type { PadState } from '@rensa/controls';

/** Game controllers, by the place that the browser gives them. */
export const PADS = ['pad1', 'pad2'] as const;
export type PadName = (typeof PADS)[number];

/** State of a game controller now; null while it is unplugged, or before its first button press. */
export function padOf(name: PadName): PadState | null {
  return navigator.getGamepads()[PADS.indexOf(name)] ?? null;
}
