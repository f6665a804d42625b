// What stands around the board. Signals, so that only what changes is drawn again.

import { type Signal, signal } from '@preact/signals';
import type { Color, Colors, Event, State } from '@rensa/games/puyo';
import { count, type Count, countedTo, secondsOf } from './format.ts';

/** How a link was scored, in the colour that popped. */
export interface Formula {
  readonly base: number;
  readonly bonus: number;
  readonly points: number;
  readonly color: Color;
}

const POINTS_A_PUYO = 10;
const FORMULA_TICKS = 90;

export class Hud {
  /** On its way to the real score. */
  readonly score = signal(0);
  readonly formula = signal<Formula | undefined>(undefined);
  /** Of the running chain; 0 when there is none. */
  readonly chain = signal(0);
  readonly longest = signal(0);
  readonly level = signal<number | undefined>(undefined);
  readonly seconds = signal(0);
  readonly next: Signal<readonly Colors[]> = signal<readonly Colors[]>([]);
  #count: Count = { from: 0, to: 0, ticks: Number.POSITIVE_INFINITY };
  #formulaLeft = 0;

  /** Shows a state at once. */
  show(state: State): void {
    this.#count = { from: state.score, to: state.score, ticks: Number.POSITIVE_INFINITY };
    this.#formulaLeft = 0;
    this.formula.value = undefined;
    this.#read(state);
  }

  /** One tick on. `still` numbers change without counting. */
  tick(state: State, events: readonly Event[], still: boolean): void {
    for (const event of events) {
      if (event.kind === 'popped') this.#explain(event);
    }
    if (this.#formulaLeft > 0 && --this.#formulaLeft === 0) this.formula.value = undefined;
    this.#count = still ? { from: state.score, to: state.score, ticks: Infinity } : count(this.#count, state.score);
    this.#read(state);
  }

  #explain({ link, groups }: Extract<Event, { kind: 'popped' }>): void {
    const base = POINTS_A_PUYO * link.cleared;
    this.formula.value = { base, bonus: link.bonus, points: link.score, color: groups[0]?.color ?? 1 };
    this.#formulaLeft = FORMULA_TICKS;
  }

  #read(state: State): void {
    this.score.value = countedTo(this.#count);
    this.chain.value = state.chain;
    this.longest.value = state.maxChain;
    this.level.value = state.rules.levels === null ? undefined : state.level;
    this.seconds.value = secondsOf(state.ticks);
    this.next.value = state.next;
  }
}
