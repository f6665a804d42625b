import { type Bot, BOTS } from '@rensa/bots/puyo';
import { type Args, choice } from '../args.ts';

export const BOT_NAMES: readonly string[] = BOTS.map(({ name }) => name);

export function botOf(args: Args): Bot {
  const name = choice(args, 'bot', BOT_NAMES, 'strong');
  return BOTS.find((bot) => bot.name === name) as Bot;
}
