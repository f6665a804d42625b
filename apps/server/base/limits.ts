// The limits of routes, per account and per address.

import { type LimitKind, Problem } from '@rensa/api';
import { RateLimiterMemory } from 'rate-limiter-flexible';

interface Limit {
  readonly points: number;
  /** Seconds. */
  readonly per: number;
}

interface LimitRow {
  readonly account?: Limit;
  readonly address: Limit;
}

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

const LIMITS: Readonly<Record<LimitKind, LimitRow>> = {
  read: { account: { points: 300, per: MINUTE }, address: { points: 600, per: MINUTE } },
  write: { account: { points: 60, per: MINUTE }, address: { points: 120, per: MINUTE } },
  'sign-in': { address: { points: 20, per: MINUTE } },
  'new-account': { address: { points: 60, per: HOUR } },
  // Attempts count, and most good names are taken.
  name: { account: { points: 20, per: DAY }, address: { points: 60, per: DAY } },
  report: { account: { points: 20, per: DAY }, address: { points: 20, per: DAY } },
  code: { account: { points: 20, per: MINUTE }, address: { points: 20, per: MINUTE } },
  play: { account: { points: 20, per: MINUTE }, address: { points: 60, per: MINUTE } },
  upload: { account: { points: 10, per: MINUTE }, address: { points: 60, per: MINUTE } },
  export: { account: { points: 2, per: DAY }, address: { points: 20, per: DAY } },
};

/** The state of the limit that is nearest to its end, for the headers of the answer. */
export interface Quota {
  readonly limit: number;
  readonly left: number;
  /** Seconds until it is full again. */
  readonly reset: number;
  readonly per: number;
}

export class Limits {
  readonly #limiters = new Map<string, RateLimiterMemory>();
  readonly #factor: number;
  readonly #onLimited: (kind: LimitKind) => void;

  /** `factor` multiplies the limits per address. */
  constructor(factor: number, onLimited: (kind: LimitKind) => void) {
    this.#factor = factor;
    this.#onLimited = onLimited;
  }

  /** Takes one use; throws `too-many` with the time to wait. */
  async take(kind: LimitKind, { address, account }: { address: string; account?: number | undefined }): Promise<Quota> {
    const row = LIMITS[kind];
    const perAddress = { ...row.address, points: row.address.points * this.#factor };
    const quotas = [await this.#use(kind, 'address', perAddress, address)];
    if (account !== undefined && row.account !== undefined) {
      quotas.push(await this.#use(kind, 'account', row.account, String(account)));
    }
    return quotas.reduce((least, each) => (each.left < least.left ? each : least));
  }

  async #use(kind: LimitKind, whose: string, { points, per }: Limit, key: string): Promise<Quota> {
    const name = `${kind} ${whose}`;
    const limiter = this.#limiters.get(name) ?? new RateLimiterMemory({ points, duration: per, keyPrefix: name });
    this.#limiters.set(name, limiter);
    const used = await limiter.consume(key).catch((over: { readonly msBeforeNext: number }) => {
      this.#onLimited(kind);
      throw new Problem('too-many', { wait: Math.max(1, Math.ceil(over.msBeforeNext / 1000)) });
    });
    return { limit: points, left: used.remainingPoints, reset: Math.ceil(used.msBeforeNext / 1000), per };
  }
}
