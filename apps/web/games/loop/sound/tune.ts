// Music for a puzzle. The board requests no frame while nothing moves, so the tune has its own timer.

import { TICK_MS } from '@rensa/engine';
import { composeStep, stepTicks, type Theme } from '../../../base/sound/music.ts';
import type { Sound } from '../../../base/sound/sound.ts';

/** Slow and open, with room to think. */
const THEME: Theme = {
  seed: 12,
  rootHz: 123.47,
  scale: [0, 2, 5, 7, 9],
  chords: [0, 3, 1, 4],
  stepTicks: 18,
  wave: 'sine',
};

/** Danger in a puzzle: always none. */
const DANGER = 0;

export class Tune {
  readonly #sound: Pick<Sound, 'playMusic'>;
  #step = 0;
  #timer: ReturnType<typeof setInterval> | undefined;

  constructor(sound: Pick<Sound, 'playMusic'>) {
    this.#sound = sound;
  }

  /** Continues at the step where it paused. */
  run(): void {
    this.#timer ??= setInterval(() => this.#play(), stepTicks(THEME, DANGER) * TICK_MS);
  }

  pause(): void {
    clearInterval(this.#timer);
    this.#timer = undefined;
  }

  #play(): void {
    this.#sound.playMusic(composeStep(THEME, this.#step++, DANGER));
  }
}
