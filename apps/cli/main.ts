// The `rensa` command: one answer on standard output, or one line about the problem on standard error.

import { type Output, waitingWriter, writeOutput } from './io/output.ts';
import { isFlag, parseArgs } from './io/args.ts';
import { findCommand } from './commands/help.ts';
import { COMMANDS } from './commands/table.ts';
import { inkFor, oneLine } from './io/print.ts';

interface Invocation {
  readonly output: Output | undefined;
  readonly json: boolean;
}

async function ask(argv: readonly string[]): Promise<Invocation> {
  const at = argv.findIndex((arg) => !isFlag(arg));
  const name = at < 0 ? 'help' : (argv[at] as string);
  const command = findCommand(COMMANDS, name);
  const { words, values } = parseArgs(
    argv.filter((_, i) => i !== at),
    { ...command.flags, json: 'switch', help: 'switch' },
  );
  const own = new Map(values);
  const json = own.delete('json');
  if (!own.delete('help')) return { output: await command.run({ words, values: own }), json };
  const help = findCommand(COMMANDS, 'help');
  return { output: await help.run({ words: at < 0 ? [] : [name], values: new Map() }), json };
}

function complain(message: string): void {
  process.stderr.write(`rensa: ${oneLine(message)}\n`);
}

async function print({ output, json }: Invocation): Promise<void> {
  if (output === undefined) return;
  const ink = json ? undefined : inkFor(process.stdout, process.env);
  const { exit, problem } = await writeOutput(output, { ink, write: waitingWriter(process.stdout) });
  if (problem !== undefined) complain(problem);
  process.exitCode = exit;
}

/** The reader may have had enough: `rensa … | head` ends without a word. */
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') complain(`cannot write: ${error.message}`);
  process.exit(error.code === 'EPIPE' ? process.exitCode : 2);
});

process.stderr.on('error', () => {});

try {
  await print(await ask(process.argv.slice(2).map((arg) => (arg === '-h' ? '--help' : arg))));
} catch (error) {
  complain((error as Error).message);
  process.exitCode = 2;
}
