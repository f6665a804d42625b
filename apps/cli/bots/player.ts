// Whoever can sit down to play: a bot of ours, or a program of somebody else's.

import { BOTS } from '@rensa/bots/puyo';
import type { RulesName } from '@rensa/games/puyo';
import { type Args, listed, whole } from '../io/args.ts';
import { guestAt } from './guest.ts';
import { BOT_NAMES } from './names.ts';
import { type Seated, seatOf } from './seat.ts';

export interface Player {
  readonly name: string;
  /** For one game. */
  readonly sit: (rules: RulesName) => Promise<Seated>;
}

const PROGRAM = 'cmd:';
const TIME = { least: 10, most: 600_000 };
const TIME_USUAL = 2000;

/** How players are written. */
export const PLAYERS: readonly string[] = [...BOT_NAMES, `${PROGRAM}PROGRAM`];

export const PROGRAM_HELP: readonly string[] = [
  'cmd:PROGRAM is any program that speaks the protocol of docs/bot-protocol.md',
  `--time MS            (${TIME_USUAL}) how long a program may think about a move`,
];

export function timeOf(args: Args): number {
  return whole(args, 'time', TIME, TIME_USUAL);
}

/** `time` is what a program has for a move, in milliseconds. */
export function playerOf(written: string, time: number): Player {
  if (written.startsWith(PROGRAM)) {
    const command = written.slice(PROGRAM.length).trim();
    if (command !== '') return { name: command, sit: (rules) => guestAt(command, rules, time) };
  }
  const bot = BOTS.find(({ name }) => name === written);
  if (bot !== undefined) return { name: written, sit: () => Promise.resolve(seatOf(bot)) };
  throw new Error(`a bot is ${listed(PLAYERS, 'or')}, not ${JSON.stringify(written)}`);
}

/** `A,B,…`; a command may hold commas, as long as no bot's name and no other `cmd:` follows one. */
export function splitPlayers(written: string): string[] {
  const players: string[] = [];
  for (const part of written.split(',')) {
    const before = players.at(-1);
    const isOwn = before?.startsWith(PROGRAM) !== true || part.startsWith(PROGRAM) || BOT_NAMES.includes(part);
    if (isOwn) players.push(part);
    else players[players.length - 1] = `${before},${part}`;
  }
  return players;
}
