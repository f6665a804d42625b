// Who can play: a bot of ours, or any program.

import type { BotGame } from '@rensa/bots/bot';
import { type Args, listed, whole } from '../io/args.ts';
import { guestAt } from './guest.ts';
import { type SeatedPlayer, seatOf } from './seat.ts';

export interface BotPlayer {
  readonly name: string;
  /** For one game under a ruleset. */
  readonly sit: (ruleset: string) => Promise<SeatedPlayer>;
}

const PROGRAM = 'cmd:';
const TIME = { least: 10, most: 600_000 };
const TIME_USUAL = 2000;

/** How players are written. */
export function playerNames({ names }: BotGame): readonly string[] {
  return [...names, `${PROGRAM}PROGRAM`];
}

export const PROGRAM_HELP: readonly string[] = [
  'cmd:PROGRAM is any program that uses the protocol of docs/bot-protocol.md',
  `--time MS            (${TIME_USUAL}) how long a program may think per move`,
];

export function timeOf(args: Args): number {
  return whole(args, 'time', TIME, TIME_USUAL);
}

/** `time` is what a program has for a move, in milliseconds. */
export function playerOf(game: BotGame, written: string, time: number): BotPlayer {
  if (written.startsWith(PROGRAM)) {
    const command = written.slice(PROGRAM.length).trim();
    if (command !== '') return { name: command, sit: (ruleset) => guestAt({ game, command, ruleset, time }) };
  }
  if (!game.names.includes(written)) {
    throw new Error(`unknown bot ${JSON.stringify(written)}: choose ${listed(playerNames(game), 'or')}`);
  }
  const bot = game.open(written);
  return { name: written, sit: () => Promise.resolve(seatOf(bot)) };
}

/** `A,B,…`; a command may hold commas, as long as no bot's name and no other `cmd:` follows one. */
export function splitPlayers({ names }: BotGame, written: string): string[] {
  const players: string[] = [];
  for (const part of written.split(',')) {
    const before = players.at(-1);
    const isOwn = before?.startsWith(PROGRAM) !== true || part.startsWith(PROGRAM) || names.includes(part);
    if (isOwn) players.push(part);
    else players[players.length - 1] = `${before},${part}`;
  }
  return players;
}
