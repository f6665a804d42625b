// What stands around the board. Signals, so that only what changes is drawn again.

import { type Signal, signal } from '@preact/signals';
import type { Gain, Played, Watched } from './ui.ts';
import { count, type Count, countedTo } from '../base/format.ts';

const GAIN_TICKS = 90;

export class Hud<State extends Played, Event> implements Watched<State> {
  readonly state: Signal<State>;
  /** On its way to the real score. */
  readonly score = signal(0);
  readonly gain = signal<Gain | undefined>(undefined);
  readonly #gainOf: (event: Event, before: State) => Gain | undefined;
  #count: Count = arrived(0);
  #gainLeft = 0;

  constructor(state: State, gainOf: (event: Event, before: State) => Gain | undefined) {
    this.state = signal(state);
    this.#gainOf = gainOf;
  }

  /** Shows a state at once. */
  show(state: State): void {
    this.#count = arrived(state.score);
    this.#gainLeft = 0;
    this.gain.value = undefined;
    this.#read(state);
  }

  /** One tick on. `still` numbers change without counting. */
  tick(state: State, events: readonly Event[], still: boolean): void {
    for (const event of events) this.#explain(this.#gainOf(event, this.state.value));
    if (this.#gainLeft > 0 && --this.#gainLeft === 0) this.gain.value = undefined;
    this.#count = still ? arrived(state.score) : count(this.#count, state.score);
    this.#read(state);
  }

  #explain(gain: Gain | undefined): void {
    if (gain === undefined) return;
    this.gain.value = gain;
    this.#gainLeft = GAIN_TICKS;
  }

  #read(state: State): void {
    this.score.value = countedTo(this.#count);
    this.state.value = state;
  }
}

function arrived(score: number): Count {
  return { from: score, to: score, ticks: Number.POSITIVE_INFINITY };
}
