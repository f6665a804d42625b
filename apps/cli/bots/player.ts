// The players that a command can name: a bot of ours, or any program.

import type { BotGame } from '@rensa/bots/bot';
import { type Args, whole } from '../io/args.ts';
import { listed } from '../io/lists.ts';
import { guestAt } from './guest.ts';
import { LOG_FLAG, LOG_HELP, type LogOpener, logsTo } from './log.ts';
import { type SeatedPlayer, seatOf } from './seat.ts';

export interface BotPlayer {
  /** The name of a bot of ours, or the command of a program. */
  readonly name: string;
  readonly isProgram: boolean;
  /** Takes a seat for one game under a ruleset. */
  readonly sit: (ruleset: string) => Promise<SeatedPlayer>;
}

const PROGRAM = 'cmd:';
const TIME = { least: 10, most: 600_000 };
const DEFAULT_TIME = 2000;

/** The forms of a player in a command. */
export function playerNames({ names }: BotGame): readonly string[] {
  return [...names, `${PROGRAM}PROGRAM`];
}

export const PROGRAM_HELP: readonly string[] = [
  'cmd:PROGRAM is any program that uses the protocol of docs/bot-protocol.md',
  `--time MS            (${DEFAULT_TIME}) how long a program may think per move`,
  LOG_HELP,
];

export function timeOf(args: Args): number {
  return whole(args, 'time', TIME, DEFAULT_TIME);
}

/** How programs are run. */
export interface ProgramTerms {
  /** Milliseconds per move. */
  readonly time: number;
  readonly logs: LogOpener | undefined;
}

export const PROGRAM_FLAGS = { time: 'value', ...LOG_FLAG } as const;

export function termsOf(args: Args): ProgramTerms {
  return { time: timeOf(args), logs: logsTo(args.values.get('log')) };
}

/** The command of a program, with or without the prefix. */
export function commandIn(written: string): string {
  return (written.startsWith(PROGRAM) ? written.slice(PROGRAM.length) : written).trim();
}

/** Reads a player. */
export function playerOf(game: BotGame, written: string, { time, logs }: ProgramTerms): BotPlayer {
  const command = commandIn(written);
  if (written.startsWith(PROGRAM) && command !== '') {
    const sit = (ruleset: string): Promise<SeatedPlayer> =>
      guestAt({ game, command, ruleset, time, log: logs?.(command) });
    return { name: command, isProgram: true, sit };
  }
  if (!game.names.includes(written)) {
    throw new Error(`unknown bot ${JSON.stringify(written)}: choose ${listed(playerNames(game), 'or')}`);
  }
  const bot = game.open(written);
  return { name: written, isProgram: false, sit: () => Promise.resolve(seatOf(bot)) };
}

/** Splits `A,B,…`. A command may contain commas unless a bot's name or another `cmd:` follows one. */
export function splitPlayers({ names }: BotGame, written: string): string[] {
  const players: string[] = [];
  for (const part of written.split(',')) {
    const before = players.at(-1);
    const isNext = before?.startsWith(PROGRAM) !== true || part.startsWith(PROGRAM) || names.includes(part);
    if (isNext) players.push(part);
    else players[players.length - 1] = `${before},${part}`;
  }
  return players;
}
