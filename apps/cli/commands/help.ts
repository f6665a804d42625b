import type { Output } from '../io/output.ts';
import { listed } from '../io/lists.ts';
import type { Command } from '../tasks/command.ts';

/** The command `help` for a table. It takes the table late, because the table contains it. */
export function helpWith(table: () => readonly Command[]): Command {
  return {
    name: 'help',
    usage: 'help [COMMAND]',
    summary: 'explains the commands',
    details: 'Without a command it lists them all. `rensa COMMAND --help` says the same as `rensa help COMMAND`.',
    examples: () => ['npx rensa help', 'npx rensa help resolve'],
    flags: {},
    run: ({ words }) => help(table(), words),
  };
}

function help(table: readonly Command[], words: readonly string[]): Output {
  if (words.length > 1) throw new Error(`help takes one command, not ${words.length}`);
  const [name] = words;
  if (name === undefined) return { json: { commands: table.map(shortForm) }, text: () => overview(table) };
  const command = findCommand(table, name);
  return { json: longForm(command), text: () => page(command) };
}

export function findCommand(table: readonly Command[], name: string): Command {
  const found = table.find((command) => command.name === name);
  if (found !== undefined) return found;
  const names = table.map((command) => command.name);
  throw new Error(`unknown command ${JSON.stringify(name)}: use ${listed(names, 'or')}`);
}

function shortForm({ name, usage, summary }: Command): Pick<Command, 'name' | 'usage' | 'summary'> {
  return { name, usage, summary };
}

function longForm(command: Command): object {
  return { ...shortForm(command), details: command.details, examples: command.examples() };
}

function overview(table: readonly Command[]): string {
  const width = Math.max(...table.map(({ name }) => name.length));
  return [
    'rensa: puzzle games without a screen',
    '',
    ...table.map(({ name, summary }) => `  ${name.padEnd(width)}  ${summary}`),
    '',
    'Every command takes --json for one JSON value instead of text. - or no file means standard input.',
    'Exit codes: 0 success, 1 check failed, 2 bad usage or input.',
    'rensa help COMMAND explains one, with examples.',
  ].join('\n');
}

function page({ usage, summary, details, examples }: Command): string {
  const indented = examples().map((line) => `  ${line}`);
  return [`rensa ${usage} [--json]`, `  ${summary}`, '', details, '', 'For example:', ...indented].join('\n');
}
