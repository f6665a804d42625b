import { TICKS_PER_SECOND } from '@rensa/engine';
import { type Args, listed, whole } from '../io/args.ts';
import type { Task } from '../tasks/task.ts';
import { clockTime, counted, drawTable } from '../io/print.ts';
import { playGames, type Players, type Score } from './contest.ts';
import { playerOf, PLAYERS, PROGRAM_HELP, splitPlayers, timeOf } from './player.ts';

const PIECES = { least: 1, most: 100_000 };
const MINUTES_MOST = 15;

export const MATCH: Task<readonly number[]> = {
  flags: { bots: 'value', time: 'value', pieces: 'value' },
  help: [
    `--bots A,B           each ${listed(PLAYERS, 'or')}`,
    ...PROGRAM_HELP,
    `--pieces K           stop a game after so many pairs of one seat: it is then a draw, as it is after ${MINUTES_MOST} minutes`,
  ],
  examples: [
    'npx rensa match puyo --bots strong,swift --seeds 1-2 --pieces 3',
    'npx rensa match puyo --bots swift,"cmd:npx rensa bot swift" --seeds 7 --pieces 3 --json',
  ],
  prepare(args) {
    const players = playersOf(args);
    const limits = { ticks: MINUTES_MOST * 60 * TICKS_PER_SECOND, pairs: whole(args, 'pieces', PIECES, Infinity) };
    return async (seeds) => {
      const score = await playGames(players, { rules: 'tsu', mode: 'endless', colors: 4 }, seeds, limits);
      return { json: score, text: () => tell(players, score) };
    };
  },
};

function playersOf(args: Args): Players {
  const written = args.values.get('bots');
  if (written === undefined) throw new Error('match needs --bots A,B');
  const [first, second, ...more] = splitPlayers(written).map((each) => playerOf(each, timeOf(args)));
  if (first !== undefined && second !== undefined && more.length === 0) return [first, second];
  throw new Error(`--bots names two bots, not ${more.length + (second === undefined ? 1 : 2)}`);
}

function tell([first, second]: Players, { wins, draws, games }: Score): string {
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
