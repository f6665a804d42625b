import { countLoops, gridOf } from '@rensa/games/loop';
import type { Answer } from '../../io/output.ts';
import type { Args } from '../../io/args.ts';
import { sizeOf } from './size.ts';
import type { Subcommand } from '../../tasks/subcommand.ts';

export const COUNT: Subcommand = {
  flags: { rows: 'value', cols: 'value', size: 'value' },
  help: [' --rows R --cols C', 'Counts the loops of a blank board. Sides are 2 to 12.'],
  run,
};

function run(args: Args): Answer {
  if (args.words.length > 0) throw new Error(`loop count takes flags only, not ${JSON.stringify(args.words[0])}`);
  const { rows, cols } = sizeOf(args);
  const count = countLoops(gridOf(rows, cols));
  return {
    json: { count: `${count}` },
    text: () => `${count.toLocaleString('en-US')} ${count === 1n ? 'loop' : 'loops'}`,
  };
}
