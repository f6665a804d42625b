import type { Args, Flags } from '../io/args.ts';
import type { Answer } from '../io/output.ts';

/** Something that a command does for a game, once or for many inputs. */
export interface Task<Input, Said = Answer> {
  /** Beside those that the command has for all games. */
  readonly flags: Flags;
  /** What `help` says about this game: its cells or pieces, and its flags. */
  readonly help: readonly string[];
  /** Lines for a shell, as in a `Command`. */
  readonly examples: readonly string[];
  /** Reads the flags first, so that a bad one is refused before any input is. */
  readonly prepare: (args: Args) => (input: Input) => Said | Promise<Said>;
}

export interface Deal {
  readonly seed: number;
  readonly count: number;
  /** For games whose deal depends on it. */
  readonly level: number;
}

export interface Play {
  readonly seed: number;
  readonly pieces: number;
  readonly level: number;
  readonly stopScore: number;
  /** A file to write the game to. */
  readonly replay: string | undefined;
}
