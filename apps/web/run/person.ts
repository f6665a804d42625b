import { type Button, Controls, type Device, Gamepad, Keyboard, type Repeat } from '@rensa/controls';
import type { Input } from '@rensa/engine';
import type { FallingState } from '@rensa/games/falling';
import { rumble, vibrate } from '../base/screen/haptics.ts';
import type { InputSource, Sight } from './source.ts';

/** A board, as far as a hand has to know it. */
type Steered = Pick<FallingState, 'pair' | 'rules'>;

/** A person at the controls. Keys go to the page while play rests. */
export class PersonSource implements InputSource<Steered> {
  readonly #keyboards: readonly Keyboard[];
  readonly #controls: Controls;
  /** Hears of every press. */
  onPress: (button: Button, device: Device) => void = () => {};

  constructor(devices: readonly Device[], repeat: () => Repeat) {
    this.#keyboards = devices.filter((device) => device instanceof Keyboard);
    this.#controls = new Controls(devices, repeat);
    this.#controls.onPress = (button, device) => this.onPress(button, device);
    this.#enable(false);
  }

  next({ own: { pair, rules } }: Pick<Sight<Steered>, 'own'>): Input {
    return this.#controls.sample(pair !== null, typeof rules.softEvery === 'number');
  }

  /** Returns whether something was pressed while play waited. */
  waited(): boolean {
    return this.#controls.waited();
  }

  /** In what is in the hand: the controller that was pressed last, else a phone. */
  vibrate(ms: number): void {
    const { inHand } = this.#controls;
    if (inHand instanceof Gamepad) rumble(inHand.state, ms);
    else vibrate(ms);
  }

  resume(): void {
    this.#enable(true);
  }

  pause(): void {
    this.#controls.reset();
    this.#enable(false);
  }

  dispose(): void {
    this.#controls.dispose();
  }

  #enable(enabled: boolean): void {
    for (const keyboard of this.#keyboards) keyboard.enabled = enabled;
  }
}
