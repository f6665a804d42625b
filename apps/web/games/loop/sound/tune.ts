// Music for a puzzle. Its board asks for no frame while nothing moves, so the tune has a beat of its own.

import { TICK_MS } from '@rensa/engine';
import { composeStep, stepTicks } from '../../../base/sound/music.ts';
import type { Sound } from '../../../base/sound/sound.ts';
import { THEME } from './music.ts';

/** Nothing in a puzzle is in danger. */
const CALM = 0;

export class Tune {
  readonly #sound: Pick<Sound, 'playMusic'>;
  #step = 0;
  #beat: ReturnType<typeof setInterval> | undefined;

  constructor(sound: Pick<Sound, 'playMusic'>) {
    this.#sound = sound;
  }

  /** Goes on where it rested. */
  run(): void {
    this.#beat ??= setInterval(() => this.#play(), stepTicks(THEME, CALM) * TICK_MS);
  }

  rest(): void {
    clearInterval(this.#beat);
    this.#beat = undefined;
  }

  #play(): void {
    this.#sound.playMusic(composeStep(THEME, this.#step++, CALM));
  }
}
