import type { Answer } from '../../io/output.ts';
import { type Args, type Flags, listed, refuseOthers } from '../../io/args.ts';
import type { Command } from '../../tasks/command.ts';
import { COUNT } from './count.ts';
import { GENERATE } from './generate.ts';
import { SOLVE } from './solve.ts';

/** What can be done with Loop, by the word after `loop`. */
export interface Part {
  readonly flags: Flags;
  readonly help: readonly string[];
  /** `words` are those after the part's own name. */
  readonly run: (args: Args) => Answer | Promise<Answer>;
}

const PARTS: Readonly<Record<string, Part>> = { generate: GENERATE, solve: SOLVE, count: COUNT };
const NAMES = Object.keys(PARTS);

export const loop: Command = {
  name: 'loop',
  usage: `loop ${NAMES.join('|')}`,
  summary: 'makes, solves and counts boards of Loop',
  details: Object.entries(PARTS)
    .map(([name, { help }]) => [`loop ${name}${help[0]}`, ...help.slice(1).map((line) => `  ${line}`)].join('\n'))
    .join('\n\n'),
  examples: () => [
    'npx rensa loop generate --size 8 --seed 42',
    'npx rensa loop generate --date 2025-11-30 --difficulty medium --json',
    `echo '{"rows": 4, "cols": 4, "clues": [[0, 0, 2], [2, 1, 5]]}' | npx rensa loop solve`,
    "printf '2...\\n....\\n.5..\\n....\\n' | npx rensa loop solve --json",
    'npx rensa loop count --rows 6 --cols 7',
  ],
  flags: Object.assign({}, ...Object.values(PARTS).map(({ flags }) => flags)) as Flags,
  run,
};

function run(args: Args): Answer | Promise<Answer> {
  const [name = '', ...words] = args.words;
  if (!Object.hasOwn(PARTS, name)) {
    const known = listed(NAMES, 'or');
    throw new Error(
      name === '' ? `loop needs a word: ${known}` : `loop knows no ${JSON.stringify(name)}, only ${known}`,
    );
  }
  const part = PARTS[name] as Part;
  refuseOthers(args, part.flags);
  return part.run({ words, values: args.values });
}
