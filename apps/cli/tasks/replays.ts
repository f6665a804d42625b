// The games that leave replays, alone and in a match, as `replay` and `verify` use them.

import { type Game, type Match, playback, type Replay, type Result, type Verdict, verify } from '@rensa/engine';
import type { GameEntry } from '@rensa/games';

/** One seat's board as text. */
export interface BoardText<State> {
  /** How many characters make a cell. */
  readonly cellChars: number;
  print(state: State): string;
  score(state: State): number;
}

export interface ReplayGame {
  readonly id: string;
  readonly cellChars: number;
  readonly verify: (replay: Replay) => Verdict;
  readonly show: (replay: Replay, tick: number) => Snapshot;
}

/** A replay at one tick. Boards and scores have one entry per seat. */
export interface Snapshot {
  readonly boards: readonly string[];
  readonly scores: readonly number[];
  readonly result: Result | undefined;
}

export function replayGames({ game, match }: GameEntry, board: BoardText<unknown>): ReplayGame[] {
  const alone = replayGame(game, board, (state) => [state]);
  return match === null ? [alone] : [alone, replayGame(match, board, ({ boards }: Match<unknown>) => boards)];
}

function replayGame<State>(
  game: Game<unknown, State, unknown>,
  board: BoardText<unknown>,
  seatsOf: (state: State) => readonly unknown[],
): ReplayGame {
  return {
    id: game.id,
    cellChars: board.cellChars,
    verify: (replay) => verify(game, replay),
    show(replay, tick) {
      const state = stateAt(game, replay, tick);
      const seats = seatsOf(state);
      return {
        boards: seats.map((seat) => board.print(seat)),
        scores: seats.map((seat) => board.score(seat)),
        result: game.result(state),
      };
    },
  };
}

function stateAt<State>(game: Game<unknown, State, unknown>, replay: Replay, tick: number): State {
  let at = 0;
  for (const { state } of playback(game, replay)) if (at++ === tick) return state;
  throw new Error(`the replay has ${replay.ticks} ticks, none numbered ${tick}`);
}
