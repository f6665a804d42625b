// Plays bots against each other for the tables in docs/bots. They change seats from seed to seed.
//
//   npx tsx research/duel.ts GAME strong strong:alone 1-60       two bots
//   npx tsx research/duel.ts GAME strong@8000 strong@8000:alone  two bots with 8,000 nodes per move
//   npx tsx research/duel.ts GAME levels 1-40 [skilled]          each level, from this one up, against the one below
//   npx tsx research/duel.ts GAME all 1-40 novice,learner,skilled  each bot against each other one, and their ratings
//
// A bot with `:alone` does not see its opponent. Seeds are 1,2,0x10 or 1-100. The variable RULES names the ruleset.

import { type BotGame, think, type Thought } from '@rensa/bots/bot';
import { playDuel, type DuelResult, type MoveRequest } from '@rensa/bots/play';
import { ratingsOf } from '../apps/cli/bots/elo.ts';

interface Contestant {
  readonly name: string;
  readonly answer: (view: unknown) => Placements;
  /** CPU time of all its moves. */
  ms: number;
  moves: number;
}

type Placements = Thought<object>['placements'];

const LIMITS = { ticks: 60_000, pairs: 1000 };
const ALONE = ':alone';
const [id = '', ...words] = process.argv.slice(2);
const bots = ((await import(`@rensa/bots/${id}`)) as Record<string, BotGame>)[`${id}Bots`] as BotGame;
const setup = bots.setup(process.env['RULES'] ?? bots.rulesets[0]);

function playerOf(name: string): Contestant {
  const isAlone = name.endsWith(ALONE);
  const [plain, nodes] = name.replace(ALONE, '').split('@');
  const bot = bots.open(plain as string);
  const budget = { nodes: Number(nodes ?? bot.nodes) };
  const answer = (view: unknown): Placements =>
    think(bot, isAlone ? { ...(view as object), opponent: null } : view, budget).placements;
  return { name, answer, ms: 0, moves: 0 };
}

function answerOf(player: Contestant, { view }: MoveRequest): Placements {
  const start = process.cpuUsage();
  const placements = player.answer(view);
  const { user, system } = process.cpuUsage(start);
  player.ms += (user + system) / 1000;
  player.moves++;
  return placements;
}

function match(players: readonly [Contestant, Contestant], seed: number): DuelResult {
  const game = playDuel(bots, { setup, seed, limits: LIMITS });
  let step = game.next();
  while (step.done !== true) {
    step = game.next({ placements: answerOf(players[step.value.seat], step.value) });
  }
  return step.value;
}

/** Plays a game per seed, prints a row of the table and returns the points of the first bot. */
function series(first: Contestant, second: Contestant, seeds: readonly number[]): number {
  let [won, drawn, pairs] = [0, 0, 0];
  for (const [i, seed] of seeds.entries()) {
    const seat = i % 2;
    const verdict = match(seat === 0 ? [first, second] : [second, first], seed);
    if (verdict.winner === seat) won++;
    if (verdict.winner === null) drawn++;
    pairs += verdict.pairs[0];
    console.error(`${first.name} seed ${seed}: ${outcome(verdict, seat)}, ${verdict.reason}, ${verdict.ticks} ticks`);
  }
  const cells = [
    first.name,
    second.name,
    `${won} - ${seeds.length - won - drawn} - ${drawn}`,
    `${Math.round((100 * won) / seeds.length)}%`,
    (pairs / seeds.length).toFixed(0),
    `${(first.ms / first.moves).toFixed(1)} / ${(second.ms / second.moves).toFixed(1)}`,
  ];
  console.log(`| ${cells.join(' | ')} |`);
  return won + drawn / 2;
}

/** Plays each bot against each other one and prints their ratings. */
function table(names: readonly string[], seeds: readonly number[]): void {
  const points = names.map(() => names.map(() => 0));
  for (const [i, first] of names.entries()) {
    for (const [j, second] of names.entries()) {
      if (j <= i) continue;
      const won = series(playerOf(first), playerOf(second), seeds);
      points[i][j] = won;
      points[j][i] = seeds.length - won;
    }
  }
  console.log(`\n| bot | Elo (standard error) | ${names.join(' | ')} |\n| --- | --- |${' --- |'.repeat(names.length)}`);
  for (const [i, { elo, error }] of ratingsOf(points).entries()) {
    const cells = names.map((_, j) => (i === j ? '-' : points[i]?.[j]));
    console.log(`| ${names[i]} | ${Math.round(elo)} (${Math.round(error)}) | ${cells.join(' | ')} |`);
  }
}

function outcome({ winner }: DuelResult, seat: number): string {
  if (winner === null) return 'drawn';
  return winner === seat ? 'won' : 'lost';
}

function seedsIn(list: string): number[] {
  return list.split(',').flatMap((part) => {
    const [from = 1, to = from] = part.split('-').map(Number);
    return Array.from({ length: to - from + 1 }, (_, i) => from + i);
  });
}

console.log('| bot | against | won - lost - drawn | | pairs | ms per move |\n| --- | --- | --- | --- | --- | --- |');
if (words[0] === 'levels') {
  const [, seeds = '1-40', from = ''] = words;
  const names = bots.levels.map(({ name }) => name);
  for (let i = Math.max(1, names.indexOf(from)); i < names.length; i++) {
    series(playerOf(names[i]), playerOf(names[i - 1]), seedsIn(seeds));
  }
} else if (words[0] === 'all') {
  const [, seeds = '1-40', names] = words;
  table(names?.split(',') ?? bots.levels.map(({ name }) => name), seedsIn(seeds));
} else {
  const [first = 'strong', second = 'strong:alone', seeds = '1-60'] = words;
  series(playerOf(first), playerOf(second), seedsIn(seeds));
}
