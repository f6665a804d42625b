// The numbers around the board. Signals, so that only what changes is rendered again.

import type { GameTypes } from '@rensa/engine';
import { type ReadonlySignal, type Signal, signal } from '@preact/signals';
import type { FallingTypes } from '@rensa/games/falling';
import type { TickView } from '@rensa/painters';
import { count, type Count, countedTo } from '../../base/text/format.ts';
import type { Follower } from '../../run/seat.ts';

const GAIN_TICKS = 90;

/** The gain of a link, as it is shown beside the score. */
export interface Gain {
  readonly words: () => string;
  /** The color that went, 1 to 5; 0 for none in particular. */
  readonly color: number;
  /** Comes on top of what the last link brought, and joins its line. */
  readonly joins?: boolean;
}

/** A running game as components read it: each is rendered again when what it reads changes, not on every tick. */
export interface Watched<State> {
  readonly state: ReadonlySignal<State>;
  readonly gain: ReadonlySignal<Gain | undefined>;
}

type Gains<G extends GameTypes> = (event: G['event'], before: G['state']) => Gain | undefined;

export class Hud<G extends FallingTypes> implements Watched<G['state']>, Follower<G> {
  readonly state: Signal<G['state']>;
  /** On its way to the real score. */
  readonly score = signal(0);
  readonly gain = signal<Gain | undefined>(undefined);
  readonly #gainOf: Gains<G>;
  readonly #counts: () => boolean;
  #count: Count = arrived(0);
  #gainLeft = 0;

  /** `counts`: does the score count up, or change at once? */
  constructor(state: G['state'], gainOf: Gains<G>, counts: () => boolean) {
    this.state = signal(state);
    this.#gainOf = gainOf;
    this.#counts = counts;
  }

  show(state: G['state']): void {
    this.#count = arrived(state.score);
    this.#gainLeft = 0;
    this.gain.value = undefined;
    this.#read(state);
  }

  tick({ before, after, events }: TickView<G>): void {
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

  #read(state: G['state']): void {
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
