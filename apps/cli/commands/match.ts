import type { Output } from '../io/output.ts';
import { type Args, type Flags, refuseOthers } from '../io/args.ts';
import { parseSeeds } from '../io/seeds.ts';
import type { Command } from '../tasks/command.ts';
import { examplesFor, flagsFor, helpFor, taskOf } from '../catalog/games.ts';

const FLAGS: Flags = { seeds: 'value' };

export const match: Command = {
  name: 'match',
  usage:
    'match GAME --bots A,B [--seeds LIST] [--rules R] [--swap] [--jobs N] [--replay FOLDER] [--pieces K] [--time MS]',
  summary: 'lets two bots play against each other',
  details: [
    'Plays one game per seed, A in seat 0 and B in seat 1. The game waits while a bot thinks. Without --json it prints a',
    'line as each game ends.',
    '',
    '--seeds LIST   (1) 1,2,0x10 or 1-100',
    '',
    helpFor('match'),
  ].join('\n'),
  examples: () => examplesFor('match'),
  flags: { ...FLAGS, ...flagsFor('match') },
  run,
};

function run(args: Args): Output | Promise<Output> {
  const [id, ...more] = args.words;
  const task = taskOf('match', id);
  refuseOthers(args, { ...FLAGS, ...task.flags });
  if (more.length > 0) throw new Error(`match takes a game and flags, not ${JSON.stringify(more[0])}`);
  const seeds = parseSeeds(args.values.get('seeds') ?? '1');
  return task.prepare(args)(seeds);
}
