import { type BotGame, PressMemory } from '@rensa/bots/bot';
import { TICKS_PER_SECOND } from '@rensa/engine';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { type Args, choice, type Flags, whole } from '../io/args.ts';
import { codeOf } from '../io/errors.ts';
import { saveText } from '../io/files.ts';
import { first, listed } from '../io/lists.ts';
import type { Report } from '../io/output.ts';
import { clockTime, counted } from '../io/print.ts';
import type { Task } from '../tasks/task.ts';
import { playApart } from './apart.ts';
import { type Contest, type ContestGame, type Pairing, playGame } from './contest.ts';
import {
  playerNames,
  playerOf,
  PROGRAM_FLAGS,
  PROGRAM_HELP,
  type ProgramTerms,
  splitPlayers,
  termsOf,
} from './player.ts';
import { type ContestScore, pairingsOf, playAll, scoreOf } from './series.ts';
import type { TaskText } from './text.ts';

const PIECES = { least: 1, most: 100_000 };
const JOBS = { least: 1, most: 64 };
const MAX_MINUTES = 15;
/** Flags about the series; a process for a single game does not get them as given. */
const SERIES_FLAGS = ['bots', 'seeds', 'swap', 'jobs'];

export function matchTask(game: BotGame, text: TaskText): Task<readonly number[], Report> {
  return {
    flags: {
      ...contestFlags,
      bots: 'value',
      swap: 'switch',
      replay: 'value',
    },
    help: [
      `--bots A,B           each ${listed(playerNames(game), 'or')}`,
      ...PROGRAM_HELP,
      `--rules R            (${first(game.rulesets)}) ${listed(game.rulesets, 'or')}`,
      '--swap               the bots change seats from seed to seed; the answer still lists A first',
      `--jobs N             (1) how many games to play at a time, each in its own process, ${JOBS.least} to ${JOBS.most}`,
      '--replay FOLDER      write each game there, to a file named by its seed',
      `--pieces K           stop a game after K pieces of one seat, as a draw; it also ends as a draw after ${MAX_MINUTES} minutes`,
      ...text.help,
    ],
    examples: text.examples,
    prepare: (args) => prepare(game, args),
  };
}

function prepare(game: BotGame, args: Args): (seeds: readonly number[]) => Report {
  const bots = botsOf(game, args);
  const contest = contestIn(game, args);
  const jobs = whole(args, 'jobs', JOBS, 1);
  const swap = args.values.has('swap');
  return (seeds) => ({
    async run(say) {
      const score = scoreOf(
        await playAll(pairingsOf(seeds, swap), {
          jobs,
          play: (pairing) => playPairing(contest, bots, pairing, jobs),
          ended: (_, ended) => say(lineOf(ended)),
        }),
      );
      return { json: score, text: () => describe(score) };
    },
  });
}

/** The terms of the games of a series, between any two players. */
export interface PlayedContest {
  readonly game: BotGame;
  readonly terms: ProgramTerms;
  readonly ruleset: string;
  readonly limits: Contest['limits'];
  readonly memory: PressMemory;
  /** The folder for replays. */
  readonly folder: string | undefined;
  /** The flags for a game in another process. */
  readonly flags: ReadonlyMap<string, string>;
}

/** Flags that say how each game is played, and how many at a time. */
export const contestFlags: Flags = { rules: 'value', jobs: 'value', pieces: 'value', ...PROGRAM_FLAGS };

export function contestHelp(): readonly string[] {
  return [
    '--rules R            the ruleset; the first one of the game if absent',
    `--jobs N             (1) how many games to play at a time, each in its own process, ${JOBS.least} to ${JOBS.most}`,
    `--pieces K           stop a game after K pieces of one seat, as a draw; it also ends as a draw after ${MAX_MINUTES} minutes`,
    ...PROGRAM_HELP,
  ];
}

export function contestIn(game: BotGame, args: Args): PlayedContest {
  const folder = args.values.get('replay');
  if (folder !== undefined) openFolder(folder);
  return {
    game,
    terms: termsOf(args),
    ruleset: choice(args, 'rules', game.rulesets),
    limits: { ticks: MAX_MINUTES * 60 * TICKS_PER_SECOND, pairs: whole(args, 'pieces', PIECES, Infinity) },
    memory: new PressMemory(game),
    folder,
    flags: new Map([...args.values].filter(([name]) => !SERIES_FLAGS.includes(name))),
  };
}

/** Plays one game; with several at a time each has a process of its own. */
export function playPairing(
  contest: PlayedContest,
  bots: readonly [string, string],
  pairing: Pairing,
  jobs: number,
): Promise<ContestGame> {
  const { game, flags } = contest;
  return jobs === 1 ? playHere(contest, bots, pairing) : playApart({ game: game.game.id, bots, flags }, pairing);
}

async function playHere(
  { game, terms, ruleset, limits, memory, folder }: PlayedContest,
  bots: readonly [string, string],
  pairing: Pairing,
): Promise<ContestGame> {
  const players = [playerOf(game, bots[0], terms), playerOf(game, bots[1], terms)] as const;
  const { game: played, replay } = await playGame({ game, ruleset, players, limits, memory }, pairing);
  if (folder !== undefined) saveText(join(folder, `${pairing.seed}.json`), JSON.stringify(replay));
  return played;
}

function botsOf(game: BotGame, args: Args): readonly [string, string] {
  const written = args.values.get('bots');
  if (written === undefined) throw new Error('match needs two bots: add --bots A,B');
  const [first, second, ...more] = splitPlayers(game, written);
  if (first !== undefined && second !== undefined && more.length === 0) return [first, second];
  throw new Error(`--bots names two bots, not ${more.length + (second === undefined ? 1 : 2)}`);
}

function openFolder(folder: string): void {
  try {
    mkdirSync(folder, { recursive: true });
  } catch (error) {
    throw new Error(`cannot write to ${JSON.stringify(folder)}: ${codeOf(error)}`, { cause: error });
  }
}

function lineOf({ names, seed, winner, ticks, scores, maxChains, pieces, msPerMove, reason }: ContestGame): string {
  return [
    `seed ${seed}: ${winner === null ? 'a draw' : `${names[winner]} wins`} in ${clockTime(ticks, TICKS_PER_SECOND)}`,
    `points ${scores.join(' : ')}`,
    `longest chains ${maxChains.join(' : ')}`,
    `pieces ${pieces.join(' : ')}`,
    `ms per move ${msPerMove.join(' : ')}`,
    reason,
  ].join(', ');
}

function describe({ names: [first, second], wins, draws }: ContestScore): string {
  return [`${first}: ${counted(wins[0], 'win')}`, `${second}: ${counted(wins[1], 'win')}`, counted(draws, 'draw')].join(
    '\n',
  );
}
