import { examplesFor, flagsFor, helpFor, taskOf } from '../catalog/games.ts';
import { type Args, type Flags, refuseOthers, whole, choice } from '../io/args.ts';
import { serveFrames } from '../bots/frames.ts';
import type { Command } from '../tasks/command.ts';

const FLAGS: Flags = { envs: 'value', level: 'value', pieces: 'value', autoreset: 'value' };
const ENVS = { least: 1, most: 4096 };
const DEFAULT_ENVS = 64;
const PIECES = { least: 1, most: 60_000 };
const LEVELS = ['placement'] as const;
const AUTORESETS = ['next', 'off'] as const;

export const env: Command = {
  name: 'env',
  usage: 'env GAME [--envs N] [--level placement] [--rules R] [--pieces K] [--autoreset next|off]',
  summary: 'holds environments for training, behind binary frames',
  details: [
    'Reads requests from standard input, and writes replies to standard output. The first frame describes all others;',
    'docs/env.md has an example. It ends with its input. One seat plays alone, one placement per step.',
    '',
    `--envs N          (${DEFAULT_ENVS}) environments, ${ENVS.least} to ${ENVS.most}`,
    '--level placement  one step is one placement',
    '--pieces K         stop a game after K pieces',
    '--autoreset next   (next) a game that has ended starts again with the next step; off: it waits for a reset',
    '',
    helpFor('env'),
  ].join('\n'),
  examples: () => examplesFor('env'),
  flags: { ...FLAGS, ...flagsFor('env') },
  run,
};

async function run(args: Args): Promise<undefined> {
  const [id, ...more] = args.words;
  const task = taskOf('env', id);
  refuseOthers(args, { ...FLAGS, ...task.flags });
  if (more.length > 0) throw new Error(`env takes a game and flags, not ${JSON.stringify(more[0])}`);
  choice(args, 'level', LEVELS);
  const open = task.prepare(args);
  serveFrames(
    await open({
      envs: whole(args, 'envs', ENVS, DEFAULT_ENVS),
      pieces: whole(args, 'pieces', PIECES, Infinity),
      autoreset: choice(args, 'autoreset', AUTORESETS),
    }),
  );
}
