import type { BotGame } from '@rensa/bots/bot';
import { TICKS_PER_SECOND } from '@rensa/engine';
import { type Args, listed, whole } from '../io/args.ts';
import type { Task } from '../tasks/task.ts';
import { clockTime, counted, drawTable } from '../io/print.ts';
import { type BotPlayers, type ContestScore, playGames } from './contest.ts';
import { playerNames, playerOf, PROGRAM_HELP, splitPlayers, timeOf } from './player.ts';
import type { TaskText } from './text.ts';

const PIECES = { least: 1, most: 100_000 };
const MINUTES_MOST = 15;

export function matchTask(game: BotGame, text: TaskText): Task<readonly number[]> {
  return {
    flags: { bots: 'value', time: 'value', pieces: 'value' },
    help: [
      `--bots A,B           each ${listed(playerNames(game), 'or')}`,
      ...PROGRAM_HELP,
      `--pieces K           stop a game after so many pairs of one seat: it is then a draw, as it is after ${MINUTES_MOST} minutes`,
      ...text.help,
    ],
    examples: text.examples,
    prepare(args) {
      const players = playersOf(game, args);
      const limits = { ticks: MINUTES_MOST * 60 * TICKS_PER_SECOND, pairs: whole(args, 'pieces', PIECES, Infinity) };
      return async (seeds) => {
        const score = await playGames({ game, players, limits }, seeds);
        return { json: score, text: () => describe(players, score) };
      };
    },
  };
}

function playersOf(game: BotGame, args: Args): BotPlayers {
  const written = args.values.get('bots');
  if (written === undefined) throw new Error('match needs --bots A,B');
  const [first, second, ...more] = splitPlayers(game, written).map((each) => playerOf(game, each, timeOf(args)));
  if (first !== undefined && second !== undefined && more.length === 0) return [first, second];
  throw new Error(`--bots names two bots, not ${more.length + (second === undefined ? 1 : 2)}`);
}

function describe([first, second]: BotPlayers, { wins, draws, games }: ContestScore): string {
  const rows = games.map(({ seed, winner, ticks, scores, maxChains, reason }) => [
    seed,
    winner === null ? 'draw' : `seat ${winner}`,
    clockTime(ticks, TICKS_PER_SECOND),
    scores.join(' : '),
    maxChains.join(' : '),
    reason,
  ]);
  return [
    `seat 0, ${first.name}: ${counted(wins[0], 'win')}`,
    `seat 1, ${second.name}: ${counted(wins[1], 'win')}`,
    counted(draws, 'draw'),
    '',
    drawTable(['seed', 'winner', 'time', 'points', 'longest chains', 'how it ended'], rows),
  ].join('\n');
}
