// The games of replays, solo and match, as `replay` and `verify` use them.

import { type Game, type GameTypes, playback, type Replay, type Result, type Verdict, verify } from '@rensa/engine';
import type { GameEntry } from '@rensa/games';

/** Prints the board of one seat. */
export interface BoardText<State> {
  /** Characters per cell. */
  readonly cellChars: number;
  print(state: State): string;
  score(state: State): number;
}

export interface ReplayGame {
  readonly id: string;
  readonly cellChars: number;
  readonly verify: (replay: Replay) => Judged;
  readonly show: (replay: Replay, tick: number) => Snapshot;
}

/** A verdict, with a fact from the catalog. */
export interface Judged extends Verdict {
  /** True if a page offers this setup. */
  readonly standard: boolean;
}

/** A replay at one tick. Boards and scores have one entry per seat. */
export interface Snapshot {
  readonly boards: readonly string[];
  readonly scores: readonly number[];
  readonly result: Result | undefined;
}

export function replayGames(entry: GameEntry, board: BoardText<unknown>): ReplayGame[] {
  const { game, duel } = entry;
  const alone: ReplayGame = {
    ...replayGame(game, board, (state) => [state]),
    verify: (replay) => judge(entry.isOffered, verify(game, replay)),
  };
  if (duel === null) return [alone];
  const versus = replayGame(duel, board, ({ boards }) => boards);
  return [alone, { ...versus, verify: (replay) => judge(entry.isMatchOffered, verify(duel, replay)) }];
}

function judge(isOffered: GameEntry['isOffered'], verdict: Verdict): Judged {
  return { ...verdict, standard: isOffered(verdict.setup) };
}

function replayGame<G extends GameTypes>(
  game: Game<G>,
  board: BoardText<unknown>,
  seatsOf: (state: G['state']) => readonly unknown[],
): Omit<ReplayGame, 'verify'> {
  return {
    id: game.id,
    cellChars: board.cellChars,
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

function stateAt<G extends GameTypes>(game: Game<G>, replay: Replay, tick: number): G['state'] {
  let at = 0;
  for (const { state } of playback(game, replay)) if (at++ === tick) return state;
  throw new Error(`there is no tick ${tick}: the replay has ${replay.ticks}`);
}
