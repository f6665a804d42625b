// Counter gems between two players along a line of play: those it sends, those it cancels, and those that fall on it.

import {
  amountOf,
  exchange,
  type Exchanging,
  type PatternName,
  RULES,
  SPAWN_COL,
  VISIBLE_ROWS,
  COLS,
  heightOf,
} from '@rensa/games/gems';
import type { GemsKernel } from './kernel/index.ts';
import type { GemsSide, GemsView } from './view.ts';

/** Counter gems on their way after some turns. */
export interface Traffic extends Pick<Exchanging, 'pending' | 'queued' | 'weakened'> {
  /** Sent since the line began. Later gems count less. */
  readonly sent: number;
}

export const NO_TRAFFIC: Traffic = { pending: 0, queued: 0, weakened: false, sent: 0 };

/** Plays the part of a turn in which two boards meet. */
export class Exchanger {
  readonly start: Traffic;
  /** Reused for each exchange. */
  readonly #now: { -readonly [K in keyof Exchanging]: Exchanging[K] };
  /** Pattern of the opponent's counter gems. */
  readonly #incoming: PatternName;

  constructor({ rules, pending, due, weakened, ticks, pattern, opponent }: GemsView) {
    this.start = { pending: pending - due, queued: due, weakened, sent: 0 };
    this.#now = { ...this.start, ticks, rules: RULES[rules], setup: { pattern } };
    this.#incoming = opponent?.pattern ?? pattern;
  }

  /**
   * Pays the `links` links of the last piece, weighted with `share`, and drops the counter gems that are due on the
   * current field.
   */
  settle(kernel: GemsKernel, links: number, before: Traffic, share: number): Traffic {
    const { attack } = this.#now.rules;
    if (attack === null) return before;
    let traffic = before;
    for (let link = 0; link < links; link++) {
      traffic = this.#pay(traffic, amountOf(kernel.linkScore(link), attack, this.#now.ticks), share);
    }
    if (kernel.isCleared()) traffic = this.#pay(traffic, attack.allClear, share);
    const { pending, queued, weakened, sent } = traffic;
    if (queued === 0 && pending === 0) return traffic;
    const count = weakened ? attack.offsetCount : attack.count;
    if (queued > 0) kernel.receive({ amount: queued, pattern: this.#incoming, count });
    return { pending: 0, queued: pending, weakened: weakened && pending > 0, sent };
  }

  #pay(traffic: Traffic, amount: number, share: number): Traffic {
    this.#now.pending = traffic.pending;
    this.#now.queued = traffic.queued;
    this.#now.weakened = traffic.weakened;
    const { sent, pending, queued, weakened } = exchange(this.#now, amount);
    return { sent: traffic.sent + share * sent, pending, queued, weakened };
  }
}

/** Worth of counter gems on their way to a side, for the other side. */
export interface PressureWeights {
  /** Per counter gem. */
  readonly gem: number;
  /** Per percent of the alley that they fill above 50%. */
  readonly percent: number;
  /** For a full alley. */
  readonly full: number;
  /** Weight of a counter gem sent one piece later. */
  readonly later: number;
}

/** Computes the worth of counter gems on their way to a side, for the other side. */
export class Pressure {
  readonly #coming: number;
  readonly #room: number;
  readonly #weights: PressureWeights;

  constructor(side: GemsSide | null, weights: PressureWeights) {
    this.#coming = side?.pending ?? 0;
    this.#room = COLS * Math.max(1, VISIBLE_ROWS - (side === null ? 0 : heightOf(side.board, SPAWN_COL)));
    this.#weights = weights;
  }

  with(more: number): number {
    const coming = this.#coming + more;
    const percent = Math.min(100, Math.floor((100 * coming) / this.#room));
    const { gem, percent: each, full } = this.#weights;
    return gem * coming + each * Math.max(0, percent - 50) + (percent === 100 ? full : 0);
  }
}
