// What handlers work with, made in one place.

import type { Challenges } from '../../accounts/challenge.ts';
import type { Tokens } from '../../accounts/tokens.ts';
import type { ServerClock } from '../../base/clock.ts';
import type { Limits } from '../../base/limits.ts';
import type { Metrics } from '../../base/metrics.ts';
import type { ServerLog } from '../../base/log.ts';
import type { Config } from '../../base/config.ts';
import type { ServerDatabase } from '../../database/core/database.ts';

export interface Services {
  readonly config: Config;
  /** The origin that people open. */
  readonly origin: string;
  readonly clock: ServerClock;
  readonly log: ServerLog;
  readonly metrics: Metrics;
  readonly limits: Limits;
  /** Throws `database-away` while there is none. */
  readonly database: () => ServerDatabase;
  readonly challenges: () => Challenges;
  readonly tokens: Tokens;
}
