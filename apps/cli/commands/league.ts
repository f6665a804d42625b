import type { BotGame } from '@rensa/bots/bot';
import { type LeaguePairing, leaguePairings, type LeagueRow, leagueTable } from '../bots/league.ts';
import { contestFlags, contestHelp, contestIn, type PlayedContest, playPairing } from '../bots/match.ts';
import { playerNames, playerOf, splitPlayers } from '../bots/player.ts';
import { playAll, withoutNames } from '../bots/series.ts';
import { BOT_GAMES } from '../catalog/games.ts';
import { type Args, whole } from '../io/args.ts';
import { listed } from '../io/lists.ts';
import type { Output } from '../io/output.ts';
import { drawTable } from '../io/print.ts';
import { parseSeeds } from '../io/seeds.ts';
import type { Command } from '../tasks/command.ts';

const IDS = BOT_GAMES.map(({ game }) => game.id);

export const league: Command = {
  name: 'league',
  usage: 'league GAME --bots A,B,C… [--seeds LIST] [--rules R] [--jobs N] [--pieces K] [--time MS] [--log FILE]',
  summary: 'lets every bot play against every other one, and rates them',
  details: [
    'Each two bots play one game per seed, and change seats from seed to seed. The ratings are those that make the',
    'results most likely, around 1500: 400 points more are ten wins per loss. The deviation is one standard error.',
    'Each pairing counts as if it had one draw more, so that a bot without a loss has a rating, too.',
    '',
    ...BOT_GAMES.map((game) => `--bots A,B,C   for ${game.game.id}: ${listed(playerNames(game), 'or')}`),
    '--seeds LIST   (1) 1,2,0x10 or 1-100',
    ...contestHelp(),
  ].join('\n'),
  examples: () => ['npx rensa league puyo --bots novice,learner,builder --seeds 1-2 --pieces 10'],
  flags: { bots: 'value', seeds: 'value', ...contestFlags },
  run,
};

function run(args: Args): Output {
  const [id, ...more] = args.words;
  const game = BOT_GAMES.find((each) => each.game.id === id);
  if (game === undefined) throw new Error(`league needs a game: ${listed(IDS, 'or')}`);
  if (more.length > 0) throw new Error(`league takes a game and flags, not ${JSON.stringify(more[0])}`);
  const bots = botsIn(game, args);
  const seeds = parseSeeds(args.values.get('seeds') ?? '1');
  const jobs = whole(args, 'jobs', { least: 1, most: 64 }, 1);
  const contest = contestIn(game, args);
  for (const name of bots) playerOf(game, name, contest.terms);
  return { run: (say) => playLeague({ bots, seeds, jobs, contest, say }) };
}

function botsIn(game: BotGame, args: Args): readonly string[] {
  const bots = splitPlayers(game, args.values.get('bots') ?? '').filter((name) => name !== '');
  if (bots.length < 2) throw new Error('league needs two bots or more: add --bots A,B,C');
  if (new Set(bots).size < bots.length) throw new Error('--bots names a bot twice');
  return bots;
}

interface League {
  readonly bots: readonly string[];
  readonly seeds: readonly number[];
  readonly jobs: number;
  readonly contest: PlayedContest;
  readonly say: (line: string) => Promise<void>;
}

async function playLeague({ bots, seeds, jobs, contest, say }: League) {
  const names = [...bots];
  const pairings = leaguePairings(bots.length, seeds);
  const played = await playAll(pairings, {
    jobs,
    play: (pairing) => playPairing(contest, [nameAt(bots, pairing, 0), nameAt(bots, pairing, 1)], pairing, jobs),
    ended: ({ players }, game) => {
      players.forEach((player, i) => (names[player] = game.names[i] ?? ''));
      const [a, b] = game.names;
      return say(
        `${a} - ${b}, seed ${game.seed}: ${game.winner === null ? 'a draw' : `${game.names[game.winner]} wins`}`,
      );
    },
  });
  const results = played.map(({ winner }, i) => ({ players: pairings[i]?.players ?? [0, 0], winner }) as const);
  const table = leagueTable(names, results);
  const games = played.map((game) => ({ bots: game.names, ...withoutNames(game) }));
  return { json: { table, games }, text: () => `\n${drawLeague(table)}` };
}

function nameAt(bots: readonly string[], { players }: LeaguePairing, i: 0 | 1): string {
  return bots[players[i]] ?? '';
}

function drawLeague(table: readonly LeagueRow[]): string {
  return drawTable(
    ['bot', 'rating', '±', 'games', 'wins', 'draws', 'losses'],
    table.map(({ bot, rating, deviation, games, wins, draws, losses }) => [
      bot,
      rating,
      deviation,
      games,
      wins,
      draws,
      losses,
    ]),
  );
}
