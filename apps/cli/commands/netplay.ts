import { findGame } from '@rensa/games';
import { playOnline, type OnlineContest, type OnlineGame } from '../bots/online.ts';
import { botNamed, defaultBot } from '../bots/names.ts';
import { BOT_GAMES } from '../catalog/games.ts';
import { type Args, choice, whole } from '../io/args.ts';
import { listed } from '../io/lists.ts';
import type { Output } from '../io/output.ts';
import { parseSeeds } from '../io/seeds.ts';
import { counted } from '../io/print.ts';
import type { Command } from '../tasks/command.ts';

const MS = { least: 0, most: 5000 };
const CUTS = { least: 0, most: 100 };
const SECONDS = { least: 1, most: 900 };
const IDS = BOT_GAMES.map(({ game }) => game.id);

export const netplay: Command = {
  name: 'netplay',
  usage:
    'netplay GAME [--bots A,B] [--seeds LIST] [--rules R] [--delay MS] [--jitter MS] [--cut N] [--ranked] [--seconds N]',
  summary: 'lets two bots play over a virtual network',
  details: [
    'Plays one round per seed, each bot on a page of its own, with a node between them. The answer is an array, one',
    'entry per seed. hash is the state that both pages reach, plainHash that of the same inputs without a network.',
    '',
    ...BOT_GAMES.map(({ game, names, rulesets }) => `${game.id}: bots ${listed(names)}; rules ${listed(rulesets)}`),
    '',
    '--bots A,B     (the strongest twice) the bots of side 0 and side 1',
    '--seeds LIST   (1) 1,2,0x10 or 1-100: the cards, the delays and the cuts',
    '--delay MS     (100) from player to player, one way',
    '--jitter MS    (0) up to so much more',
    '--cut N        (0) break a connection N times, each for 0.1 to 4 s',
    '--seconds N    (900) stop a round after N seconds',
    '--ranked       one card ahead instead of three, and idle ticks after one second instead of two',
  ].join('\n'),
  examples: () => [
    `npx rensa netplay ${IDS[1]} --bots novice,learner --delay 300 --jitter 40 --seconds 10`,
    `npx rensa netplay ${IDS[0]} --bots novice,learner --seeds 3-4 --cut 2 --seconds 10 --json`,
  ],
  flags: {
    bots: 'value',
    seeds: 'value',
    rules: 'value',
    delay: 'value',
    jitter: 'value',
    cut: 'value',
    seconds: 'value',
    ranked: 'switch',
  },
  run,
};

function run(args: Args): Output {
  const contest = contestOf(args);
  const seeds = parseSeeds(args.values.get('seeds') ?? '1');
  return {
    async run(say) {
      const games: OnlineGame[] = [];
      for (const seed of seeds) {
        const game = playOnline(contest, seed);
        games.push(game);
        await say(lineOf(contest, game));
      }
      return { json: games, text: () => counted(games.length, 'round') };
    },
  };
}

function contestOf(args: Args): OnlineContest {
  const [id, ...more] = args.words;
  const game = BOT_GAMES.find((each) => each.game.id === id);
  const duel = findGame(id ?? '')?.duel;
  if (game === undefined || !duel) {
    const ids = listed(IDS, 'or');
    throw new Error(
      id === undefined ? `netplay needs a game: ${ids}` : `netplay has no game ${JSON.stringify(id)}: use ${ids}`,
    );
  }
  if (more.length > 0) throw new Error(`netplay takes a game and flags, not ${JSON.stringify(more[0])}`);
  const bots = (args.values.get('bots') ?? `${defaultBot(game)},${defaultBot(game)}`).split(',');
  if (bots.length !== 2) throw new Error(`--bots names two bots, not ${bots.length}`);
  const [first, second] = bots.map((name) => botNamed(game, name).name);
  return {
    game,
    duel,
    ruleset: choice(args, 'rules', game.rulesets),
    bots: [first ?? '', second ?? ''],
    ranked: args.values.has('ranked'),
    delay: whole(args, 'delay', MS, 100),
    jitter: whole(args, 'jitter', MS, 0),
    cuts: whole(args, 'cut', CUTS, 0),
    seconds: whole(args, 'seconds', SECONDS, SECONDS.most),
  };
}

function lineOf({ bots }: OnlineContest, game: OnlineGame): string {
  const { seed, ticks, result, corrections, trayCorrections, stalls, starved, behind, bytesPerSecond, hash } = game;
  const winner = result?.findIndex(({ outcome }) => outcome === 'won') ?? -1;
  return [
    `seed ${seed}: ${winner < 0 ? 'a draw' : `${bots[winner]} (side ${winner}) wins`} after ${counted(ticks, 'tick')}`,
    `${counted(corrections, 'correction')} of a board and ${trayCorrections} of what was on its way`,
    `${stalls} ticks waited, ${starved} for a card`,
    `the other side shown ${behind} ticks late at most`,
    `${bytesPerSecond} bytes per second`,
    hash === game.plainHash
      ? `hash ${hash}, as without a network`
      : `hash ${hash}, but ${game.plainHash} without a network`,
  ].join(', ');
}
