import type { Args, Flags } from '../io/args.ts';
import type { Answer } from '../io/output.ts';

/** A task of a command in one game, done for each input. */
export interface Task<Input, Said = Answer> {
  /** Flags besides those that the command has for all games. */
  readonly flags: Flags;
  /** Lines of `help` about this game: its cells or pieces, and its flags. */
  readonly help: readonly string[];
  /** Lines for a shell, each a complete command. */
  readonly examples: readonly string[];
  /** Reads the flags, so that a bad flag is refused before any input is read. */
  readonly prepare: (args: Args) => (input: Input) => Said | Promise<Said>;
}

export interface Deal {
  readonly seed: number;
  readonly count: number;
  /** The level, for games whose deal depends on it. */
  readonly level: number;
}

/** Environments to hold. */
export interface EnvPlan {
  readonly envs: number;
  /** Pieces after which a game stops; Infinity for no limit. */
  readonly pieces: number;
  readonly autoreset: 'next' | 'off';
}

export interface Play {
  readonly seed: number;
  readonly pieces: number;
  readonly level: number;
  readonly stopScore: number;
  /** A file for the replay. */
  readonly replay: string | undefined;
}
