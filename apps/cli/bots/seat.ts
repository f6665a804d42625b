import { type Bot, think } from '@rensa/bots/bot';
import type { MoveReply, MoveRequest } from '@rensa/bots/play';
import type { GameEnd } from '@rensa/bots/protocol';

/** A player in one game. */
export interface SeatedPlayer {
  readonly name: string;
  /** Answers a request. It never throws: a player that cannot play forfeits. */
  readonly ask: (request: MoveRequest) => Promise<MoveReply>;
  /** The reason of each lost move, oldest first. */
  readonly lostMoves: readonly string[];
  /** Milliseconds of thinking since the game began: CPU time of our bots, clock time of a program. */
  readonly ms: () => number;
  /** Leaves the game; `end` is absent if the game was aborted. */
  readonly leave: (end?: GameEnd) => Promise<void>;
}

/** Seats a bot of ours. */
export function seatOf(bot: Bot): SeatedPlayer {
  let micros = 0;
  return {
    name: bot.name,
    ask({ view }) {
      const start = process.cpuUsage();
      const { placements } = think(bot, view);
      const { user, system } = process.cpuUsage(start);
      micros += user + system;
      return Promise.resolve({ placements });
    },
    lostMoves: [],
    ms: () => micros / 1000,
    leave: () => Promise.resolve(),
  };
}
