// The settings that reach a painter.

import { BRIDGES, type Hues, type Look, PALETTES } from '@rensa/stage';
import type { Settings } from './settings.ts';

export function lookOf({ palette, marks, eyes, ghost, motion, joins }: Settings): Look {
  return { palette, marks, eyes, ghost, motion, bridge: BRIDGES[joins] };
}

/** The hues of a colour, 1 to 5. */
export function huesOf({ palette }: Settings, color: number): Hues {
  return PALETTES[palette][color - 1] ?? HUELESS;
}

const HUELESS: Hues = { light: '#C3C8D2', base: '#8D94A3', dark: '#555B69', deep: '#1E222C', glow: '#A3A9B6' };
