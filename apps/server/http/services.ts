// What handlers work with, made in one place.

import type { Challenges } from '../accounts/challenge.ts';
import type { Tokens } from '../accounts/tokens.ts';
import type { Clock } from '../base/clock.ts';
import type { Limits } from '../base/limits.ts';
import type { Metrics } from '../base/metrics.ts';
import type { Log } from '../base/log.ts';
import type { Config } from '../base/config.ts';
import type { Database } from '../database/database.ts';

export interface Services {
  readonly config: Config;
  /** The origin that people open. */
  readonly origin: string;
  readonly clock: Clock;
  readonly log: Log;
  readonly metrics: Metrics;
  readonly limits: Limits;
  /** Throws `database-away` while there is none. */
  readonly database: () => Database;
  readonly challenges: () => Challenges;
  readonly tokens: Tokens;
}
