import { answerEach, numbered, type Output } from '../io/output.ts';
import { type Args, refuseOthers } from '../io/args.ts';
import type { Command } from '../tasks/command.ts';
import { examplesFor, flagsFor, helpFor, taskOf } from '../catalog/games.ts';
import { checkBoardSize, readText, splitInputs } from '../io/input.ts';
import type { InputStream } from '../io/streams.ts';

export const resolve: Command = {
  name: 'resolve',
  usage: 'resolve GAME [FILE] [--rules R] [--options JSON]',
  summary: 'settles a board and resolves its chain to the end',
  details: [
    'A board is text, top row first. You may leave out rows above it and cells to the right of it. A space is an',
    'empty cell. Put a line --- between several boards: the answer is then an array in the same order.',
    '',
    helpFor('resolve'),
  ].join('\n'),
  examples: () => examplesFor('resolve'),
  flags: flagsFor('resolve'),
  run: (args, { stdin }) => runInputs(args, stdin, { name: 'resolve', noun: 'board' }),
};

interface InputsTask {
  readonly name: 'resolve' | 'drop';
  /** The word for one input. */
  readonly noun: string;
}

/** Answers each input of a text. */
export async function runInputs(args: Args, stdin: InputStream, { name, noun }: InputsTask): Promise<Output> {
  const [id, file, ...more] = args.words;
  const task = taskOf(name, id);
  refuseOthers(args, task.flags);
  if (more.length > 0) throw new Error(`${name} takes one file; put --- between several ${noun}s`);
  const prepared = task.prepare(args);
  const items = splitInputs(await readText(file, stdin, `a ${noun}`));
  return answerEach({ items, many: items.length > 1 }, numbered(noun), (text) => {
    checkBoardSize(text);
    return prepared(text);
  });
}
