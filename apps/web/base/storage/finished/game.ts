// Record of a finished game: a few numbers that are kept forever, while replays come and go.

import { fields, flag, text, whole } from '@rensa/engine';
import { moment } from '../moment.ts';

export interface FinishedGame {
  /** Name of its run. A run counts once, in any tab or visit. */
  readonly run: string;
  /** Id of the game. */
  readonly game: string;
  /** Way it was played: the choices by which best scores are kept. */
  readonly way: string;
  /** Time of its end, in milliseconds since 1970. */
  readonly at: number;
  readonly ticks: number;
  readonly score: number;
  /** Longest chain, or what the game counts instead. */
  readonly peak: number;
  /** True if it counts for bests and plots. */
  readonly ranked: boolean;
  /** Hash of its replay, which may still be stored. */
  readonly hash?: string;
  /** Name of the bot, and result, in a match of a person against a bot. */
  readonly bot?: string;
  readonly won?: boolean;
}

const count = whole(0, Number.MAX_SAFE_INTEGER);

const check = fields<FinishedGame, Pick<FinishedGame, 'hash' | 'bot' | 'won'>>(
  {
    run: text(80),
    game: text(40),
    way: text(200),
    at: moment,
    ticks: count,
    score: count,
    peak: whole(0, 10_000),
    ranked: flag,
  },
  { hash: text(16), bot: text(40), won: flag },
);

export function parseFinished(raw: unknown): FinishedGame {
  return check(raw, 'the finished game');
}
