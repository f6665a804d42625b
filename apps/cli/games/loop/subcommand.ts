import type { Args, Flags } from '../../io/args.ts';
import type { Output } from '../../io/output.ts';

/** What can be done with Loop, by the word after `loop`. */
export interface Subcommand {
  readonly flags: Flags;
  readonly help: readonly string[];
  /** `words` are those after the subcommand's name. */
  readonly run: (args: Args) => Output | Promise<Output>;
}
