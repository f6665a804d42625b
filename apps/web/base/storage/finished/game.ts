// What is kept of every finished game for good: a few numbers, while replays come and go.

import { fields, flag, text, whole } from '@rensa/engine';

export interface FinishedGame {
  /** The name of its run. A run counts once, whatever tab or visit it ends in. */
  readonly run: string;
  /** The id of the game. */
  readonly game: string;
  /** How it was played: what was chosen, as best scores are kept. */
  readonly way: string;
  /** When it ended, in milliseconds since 1970. */
  readonly at: number;
  readonly ticks: number;
  readonly score: number;
  /** The longest chain, or what the game counts instead. */
  readonly peak: number;
  /** Whether it counts for bests and plots. */
  readonly ranked: boolean;
  /** Of its replay, which may be kept. */
  readonly hash?: string;
  /** Of a match of a person against a bot. */
  readonly bot?: string;
  readonly won?: boolean;
}

const count = whole(0, Number.MAX_SAFE_INTEGER);

const check = fields<FinishedGame, Pick<FinishedGame, 'hash' | 'bot' | 'won'>>(
  {
    run: text(80),
    game: text(40),
    way: text(200),
    at: count,
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
