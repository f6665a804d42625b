import type { BotGame } from '@rensa/bots/bot';
import type { EnvGame } from '@rensa/bots/env';
import type { CliGame } from '../tasks/game.ts';
import { envTask } from './env.ts';
import { matchTask } from './match.ts';
import { playTask } from './play.ts';
import type { TaskText } from './text.ts';
import { thinkTask } from './think.ts';

/** The texts of `help` about the bot commands of one game. */
interface BotTexts {
  readonly play: TaskText;
  readonly match: TaskText;
  /** Its help describes a position and an answer. */
  readonly think: TaskText;
}

/** The commands for the bots of a game. */
export function botTasks(
  bots: BotGame,
  env: EnvGame,
  { play, match, think }: BotTexts,
): Required<Pick<CliGame, 'bots' | 'play' | 'match' | 'think' | 'env'>> {
  return {
    bots,
    play: playTask(bots, play),
    match: matchTask(bots, match),
    think: thinkTask(bots, think),
    env: envTask(env),
  };
}
