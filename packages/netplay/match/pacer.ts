// Real time into the ticks of a round: the clock of the node, as a page knows it, and how many ticks a frame runs.

import { accumulate } from '@rensa/engine';
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

export interface PacedTicks {
  readonly ticks: number;
  /** Nothing is pressed, drawn or heard in them. */
  readonly isCatchUp: boolean;
}

/** Never more than one tick in eight slower or faster, except after a second without the page. */
export class Pacer {
  #bank = 0;

  /** `due` ticks are missing, and `elapsed` milliseconds have passed since the last frame. */
  frame(due: number, elapsed: number): PacedTicks {
    if (due > CATCH_UP) {
      this.#bank = 0;
      return { ticks: due, isCatchUp: true };
    }
    const { ticks, bank } = accumulate(this.#bank, elapsed, due > BEHIND ? 9 / 8 : due < 0 ? 7 / 8 : 1);
    this.#bank = bank;
    return { ticks, isCatchUp: false };
  }
}
