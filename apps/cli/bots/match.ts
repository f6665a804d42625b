import type { BotGame } from '@rensa/bots/bot';
import { TICKS_PER_SECOND } from '@rensa/engine';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { type Args, choice, whole } from '../io/args.ts';
import { codeOf } from '../io/errors.ts';
import { saveText } from '../io/files.ts';
import { first, listed } from '../io/lists.ts';
import type { Report } from '../io/output.ts';
import { clockTime, counted } from '../io/print.ts';
import type { Task } from '../tasks/task.ts';
import { type MatchCommand, playApart } from './apart.ts';
import { type BotPlayers, type Contest, type ContestGame, type Pairing, playGame } from './contest.ts';
import { playerNames, playerOf, PROGRAM_HELP, splitPlayers, timeOf } from './player.ts';
import { type ContestScore, pairingsOf, playSeries } from './series.ts';
import type { TaskText } from './text.ts';

const PIECES = { least: 1, most: 100_000 };
const JOBS = { least: 1, most: 64 };
const MAX_MINUTES = 15;
/** Flags about the series; a process for a single game does not get them as given. */
const SERIES_FLAGS = ['bots', 'seeds', 'swap', 'jobs'];

export function matchTask(game: BotGame, text: TaskText): Task<readonly number[], Report> {
  return {
    flags: {
      bots: 'value',
      rules: 'value',
      swap: 'switch',
      jobs: 'value',
      replay: 'value',
      time: 'value',
      pieces: 'value',
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
  const time = timeOf(args);
  const players = [playerOf(game, bots[0], time), playerOf(game, bots[1], time)] as const;
  const ruleset = choice(args, 'rules', game.rulesets);
  const limits = { ticks: MAX_MINUTES * 60 * TICKS_PER_SECOND, pairs: whole(args, 'pieces', PIECES, Infinity) };
  const jobs = whole(args, 'jobs', JOBS, 1);
  const folder = args.values.get('replay');
  const here = { contest: { game, ruleset, players, limits }, folder };
  const flags = new Map([...args.values].filter(([name]) => !SERIES_FLAGS.includes(name)));
  const command = { game: game.game.id, bots, flags };
  return (seeds) => ({
    async run(say) {
      if (folder !== undefined) openFolder(folder);
      const score = await playSeries(pairingsOf(seeds, args.values.has('swap')), {
        jobs,
        play: (pairing) => (jobs === 1 ? playHere(here, pairing) : playApart(command satisfies MatchCommand, pairing)),
        ended: (ended) => say(lineOf(players, ended)),
      });
      return { json: score, text: () => describe(players, score) };
    },
  });
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

interface PlayedHere {
  readonly contest: Contest;
  /** The folder for replays. */
  readonly folder: string | undefined;
}

async function playHere({ contest, folder }: PlayedHere, pairing: Pairing): Promise<ContestGame> {
  const { game, replay } = await playGame(contest, pairing);
  if (folder !== undefined) saveText(join(folder, `${pairing.seed}.json`), JSON.stringify(replay));
  return game;
}

function lineOf(players: BotPlayers, game: ContestGame): string {
  const { seed, winner, ticks, scores, maxChains, pieces, msPerMove, reason } = game;
  return [
    `seed ${seed}: ${winner === null ? 'a draw' : `${players[winner].name} wins`} in ${clockTime(ticks, TICKS_PER_SECOND)}`,
    `points ${scores.join(' : ')}`,
    `longest chains ${maxChains.join(' : ')}`,
    `pieces ${pieces.join(' : ')}`,
    `ms per move ${msPerMove.join(' : ')}`,
    reason,
  ].join(', ');
}

function describe([first, second]: BotPlayers, { wins, draws }: ContestScore): string {
  return [
    `${first.name}: ${counted(wins[0], 'win')}`,
    `${second.name}: ${counted(wins[1], 'win')}`,
    counted(draws, 'draw'),
  ].join('\n');
}
