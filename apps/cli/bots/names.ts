import type { Bot, BotGame } from '@rensa/bots/bot';
import { listed } from '../io/args.ts';

/** The bot that a game takes when none is named. */
export function defaultBot({ names }: BotGame): string {
  return names[0] as string;
}

export function botNamed(game: BotGame, written: string): Bot {
  if (game.names.includes(written)) return game.open(written);
  throw new Error(`unknown bot ${JSON.stringify(written)}: choose ${listed(game.names, 'or')}`);
}
