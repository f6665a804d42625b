import type { Theme } from '../../../base/sound/music.ts';

/** Slow and in a minor key, like a cave. */
export const THEME: Theme = {
  seed: 29,
  rootHz: 110,
  scale: [0, 3, 5, 7, 10],
  chords: [0, 2, 1, 3],
  stepTicks: 14,
  wave: 'sine',
};
