import type { Input } from '@rensa/engine';

import type { Device, Reading } from './buttons.ts';
import { EMPTY_HAND, moveHand } from './pending.ts';
import type { Repeat } from './repeat.ts';

/** All devices of one player as one Input a tick. */
export class Controls {
  readonly #devices: readonly Device[];
  readonly #repeat: () => Repeat;
  #hand = EMPTY_HAND;

  /** `repeat` is asked every tick, so that a changed setting counts at once. */
  constructor(devices: readonly Device[], repeat: () => Repeat) {
    this.#devices = devices;
    this.#repeat = repeat;
  }

  /** Call once a tick. */
  sample(): Input {
    const { hand, input } = moveHand(this.#hand, this.#drain(), this.#repeat());
    this.#hand = hand;
    return input;
  }

  /** Forgets everything, keys still held included: for a pause, so that nothing goes on moving after it. */
  reset(): void {
    for (const device of this.#devices) device.reset();
    this.#hand = EMPTY_HAND;
  }

  dispose(): void {
    for (const device of this.#devices) device.dispose();
    this.#hand = EMPTY_HAND;
  }

  #drain(): Reading {
    const readings = this.#devices.map((device) => device.drain());
    return { presses: readings.flatMap(({ presses }) => presses), held: readings.flatMap(({ held }) => held) };
  }
}
