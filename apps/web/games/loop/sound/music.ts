import type { Theme } from '../../../base/sound/music.ts';

/** Slow and open, with room to think. */
export const THEME: Theme = {
  seed: 12,
  rootHz: 123.47,
  scale: [0, 2, 5, 7, 9],
  chords: [0, 3, 1, 4],
  stepTicks: 18,
  wave: 'sine',
};
