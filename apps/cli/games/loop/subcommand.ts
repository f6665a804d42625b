import type { Args, Flags } from '../../io/args.ts';
import type { Output } from '../../io/output.ts';
import type { StandardStreams } from '../../io/streams.ts';

/** What can be done with Loop, by the word after `loop`. */
export interface Subcommand {
  readonly flags: Flags;
  readonly help: readonly string[];
  /** `words` are those after the subcommand's name. */
  readonly run: (args: Args, streams: StandardStreams) => Output | Promise<Output>;
}
