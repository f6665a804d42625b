import type { Output } from '../io/output.ts';
import type { Args, Flags } from '../io/args.ts';
import type { StandardStreams } from '../io/streams.ts';

/** One entry of the command table. */
export interface Command {
  readonly name: string;
  /** What is typed, without the program's name. */
  readonly usage: string;
  /** One line for the overview. */
  readonly summary: string;
  /** What `help NAME` says beyond that. */
  readonly details: string;
  /** Lines for a shell, each of which runs as it is. */
  readonly examples: () => readonly string[];
  /** Beside `--json` and `--help`, which all take. */
  readonly flags: Flags;
  /** Nothing is printed for a command that has spoken for itself. */
  readonly run: (args: Args, streams: StandardStreams) => Output | undefined | Promise<Output | undefined>;
}
