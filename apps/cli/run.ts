// One call of the program: one answer on standard output, or one line about the problem on standard error.

import { isFlag, parseArgs } from './io/args.ts';
import { type Output, waitingWriter, writeOutput } from './io/output.ts';
import { inkFor, oneLine } from './io/print.ts';
import type { StandardStreams } from './io/streams.ts';
import { findCommand } from './commands/help.ts';
import { COMMANDS } from './commands/table.ts';

type ExitCode = 0 | 1 | 2;

interface Invocation {
  readonly output: Output | undefined;
  readonly json: boolean;
}

/** Does what the arguments ask for. */
export async function run(argv: readonly string[], streams: StandardStreams): Promise<ExitCode> {
  try {
    return await print(await ask(argv.map(longForm), streams), streams);
  } catch (error) {
    complain((error as Error).message, streams);
    return 2;
  }
}

function longForm(arg: string): string {
  return arg === '-h' ? '--help' : arg;
}

async function ask(argv: readonly string[], streams: StandardStreams): Promise<Invocation> {
  const at = argv.findIndex((arg) => !isFlag(arg));
  const name = at < 0 ? 'help' : (argv[at] as string);
  const command = findCommand(COMMANDS, name);
  const { words, values } = parseArgs(
    argv.filter((_, i) => i !== at),
    { ...command.flags, json: 'switch', help: 'switch' },
  );
  const own = new Map(values);
  const json = own.delete('json');
  if (!own.delete('help')) return { output: await command.run({ words, values: own }, streams), json };
  const help = findCommand(COMMANDS, 'help');
  return { output: await help.run({ words: at < 0 ? [] : [name], values: new Map() }, streams), json };
}

async function print({ output, json }: Invocation, streams: StandardStreams): Promise<ExitCode> {
  if (output === undefined) return 0;
  const ink = json ? undefined : inkFor(streams.stdout, streams.env);
  const { exit, problem } = await writeOutput(output, { ink, write: waitingWriter(streams.stdout) });
  if (problem !== undefined) complain(problem, streams);
  return exit;
}

export function complain(message: string, { stderr }: Pick<StandardStreams, 'stderr'>): void {
  stderr.write(`rensa: ${oneLine(message)}\n`);
}
