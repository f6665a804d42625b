import type { Theme } from '../../../base/sound/music.ts';

/** Bright and light. */
export const THEME: Theme = {
  seed: 4,
  rootHz: 130.81,
  scale: [0, 2, 4, 7, 9],
  chords: [0, 3, 4, 1],
  stepTicks: 12,
  wave: 'triangle',
};
