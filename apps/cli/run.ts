// One call of the program: an answer on standard output, or one line about the problem on standard error.

import { messageOf } from '@rensa/engine';
import { isFlag, parseArgs } from './io/args.ts';
import { type Output, waitingWriter, writeOutput } from './io/output.ts';
import { inkFor, oneLine } from './io/print.ts';
import type { StandardStreams } from './io/streams.ts';
import { findCommand } from './commands/help.ts';
import { COMMANDS } from './commands/table.ts';
import about from './package.json' with { type: 'json' };

type ExitCode = 0 | 1 | 2;

interface Invocation {
  readonly output: Output | undefined;
  readonly json: boolean;
}

/** Runs the command that the arguments name. */
export async function run(argv: readonly string[], streams: StandardStreams): Promise<ExitCode> {
  try {
    return await print(await ask(argv.map(longForm), streams), streams);
  } catch (error) {
    complain(messageOf(error), streams);
    return 2;
  }
}

function longForm(arg: string): string {
  return arg === '-h' ? '--help' : arg;
}

async function ask(argv: readonly string[], streams: StandardStreams): Promise<Invocation> {
  if (argv[0] === '--version') return { output: versionAfter(argv.slice(1)), json: argv.includes('--json') };
  const at = argv.findIndex((arg) => !isFlag(arg));
  const name = argv[at];
  const command = findCommand(COMMANDS, name ?? 'help');
  const { words, values } = parseArgs(
    argv.filter((_, i) => i !== at),
    { ...command.flags, json: 'switch', help: 'switch' },
  );
  const given = new Map(values);
  const json = given.delete('json');
  if (!given.delete('help')) return { output: await command.run({ words, values: given }, streams), json };
  const help = findCommand(COMMANDS, 'help');
  return { output: await help.run({ words: name === undefined ? [] : [name], values: new Map() }, streams), json };
}

function versionAfter(rest: readonly string[]): Output {
  const other = rest.find((arg) => arg !== '--json');
  if (other !== undefined) throw new Error(`--version takes nothing, not ${JSON.stringify(other)}`);
  return { json: about.version, text: () => about.version };
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
