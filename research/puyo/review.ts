// Measures the accuracy of the bots by the review: `npx tsx research/puyo/review.ts [SEEDS] [NODES] [PLAYERS]`. One
// line per game, then a table for the docs. A player is a bot, or a bot with a number of nodes per placement:
// `strong@48000`.

import { think } from '@rensa/bots/bot';
import { solo } from '@rensa/bots/play';
import { BOTS, type Character, LEVELS, openBot, openKernel, puyoBots } from '@rensa/bots/puyo';
import { GRADES, REVIEW_NODES, type ReviewedMove, Reviewer, summaryOf } from '@rensa/bots/puyo/review';
import { advance, below, type Replay } from '@rensa/engine';

const PAIRS = 60;
const RANDOM = 'random';
const REVIEWER = LEVELS.at(-1) as Character;

const [seeds = '1,2,3', nodes = `${REVIEW_NODES}`, players] = process.argv.slice(2);
const NAMES = players?.split(',') ?? [RANDOM, ...LEVELS.map(({ name }) => name)];

/** Plays one game; the random player takes any placement that it can reach. */
function play(player: string, seed: number): Replay {
  const [name, nodes] = player.split('@');
  const bot = openBot(BOTS.find((each) => each.name === name) ?? (LEVELS[0] as Character), openKernel());
  const budget = nodes === undefined ? undefined : { nodes: Number(nodes) };
  const game = solo(puyoBots, { setup: puyoBots.setup('tsu'), seed, limits: { pairs: PAIRS, stopScore: Infinity } });
  let rng = seed;
  let step = game.next();
  while (step.done !== true) {
    const { placements } = think(bot, step.value.view, budget);
    rng = advance(rng);
    const first = name === RANDOM ? below(rng, placements.length) : 0;
    step = game.next({ placements: placements.slice(first) });
  }
  return step.value.replay;
}

function describe(moves: readonly ReviewedMove[]): string {
  const { accuracy, grades } = summaryOf(moves);
  const firsts = moves.filter(({ rank }) => rank === 1).length;
  return [accuracy, moves.length, firsts, ...GRADES.map((grade) => grades[grade])].join(' | ');
}

const all = new Map<string, ReviewedMove[]>();
for (const seed of seeds.split(',').map(Number)) {
  for (const name of NAMES) {
    const reviewer = new Reviewer(play(name, seed), { bot: REVIEWER, nodes: Number(nodes), seat: 0 });
    const moves = [...reviewer.moves()].map(({ move }) => move);
    all.set(name, [...(all.get(name) ?? []), ...moves]);
    process.stdout.write(`${name} seed ${seed}: ${describe(moves)}\n`);
  }
}
process.stdout.write(`\n| player | accuracy | moves | first choice | ${GRADES.join(' | ')} |\n`);
for (const [name, moves] of all) process.stdout.write(`| ${name} | ${describe(moves)} |\n`);
