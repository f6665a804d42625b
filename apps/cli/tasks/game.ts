// What the command line knows of a game. Each game has a file that makes such an entry, and a line in games.ts.

import { type Game, playback, type Replay, type Result, type Verdict, verify } from '@rensa/engine';
import type { Answer } from '../io/output.ts';
import type { Args, Flags } from '../io/args.ts';

export interface Entry {
  readonly name: string;
  readonly resolve?: Task<string>;
  readonly deal?: Task<Deal>;
  /** Pieces with their moves, a line each. */
  readonly drop?: Task<string>;
  /** A bot alone. */
  readonly play?: Task<Play>;
  /** Games between two bots, one a seed. */
  readonly match?: Task<readonly number[]>;
  /** A bot's view of one position, which comes as unread JSON. */
  readonly think?: Task<unknown>;
  /** The ways it is played that leave a replay: alone, against another. */
  readonly played: readonly Played[];
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

/** Something a command does for a game, once or for many inputs. */
export interface Task<Input> {
  /** Beside those that the command has for all games. */
  readonly flags: Flags;
  /** What `help` says about this game: its cells or pieces, and its flags. */
  readonly help: readonly string[];
  /** Reads the flags first, so that a bad one is refused before any input is. */
  readonly prepare: (args: Args) => (input: Input) => Answer | Promise<Answer>;
}

/** A Game with its types closed over, so that games of all kinds fit in one table. */
export interface Played {
  readonly id: string;
  /** How many characters of a printed board make a cell. */
  readonly cellChars: number;
  readonly verify: (replay: Replay) => Verdict;
  readonly show: (replay: Replay, tick: number) => Shown;
}

/** A replay at one tick. Boards and scores have one entry a seat. */
export interface Shown {
  readonly boards: readonly string[];
  readonly scores: readonly number[];
  readonly result: Result | undefined;
}

export function played<Setup, State, Event>(
  game: Game<Setup, State, Event>,
  look: (state: State) => Pick<Shown, 'boards' | 'scores'>,
  cellChars = 1,
): Played {
  return {
    id: game.id,
    cellChars,
    verify: (replay) => verify(game, replay),
    show(replay, tick) {
      const state = stateAt(game, replay, tick);
      return { ...look(state), result: game.result(state) };
    },
  };
}

function stateAt<Setup, State, Event>(game: Game<Setup, State, Event>, replay: Replay, tick: number): State {
  let at = 0;
  for (const { state } of playback(game, replay)) if (at++ === tick) return state;
  throw new Error(`the replay has ${replay.ticks} ticks, none numbered ${tick}`);
}
