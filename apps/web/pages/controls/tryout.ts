// Moves the piece on the strip with all devices, with the repeat times of the sliders.

import { signal } from '@preact/signals';
import { Controls, Gamepad, Keyboard, Pads, type Repeat } from '@rensa/controls';
import { Clock, screenFrames } from '../../base/screen/clock.ts';
import { keysFor, padFor, type ProfileName } from '../../base/controls/profiles.ts';
import { padOf, PADS } from '../../base/screen/pads.ts';
import type { LiveInput } from './live.ts';
import { moveStrip, STRIP } from './strip.ts';

interface TryoutOptions {
  readonly profile: () => ProfileName;
  readonly repeat: () => Repeat;
}

/** Keys that press a button of the page, so they do not move the piece. */
const ACTIVATES = ['Space', 'Enter', 'NumpadEnter'];

export class Tryout {
  readonly strip = signal(STRIP);
  readonly #controls: Controls;
  readonly #clock = new Clock(screenFrames, { tick: () => this.#tick(), draw: () => this.#isHeld() });
  readonly #live: LiveInput;
  readonly #options: TryoutOptions;
  readonly #root: HTMLElement;
  readonly #endings: readonly (() => void)[];

  /** `root` contains the two buttons to hold. */
  constructor(root: HTMLElement, live: LiveInput, options: TryoutOptions) {
    this.#root = root;
    this.#live = live;
    this.#options = options;
    const keyboard = new Keyboard(window, () => this.#sides());
    const setup = () => padFor(options.profile());
    const pads = PADS.map((pad) => new Gamepad(() => padOf(pad), { setup }));
    this.#controls = new Controls([keyboard, new Pads(root), ...pads], options.repeat);
    const wake = (): void => this.#clock.run();
    root.addEventListener('pointerdown', wake);
    root.addEventListener('click', wake);
    this.#endings = [live.keys.subscribe(wake), live.parts.subscribe(wake)];
  }

  dispose(): void {
    this.#clock.stop();
    this.#controls.dispose();
    for (const end of this.#endings) end();
  }

  #tick(): void {
    this.strip.value = moveStrip(this.strip.value, this.#controls.sample(), this.#isHeld());
  }

  #isHeld(): boolean {
    const sides = Object.keys(this.#sides());
    const isSide = (part: string): boolean =>
      ['left', 'right'].includes(padFor(this.#options.profile()).map[part] ?? '');
    return (
      sides.some((code) => this.#live.keys.peek().has(code)) ||
      [...this.#live.parts.peek()].some(isSide) ||
      this.#root.querySelector('[data-pressed]') !== null
    );
  }

  /** The keys that move to the left or right. */
  #sides(): ReturnType<typeof keysFor> {
    const entries = Object.entries(keysFor(this.#options.profile()));
    return Object.fromEntries(
      entries.filter(([code, action]) => (action === 'left' || action === 'right') && !ACTIVATES.includes(code)),
    );
  }
}
