// The numbers around the board. Signals, so that only what changes is rendered again.

import { type Signal, signal } from '@preact/signals';
import type { FallingState } from '@rensa/games/falling';
import type { TickView } from '@rensa/painters';
import { count, type Count, countedTo } from '../base/format.ts';
import type { Follower } from '../run/seat.ts';
import type { Gain, Watched } from './ui.ts';

const GAIN_TICKS = 90;

type Gains<State, Event> = (event: Event, before: State) => Gain | undefined;

export class Hud<State extends FallingState, Event> implements Watched<State>, Follower<State, Event> {
  readonly state: Signal<State>;
  /** On its way to the real score. */
  readonly score = signal(0);
  readonly gain = signal<Gain | undefined>(undefined);
  readonly #gainOf: Gains<State, Event>;
  readonly #counts: () => boolean;
  #count: Count = arrived(0);
  #gainLeft = 0;

  /** `counts`: does the score count up, or change at once? */
  constructor(state: State, gainOf: Gains<State, Event>, counts: () => boolean) {
    this.state = signal(state);
    this.#gainOf = gainOf;
    this.#counts = counts;
  }

  show(state: State): void {
    this.#count = arrived(state.score);
    this.#gainLeft = 0;
    this.gain.value = undefined;
    this.#read(state);
  }

  tick({ before, after, events }: TickView<State, Event>): void {
    for (const event of events) this.#explain(this.#gainOf(event, before));
    if (this.#gainLeft > 0 && --this.#gainLeft === 0) this.gain.value = undefined;
    this.#count = this.#counts() ? count(this.#count, after.score) : arrived(after.score);
    this.#read(after);
  }

  #explain(gain: Gain | undefined): void {
    if (gain === undefined) return;
    const before = this.gain.value;
    this.gain.value = gain.joins === true && before !== undefined ? joined(before, gain) : gain;
    this.#gainLeft = GAIN_TICKS;
  }

  #read(state: State): void {
    this.score.value = countedTo(this.#count);
    this.state.value = state;
  }
}

function joined(before: Gain, { words }: Gain): Gain {
  return { words: () => `${before.words()}  ${words()}`, color: before.color };
}

function arrived(score: number): Count {
  return { from: score, to: score, ticks: Number.POSITIVE_INFINITY };
}
