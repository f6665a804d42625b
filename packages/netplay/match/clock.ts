// The clock of a round: milliseconds of the node into ticks. It may stop at a tick, and go on later.

import { TICKS_PER_SECOND } from '@rensa/engine';

export interface RoundTime {
  /** The moment before the first tick. */
  readonly startAt: number;
  readonly stopAt?: number;
}

/** The tick that is due. Before the round begins it is below 0. */
export function tickAt({ startAt, stopAt = Infinity }: RoundTime, now: number): number {
  return Math.min(Math.floor(((now - startAt) * TICKS_PER_SECOND) / 1000), stopAt);
}

/** The start of a clock that shows a tick at a moment. */
export function startFor(tick: number, now: number): number {
  return now - Math.ceil((tick * 1000) / TICKS_PER_SECOND);
}
