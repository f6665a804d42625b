import { answerEach, numbered, type Output } from '../io/output.ts';
import { type Args, refuseOthers } from '../io/args.ts';
import type { Command } from '../tasks/command.ts';
import { examplesFor, flagsFor, helpFor, taskOf } from '../catalog/games.ts';
import { readText } from '../io/input.ts';
import { recordsIn } from '../io/records.ts';
import type { StandardStreams } from '../io/streams.ts';

export const think: Command = {
  name: 'think',
  usage: 'think GAME [FILE] [--bot NAME] [--budget NODES] [--threads N]',
  summary: 'asks a bot where it would place a piece',
  details: [
    'Reads a position in JSON. Several: an array, one object per line, or objects with a line --- between them; the answer',
    'is then an array in the same order.',
    'With the same budget, the same position gets the same answer on every machine.',
    '',
    helpFor('think'),
  ].join('\n'),
  examples: () => examplesFor('think'),
  flags: flagsFor('think'),
  run,
};

async function run(args: Args, { stdin }: StandardStreams): Promise<Output> {
  const [id, file, ...more] = args.words;
  const task = taskOf('think', id);
  refuseOthers(args, task.flags);
  if (more.length > 0) throw new Error('think takes one file, which may hold several positions');
  const thinkOn = task.prepare(args);
  const positions = recordsIn(await readText(file, stdin, 'a position'));
  return answerEach(positions, numbered('position'), (read) => thinkOn(read()));
}
