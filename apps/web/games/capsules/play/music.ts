import type { Theme } from '../../../base/sound/music.ts';

/** Busy, with a step that is a little off. */
export const THEME: Theme = {
  seed: 57,
  rootHz: 123.47,
  scale: [0, 2, 3, 7, 8],
  chords: [0, 0, 3, 4],
  stepTicks: 11,
  wave: 'triangle',
};
