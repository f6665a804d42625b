import { answerEach, type Output } from '../io/output.ts';
import { type Args, type Flags, refuseOthers, whole } from '../io/args.ts';
import { seedsOf, seedTitle } from '../io/seeds.ts';
import type { Command } from '../tasks/command.ts';
import { examplesFor, flagsFor, helpFor, taskOf } from '../catalog/games.ts';

const FLAGS: Flags = {
  seed: 'value',
  seeds: 'value',
  pieces: 'value',
  level: 'value',
  'stop-score': 'value',
  replay: 'value',
};
const PIECES = { least: 1, most: 100_000 };
const DEFAULT_PIECES = 200;
const LEVEL = { least: 0, most: 99 };
const STOP_SCORE = { least: 1, most: 1_000_000_000 };

export const play: Command = {
  name: 'play',
  usage:
    'play GAME [--bot NAME] [--seed N | --seeds LIST] [--pieces K] [--level L] [--rules R] [--mode M] [--colors C] [--options JSON] [--stop-score S] [--replay FILE]',
  summary: 'lets a bot play alone',
  details: [
    'The game waits while the bot thinks. It ends when it is lost or won, after K pieces, or once a chain scores S.',
    '',
    '--seed N        (1) 0 to 4294967295, decimal or 0x…',
    '--seeds LIST    several: 1,2,0x10 or 1-100; the answer is then an array in the same order',
    `--pieces K      (${DEFAULT_PIECES}) stop after K pieces`,
    '--level L       (0) 0 to 99, for games that can start at a level or stage',
    '--stop-score S  stop once a chain scores S',
    '--replay FILE   write the game there, for `rensa replay` and `rensa verify`; with one seed only',
    '',
    helpFor('play'),
  ].join('\n'),
  examples: () => examplesFor('play'),
  flags: { ...FLAGS, ...flagsFor('play') },
  run,
};

function run(args: Args): Output | Promise<Output> {
  const [id, ...more] = args.words;
  const task = taskOf('play', id);
  refuseOthers(args, { ...FLAGS, ...task.flags });
  if (more.length > 0) throw new Error(`play takes a game and flags, not ${JSON.stringify(more[0])}`);
  const pieces = whole(args, 'pieces', PIECES, DEFAULT_PIECES);
  const level = whole(args, 'level', LEVEL, 0);
  const stopScore = whole(args, 'stop-score', STOP_SCORE, Infinity);
  const replay = args.values.get('replay');
  const seeds = seedsOf(args, 1);
  if (seeds.many && replay !== undefined) throw new Error('--replay cannot be combined with --seeds: use --seed');
  const playOne = task.prepare(args);
  return answerEach(seeds, seedTitle, (seed) => playOne({ seed, pieces, level, stopScore, replay }));
}
