// Tunes the weights of the evaluation on solo games: `npx tsx research/puyo/tune.ts FILE [STEPS] [GAMES] [BOT]
// [NODES]`. Every step plays GAMES deals twice, from seed 1001 on. The file holds the state after every step, so a run
// can be resumed. Without NODES a bot uses its default number.

import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { think } from '@rensa/bots/bot';
import { solo } from '@rensa/bots/play';
import { BOTS, type Character, openBot, openKernel, puyoBots } from '@rensa/bots/puyo';
import { afterTrial, trialOf, type TuningState } from '../tune/spsa.ts';

const [file = '', steps = '20', games = '6', name = 'swift', nodes] = process.argv.slice(2);
const FIRST_SEED = 1001;
const BUDGET = nodes === undefined ? undefined : { nodes: Number(nodes) };
const LIMITS = { pairs: 50, stopScore: 80_000 };
/** Points that count as a large difference. */
const LARGE = 10_000;

const character = BOTS.find((each) => each.name === name) as Character;
const { weights } = character.style;
type WeightName = keyof typeof weights;
const names = (Object.keys(weights) as WeightName[]).filter((each) => weights[each] !== 0 && each !== 'tilt');

function weightsAt(point: readonly number[]): typeof weights {
  const tuned = names.map((each, i) => [each, Math.round(weights[each] * (1 + point[i]))]);
  return { ...weights, ...(Object.fromEntries(tuned) as Partial<typeof weights>) };
}

/** Plays one game and returns the points of its best chain. */
function play(point: readonly number[], seed: number): number {
  const bot = openBot({ ...character, style: { ...character.style, weights: weightsAt(point) } }, openKernel());
  const game = solo(puyoBots, { setup: puyoBots.setup('tsu'), seed, limits: LIMITS });
  let step = game.next();
  while (step.done !== true) step = game.next(think(bot, step.value.view, BUDGET));
  return step.value.maxChainScore;
}

function meanAt(point: readonly number[], seeds: readonly number[]): number {
  return seeds.reduce((sum, seed) => sum + play(point, seed), 0) / seeds.length;
}

function save(state: TuningState): void {
  writeFileSync(`${file}.part`, JSON.stringify(state));
  renameSync(`${file}.part`, file);
}

if (file === '') throw new Error('where is the state to be kept? Name a file.');
let state: TuningState = existsSync(file)
  ? (JSON.parse(readFileSync(file, 'utf8')) as TuningState)
  : { step: 0, rng: 1, point: names.map(() => 0) };
for (const end = state.step + Number(steps); state.step < end; save(state)) {
  const seeds = Array.from({ length: Number(games) }, (_, i) => FIRST_SEED + state.step * Number(games) + i);
  const trial = trialOf(state);
  const means = trial.points.map((point) => meanAt(point, seeds)) as [number, number];
  state = afterTrial(state, trial, [means[0] / LARGE, means[1] / LARGE]);
  process.stdout.write(`step ${state.step}: ${means.map(Math.round).join(' and ')}\n`);
}
process.stdout.write(`${JSON.stringify(weightsAt(state.point))}\n`);
