import { type Bot, BOTS } from '@rensa/bots/puyo';
import { listed } from '../io/args.ts';

export const BOT_NAMES: readonly string[] = BOTS.map(({ name }) => name);

export const USUAL_BOT = 'strong';

export function botNamed(written: string): Bot {
  const found = BOTS.find(({ name }) => name === written);
  if (found !== undefined) return found;
  throw new Error(`a bot is ${listed(BOT_NAMES, 'or')}, not ${JSON.stringify(written)}`);
}
