import { type Answer, answerAll } from '../answer.ts';
import { type Args, refuseOthers } from '../args.ts';
import type { Command } from '../command.ts';
import { flagsFor, gameWith } from '../games.ts';
import { readText, splitInputs } from '../input.ts';

export const resolve: Command = {
  name: 'resolve',
  usage: 'resolve puyo [FILE] [--rules classic|tsu]',
  summary: 'settles a board and plays its chain out to the end',
  details: [
    'A board is text, top row first; rows above it and cells to the right of it may be left out, a space is an empty',
    'cell. Puyo: R G B Y P are the colours, O is ojama, . is empty; 6 columns, up to 14 rows.',
    'A line --- stands between several boards; the answers are then an array in the same order.',
    '',
    '  --rules  classic or tsu (tsu if not given); under tsu row 14 never settles and rows 13 and 14 never pop',
  ].join('\n'),
  examples: () => [
    "printf '..GG\\nRRRRGG\\n' | npx rensa resolve puyo",
    "printf 'RRRR\\n---\\nOBBBBO\\n' | npx rensa resolve puyo --rules classic --json",
  ],
  flags: flagsFor('resolve'),
  run,
};

async function run(args: Args): Promise<Answer> {
  const [name, file, ...more] = args.words;
  const game = gameWith('resolve', name);
  refuseOthers(args, game.flags);
  if (more.length > 0) throw new Error('resolve takes one file; put --- between boards to resolve several');
  const resolveOne = game.prepare(args);
  const inputs = splitInputs(await readText(file, 'a board'));
  if (inputs.length === 1) return resolveOne(inputs[0] as string);
  return answerAll(inputs.map((text, i) => ({ title: `board ${i + 1}`, answer: () => resolveOne(text) })));
}
