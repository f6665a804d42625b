import { type Args, type Flags, mergedFlags, refuseOthers } from '../io/args.ts';
import { listed } from '../io/lists.ts';
import type { Output } from '../io/output.ts';
import type { StandardStreams } from '../io/streams.ts';

/** A part of a command, chosen by the word after the command's name. */
export interface Subcommand {
  readonly flags: Flags;
  /** Lines of the command's help. */
  readonly help: readonly string[];
  /** Runs with the words after the subcommand's name. */
  readonly run: (args: Args, streams: StandardStreams) => Output | Promise<Output>;
}

export type Subcommands = Readonly<Record<string, Subcommand>>;

/** The flags of all subcommands. */
export function subcommandFlags(table: Subcommands): Flags {
  return mergedFlags(Object.values(table).map(({ flags }) => flags));
}

/** Runs the subcommand that the first word names. */
export function runSubcommand(
  command: string,
  table: Subcommands,
  args: Args,
  streams: StandardStreams,
): Output | Promise<Output> {
  const [name = '', ...words] = args.words;
  const known = listed(Object.keys(table), 'or');
  if (name === '') throw new Error(`${command} needs a subcommand: ${known}`);
  const subcommand = Object.hasOwn(table, name) ? table[name] : undefined;
  if (subcommand === undefined) {
    throw new Error(`${command} has no subcommand ${JSON.stringify(name)}: use ${known}`);
  }
  refuseOthers(args, subcommand.flags);
  return subcommand.run({ words, values: args.values }, streams);
}
