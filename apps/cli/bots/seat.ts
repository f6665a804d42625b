import type { Bot, Reply, View } from '@rensa/bots/puyo';

/** A player in a game. */
export interface Seated {
  /** Never throws: whoever cannot play forfeits. */
  readonly ask: (view: View) => Promise<Reply>;
  /** Moves that were lost, and why, since the game began. */
  readonly slips: readonly string[];
  /** Milliseconds of thinking since the game began: the processor's for our own, the clock's for others. */
  readonly ms: () => number;
  readonly leave: () => Promise<void>;
}

/** A bot of ours. */
export function seatOf(bot: Bot): Seated {
  let micros = 0;
  return {
    ask(view) {
      const start = process.cpuUsage();
      const { placements } = bot.think(view);
      const { user, system } = process.cpuUsage(start);
      micros += user + system;
      return Promise.resolve({ placements });
    },
    slips: [],
    ms: () => micros / 1000,
    leave: () => Promise.resolve(),
  };
}
