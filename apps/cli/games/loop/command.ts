import type { Output } from '../../io/output.ts';
import { type Args, type Flags, listed, refuseOthers } from '../../io/args.ts';
import type { StandardStreams } from '../../io/streams.ts';
import type { Command } from '../../tasks/command.ts';
import { COUNT } from './count.ts';
import { GENERATE } from './generate.ts';
import { SOLVE } from './solve.ts';
import type { Subcommand } from './subcommand.ts';

const SUBCOMMANDS: Readonly<Record<string, Subcommand>> = { generate: GENERATE, solve: SOLVE, count: COUNT };
const NAMES = Object.keys(SUBCOMMANDS);

export const loopCommand: Command = {
  name: 'loop',
  usage: `loop ${NAMES.join('|')}`,
  summary: 'makes, solves and counts boards of Loop',
  details: Object.entries(SUBCOMMANDS)
    .map(([name, { help }]) => [`loop ${name}${help[0]}`, ...help.slice(1).map((line) => `  ${line}`)].join('\n'))
    .join('\n\n'),
  examples: () => [
    'npx rensa loop generate --size 8 --seed 42',
    'npx rensa loop generate --date 2025-11-30 --difficulty medium --json',
    `echo '{"rows": 4, "cols": 4, "clues": [[0, 0, 2], [2, 1, 5]]}' | npx rensa loop solve`,
    "printf '2...\\n....\\n.5..\\n....\\n' | npx rensa loop solve --json",
    'npx rensa loop count --rows 6 --cols 7',
  ],
  flags: Object.assign({}, ...Object.values(SUBCOMMANDS).map(({ flags }) => flags)) as Flags,
  run,
};

function run(args: Args, streams: StandardStreams): Output | Promise<Output> {
  const [name = '', ...words] = args.words;
  if (!Object.hasOwn(SUBCOMMANDS, name)) {
    const known = listed(NAMES, 'or');
    throw new Error(
      name === ''
        ? `loop needs a subcommand: ${known}`
        : `loop has no subcommand ${JSON.stringify(name)}: use ${known}`,
    );
  }
  const subcommand = SUBCOMMANDS[name] as Subcommand;
  refuseOthers(args, subcommand.flags);
  return subcommand.run({ words, values: args.values }, streams);
}
