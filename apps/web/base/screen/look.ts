// Settings for painters.

import { type BoardWords, type Bridge, BRIDGES, type Hues, type Look, PALETTES } from '@rensa/painters';
import type { Settings } from '../settings/settings.ts';
import { shellWords } from '../text/text.ts';

export function lookOf(settings: Settings): Look {
  const { palette, marks, contrast, eyes, ghost, motion } = settings;
  return { palette, marks, contrast, eyes, ghost, motion, bridge: bridgeOf(settings) };
}

/** Necks of joined pieces: the mode, with the values that the person has set. */
export function bridgeOf({ joins, pinch, steps }: Pick<Settings, 'joins' | 'pinch' | 'steps'>): Bridge {
  const best = BRIDGES[joins];
  return { ...best, pinch: pinch === null ? best.pinch : pinch / 100, steps: steps ?? best.steps };
}

/** Words that a painter writes on a board. */
export function boardWords(): BoardWords {
  const { chainWord, allClearWord } = shellWords();
  return { chain: chainWord, allClear: allClearWord };
}

/** Hues of a color, 1 to 5. */
export function huesOf({ palette }: Settings, color: number): Hues {
  return PALETTES[palette][color - 1] ?? HUELESS;
}

const HUELESS: Hues = { light: '#C3C8D2', base: '#8D94A3', dark: '#555B69', deep: '#1E222C', glow: '#A3A9B6' };
