import type { Input } from '@rensa/engine';

import type { Button, Device, Reading } from './buttons.ts';
import { nextInput, NOTHING_PENDING } from './pending.ts';
import type { Repeat } from './repeat.ts';

/** All devices of one player as one Input per tick. */
export class Controls {
  readonly #devices: readonly Device[];
  readonly #repeat: () => Repeat;
  #pending = NOTHING_PENDING;
  #steers = false;
  /** Presses made while play waited. */
  #early: readonly Button[] = [];
  #inHand: Device | undefined;
  /** Hears of every press. */
  onPress: (button: Button, device: Device) => void = () => {};

  /** `repeat` is asked every tick, so that a changed setting counts at once. */
  constructor(devices: readonly Device[], repeat: () => Repeat) {
    this.#devices = devices;
    this.#repeat = repeat;
  }

  /** The one that was pressed last; undefined until one is. */
  get inHand(): Device | undefined {
    return this.#inHand;
  }

  /** Call once per tick while play waits. Returns whether something was pressed: it counts on the first tick with a piece. */
  waited(): boolean {
    const { presses } = this.#drain();
    this.#early = [...this.#early, ...presses];
    return presses.length > 0;
  }

  /** Call once per tick. `steers`: there is a piece that this tick can move. `softAlone`: down counts only without a side. */
  sample(steers = true, softAlone = false): Input {
    const { presses, held } = this.#drain();
    const all = steers ? [...this.#early, ...presses] : presses;
    if (steers) this.#early = [];
    const reading = { presses: all, held, begins: steers && !this.#steers, softAlone };
    const { pending, input } = nextInput(this.#pending, reading, this.#repeat());
    this.#pending = pending;
    this.#steers = steers;
    return input;
  }

  /** Forgets everything, keys still held included: for a pause, so that nothing goes on moving after it. */
  reset(): void {
    for (const device of this.#devices) device.reset();
    this.#early = [];
    this.#pending = NOTHING_PENDING;
  }

  dispose(): void {
    for (const device of this.#devices) device.dispose();
    this.#pending = NOTHING_PENDING;
  }

  #read(device: Device): Reading {
    const reading = device.drain();
    if (reading.presses.length > 0) this.#inHand = device;
    for (const button of reading.presses) this.onPress(button, device);
    return reading;
  }

  #drain(): Reading {
    const readings = this.#devices.map((device) => this.#read(device));
    return { presses: readings.flatMap(({ presses }) => presses), held: readings.flatMap(({ held }) => held) };
  }
}
