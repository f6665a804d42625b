// Counter gems between two players along a line of play: what it sends, what it cancels, and what falls on it.

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

/** What is on its way after some turns. */
export interface Traffic extends Pick<Exchanging, 'pending' | 'queued' | 'weakened'> {
  /** Sent since the line began; what is sent later counts for less. */
  readonly sent: number;
}

export const NO_TRAFFIC: Traffic = { pending: 0, queued: 0, weakened: false, sent: 0 };

/** Plays the part of a turn that two boards share. */
export class Exchanger {
  readonly start: Traffic;
  /** Written again for each exchange. */
  readonly #now: { -readonly [K in keyof Exchanging]: Exchanging[K] };
  /** In which the opponent's counter gems come. */
  readonly #incoming: PatternName;

  constructor({ rules, pending, due, weakened, ticks, pattern, opponent }: GemsView) {
    this.start = { pending: pending - due, queued: due, weakened, sent: 0 };
    this.#now = { ...this.start, ticks, rules: RULES[rules], setup: { pattern } };
    this.#incoming = opponent?.pattern ?? pattern;
  }

  /**
   * Pays what the piece has just scored in so many links, of which a share counts, and lets fall what is due on the current
   * field.
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

/** What counter gems on their way to a side are worth to the other. */
export interface PressureWeights {
  /** For each. */
  readonly gem: number;
  /** For every percent of the alley that they fill beyond half of it. */
  readonly percent: number;
  /** When they fill it. */
  readonly full: number;
  /** What one counts that is sent a piece later, beside one that is sent now. */
  readonly later: number;
}

/** What so many counter gems on their way to a side with this board are worth to the other. */
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
