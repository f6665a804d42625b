// Real time into the ticks of a round: the clock of the node, as a page knows it, and the pace of a board.

import type { PongMessage } from '../wire/messages.ts';

const KEPT = 8;
/** So many answers set the clock at once; later ones move it slowly. */
const FIRST = 3;
/** The clock moves by one tick in so many at most. */
const SLEW = 30;
/** Ticks that are due, from which on they are run at once and without a press. */
const CATCH_UP = 60;
const BEHIND = 2;

/** The clock of the node, from the shortest of the last round trips. */
export class NodeClock {
  readonly #samples: { readonly trip: number; readonly offset: number }[] = [];
  #heard = 0;
  #wanted = 0;
  #offset = 0;
  #at: number | undefined;

  /** The milliseconds of a round trip; undefined before the first. */
  get trip(): number | undefined {
    return this.#samples.at(-1)?.trip;
  }

  hear({ t, server }: PongMessage, now: number): void {
    this.#samples.push({ trip: now - t, offset: server - (t + now) / 2 });
    if (this.#samples.length > KEPT) this.#samples.shift();
    this.#wanted = this.#samples.reduce((best, each) => (each.trip < best.trip ? each : best)).offset;
    if (++this.#heard <= FIRST) this.#offset = this.#wanted;
  }

  /** The milliseconds of the node at a moment of the page. */
  at(now: number): number {
    const most = Math.max(0, now - (this.#at ?? now)) / SLEW;
    this.#at = now;
    this.#offset += Math.max(-most, Math.min(most, this.#wanted - this.#offset));
    return now + this.#offset;
  }
}

/**
 * The factor of the usual speed while so many ticks are due: never more than one tick in eight slower or faster. Undefined
 * after a second without the page: what is due runs at once, and nothing is pressed, drawn or heard in it.
 */
export function paceFor(due: number): number | undefined {
  if (due > CATCH_UP) return undefined;
  if (due > BEHIND) return 9 / 8;
  return due < 0 ? 7 / 8 : 1;
}
