// The settings that reach a painter.

import { DEFAULT_LOOK, type Look } from '@rensa/stage';
import type { Settings } from './settings.ts';

/** Thinner necks cost less; the smoothest one needs the most of a machine. */
const PINCH = { taper: 0.7, peanut5: 0.66, peanut: 0.74 } as const;

export function lookOf({ palette, marks, eyes, ghost, motion, joins }: Settings): Look {
  const bridge = { ...DEFAULT_LOOK.bridge, mode: joins, pinch: PINCH[joins] };
  return { palette, marks, eyes, ghost, motion, bridge };
}
