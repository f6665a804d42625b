import type { Command } from '../../tasks/command.ts';
import { runSubcommand, type Subcommands, subcommandFlags } from '../../tasks/subcommand.ts';
import { COUNT } from './count.ts';
import { GENERATE } from './generate.ts';
import { SOLVE } from './solve.ts';

const SUBCOMMANDS: Subcommands = { generate: GENERATE, solve: SOLVE, count: COUNT };

export const loopCommand: Command = {
  name: 'loop',
  usage: `loop ${Object.keys(SUBCOMMANDS).join('|')}`,
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
  flags: subcommandFlags(SUBCOMMANDS),
  run: (args, streams) => runSubcommand('loop', SUBCOMMANDS, args, streams),
};
