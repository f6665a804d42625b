import type { TimelineStep, TypesOf } from '@rensa/engine';
import type { WatchedTicks } from './replay.ts';

/** Ticks that have been played already, to be watched like a replay. */
export class RecordedTicks<State, Event> implements WatchedTicks<State, Event> {
  readonly result = undefined;
  state: State;
  tick = 0;
  readonly #start: State;
  readonly #steps: readonly TimelineStep<TypesOf<unknown, State, Event>>[];

  constructor(start: State, steps: readonly TimelineStep<TypesOf<unknown, State, Event>>[]) {
    this.#start = start;
    this.#steps = steps;
    this.state = start;
  }

  get ticks(): number {
    return this.#steps.length;
  }

  next(): TimelineStep<TypesOf<unknown, State, Event>> | undefined {
    const step = this.#steps[this.tick];
    if (step === undefined) return undefined;
    this.tick++;
    this.state = step.after;
    return step;
  }

  seek(tick: number): void {
    this.tick = Math.min(Math.max(0, Math.round(tick)), this.ticks);
    this.state = this.#steps[this.tick - 1]?.after ?? this.#start;
  }
}
