import { answerEach, type Output } from '../io/output.ts';
import { type Args, type Flags, refuseOthers, whole } from '../io/args.ts';
import { seedsOf, seedTitle } from '../io/seeds.ts';
import type { Command } from '../tasks/command.ts';
import { examplesFor, flagsFor, helpFor, taskOf } from '../catalog/games.ts';

const FLAGS: Flags = { seed: 'value', seeds: 'value', count: 'value', level: 'value' };
const COUNT = { least: 1, most: 10_000 };
const LEVEL = { least: 0, most: 99 };
/** Pieces over all seeds that still fit in memory as one answer. */
const MAX_PIECES = 10_000_000;

export const deal: Command = {
  name: 'deal',
  usage: 'deal GAME [--rules R] [--options JSON] [--seed N | --seeds LIST] [--count K] [--level L]',
  summary: 'lists the pieces that a game would deal',
  details: [
    '--seed N      (1) 0 to 4294967295, decimal or 0x…',
    '--seeds LIST  several: 1,2,0x10 or 1-100; the answer is then an array in the same order',
    '--count K     (20) how many pieces, 1 to 10000',
    '--level L     (0) 0 to 99',
    '',
    helpFor('deal'),
  ].join('\n'),
  examples: () => examplesFor('deal'),
  flags: { ...FLAGS, ...flagsFor('deal') },
  run,
};

function run(args: Args): Output | Promise<Output> {
  const [id, ...more] = args.words;
  const task = taskOf('deal', id);
  refuseOthers(args, { ...FLAGS, ...task.flags });
  if (more.length > 0) throw new Error(`deal takes a game and flags, not ${JSON.stringify(more[0])}`);
  const count = whole(args, 'count', COUNT, 20);
  const level = whole(args, 'level', LEVEL, 0);
  const seeds = seedsOf(args, 1);
  const pieces = seeds.items.length * count;
  if (pieces > MAX_PIECES) throw new Error(`${pieces} pieces are too many at once: at most ${MAX_PIECES}`);
  const dealOne = task.prepare(args);
  return answerEach(seeds, seedTitle, (seed) => dealOne({ seed, count, level }));
}
