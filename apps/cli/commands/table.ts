import { GAME_COMMANDS } from '../catalog/games.ts';
import type { Command } from '../tasks/command.ts';
import { bench } from './bench.ts';
import { bot } from './bot.ts';
import { checkBot } from './checkbot.ts';
import { deal } from './deal.ts';
import { drop } from './drop.ts';
import { env } from './env.ts';
import { helpWith } from './help.ts';
import { league } from './league.ts';
import { match } from './match.ts';
import { netplay } from './netplay.ts';
import { play } from './play.ts';
import { replay } from './replay.ts';
import { resolve } from './resolve.ts';
import { think } from './think.ts';
import { verify } from './verify.ts';

/** One entry per command, in the order that `help` lists them. */
export const COMMANDS: readonly Command[] = [
  helpWith(() => COMMANDS),
  resolve,
  deal,
  drop,
  play,
  match,
  league,
  netplay,
  think,
  env,
  ...GAME_COMMANDS,
  replay,
  verify,
  bot,
  checkBot,
  bench,
];
