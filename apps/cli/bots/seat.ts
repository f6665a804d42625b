import { type Bot, think } from '@rensa/bots/bot';
import type { MoveReply, MoveRequest } from '@rensa/bots/play';
import type { GameEnd } from '@rensa/bots/protocol';

/** A player in a game. */
export interface SeatedPlayer {
  readonly name: string;
  /** Never throws: a player that cannot play forfeits. */
  readonly ask: (request: MoveRequest) => Promise<MoveReply>;
  /** Why each move was lost that was, since the game began. */
  readonly lostMoves: readonly string[];
  /** Milliseconds of thinking since the game began: CPU time for our bots, the clock's for programs. */
  readonly ms: () => number;
  /** Takes how the game ended for it, if it did. */
  readonly leave: (end?: GameEnd) => Promise<void>;
}

/** A bot of ours. */
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

/** Answers every request of a game by the seat that it is for, and gives how the game ended. */
export async function drive<Result>(
  game: Generator<MoveRequest, Result, MoveReply>,
  seats: readonly SeatedPlayer[],
): Promise<Result> {
  let step = game.next();
  while (step.done !== true) step = game.next(await (seats[step.value.seat] as SeatedPlayer).ask(step.value));
  return step.value;
}
