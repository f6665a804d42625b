import { type Answer, answerAll } from '../answer.ts';
import { type Args, refuseOthers } from '../args.ts';
import type { Command } from '../command.ts';
import { flagsFor, gameWith, helpFor } from '../games.ts';
import { readText, splitInputs } from '../input.ts';

export const resolve: Command = {
  name: 'resolve',
  usage: 'resolve GAME [FILE] [--rules R]',
  summary: 'settles a board and plays its chain out to the end',
  details: [
    'A board is text, top row first; rows above it and cells to the right of it may be left out, and a space is an',
    'empty cell. A line --- stands between several boards; the answers are then an array in the same order.',
    '',
    helpFor('resolve'),
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
