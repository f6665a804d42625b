import type { Bot, BotGame } from '@rensa/bots/bot';
import { first, listed } from '../io/lists.ts';

/** The bot of a game when none is named. */
export function defaultBot({ names }: BotGame): string {
  return first(names);
}

export function botNamed(game: BotGame, written: string): Bot {
  if (game.names.includes(written)) return game.open(written);
  throw new Error(`unknown bot ${JSON.stringify(written)}: choose ${listed(game.names, 'or')}`);
}
