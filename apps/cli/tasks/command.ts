import type { Output } from '../io/output.ts';
import type { Args, Flags } from '../io/args.ts';
import type { StandardStreams } from '../io/streams.ts';

/** One entry of the command table. */
export interface Command {
  readonly name: string;
  /** The form of the command, without the program's name. */
  readonly usage: string;
  /** One line for the overview. */
  readonly summary: string;
  /** The rest of `help NAME`. */
  readonly details: string;
  /** Lines for a shell, each a complete command. */
  readonly examples: () => readonly string[];
  /** Flags besides `--json` and `--help`, which every command takes. */
  readonly flags: Flags;
  /** Runs the command; undefined if it has written its output itself. */
  readonly run: (args: Args, streams: StandardStreams) => Output | undefined | Promise<Output | undefined>;
}
