import type { GameTypes, TimelineStep } from '@rensa/engine';
import type { WatchedTicks } from './replay.ts';

/** Ticks that have been played already, to be watched like a replay. */
export class RecordedTicks<G extends GameTypes> implements WatchedTicks<G> {
  readonly result = undefined;
  state: G['state'];
  tick = 0;
  readonly #start: G['state'];
  readonly #steps: readonly TimelineStep<G>[];

  constructor(start: G['state'], steps: readonly TimelineStep<G>[]) {
    this.#start = start;
    this.#steps = steps;
    this.state = start;
  }

  get ticks(): number {
    return this.#steps.length;
  }

  next(): TimelineStep<G> | undefined {
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
