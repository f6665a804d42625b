import { Controls, type Device, type Keyboard, type Repeat } from '@rensa/controls';
import type { Input } from '@rensa/engine';
import type { FallingState } from '@rensa/games/falling';
import type { InputSource } from './source.ts';

/** What a hand has to know of a board. */
type Steered = Pick<FallingState, 'pair' | 'rules'>;

/** A person at the controls. Keys go to the page while play rests. */
export class PersonSource implements InputSource<Steered> {
  readonly #keyboard: Keyboard;
  readonly #controls: Controls;

  constructor(keyboard: Keyboard, others: readonly Device[], repeat: () => Repeat) {
    this.#keyboard = keyboard;
    this.#keyboard.enabled = false;
    this.#controls = new Controls([keyboard, ...others], repeat);
  }

  next({ pair, rules }: Steered): Input {
    return this.#controls.sample(pair !== null, typeof rules.softEvery === 'number');
  }

  resume(): void {
    this.#keyboard.enabled = true;
  }

  pause(): void {
    this.#controls.reset();
    this.#keyboard.enabled = false;
  }

  dispose(): void {
    this.#controls.dispose();
  }
}
