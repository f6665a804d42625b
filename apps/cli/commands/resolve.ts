import { type Answer, answerAll } from '../io/output.ts';
import { type Args, refuseOthers } from '../io/args.ts';
import type { Command } from '../tasks/command.ts';
import { flagsFor, gameWith, helpFor } from '../games.ts';
import { readText, splitInputs } from '../io/input.ts';

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
    "printf 'RR\\nRRr\\n' | npx rensa resolve gems",
    "printf 'r>b<\\nr*\\nr*\\nr*\\n' | npx rensa resolve capsules --speed low",
  ],
  flags: flagsFor('resolve'),
  run: (args) => runInputs(args, 'resolve', 'board'),
};

/** Answers for each input of a text, one or many. */
export async function runInputs(args: Args, part: 'resolve' | 'drop', noun: string): Promise<Answer> {
  const [name, file, ...more] = args.words;
  const game = gameWith(part, name);
  refuseOthers(args, game.flags);
  if (more.length > 0) throw new Error(`${part} takes one file; put --- between several ${noun}s`);
  const answerOne = game.prepare(args);
  const inputs = splitInputs(await readText(file, `a ${noun}`));
  if (inputs.length === 1) return answerOne(inputs[0] as string);
  return answerAll(inputs.map((text, i) => ({ title: `${noun} ${i + 1}`, answer: () => answerOne(text) })));
}
