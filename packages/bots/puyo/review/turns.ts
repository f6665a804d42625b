// The turns of a replay, one per pair.

import {
  atOnce,
  duel,
  type InParts,
  playedAgain,
  type Replay,
  seatEvents,
  seatState,
  type Session,
} from '@rensa/engine';
import { type Aim, COLS, type Event, type Puyo, puyo, type State } from '@rensa/games/puyo';
import { type PuyoView, viewOf } from '../view/view.ts';

export interface Turn {
  /** Tick in which the pair appeared. */
  readonly tick: number;
  /** View of its player, without the opponent. */
  readonly view: PuyoView;
  readonly placed: Aim;
  /** Links of the chain it fired. */
  readonly fired: number;
}

export interface PlayedTurns {
  readonly turns: readonly Turn[];
  /** True if the game ended. */
  readonly over: boolean;
  readonly score: number;
}

/** All pairs that one seat has set down. Throws if the replay is not valid. */
export function turnsOf(replay: Replay, seat: number): PlayedTurns {
  return atOnce(turnsIn(replay, seat, false));
}

/** The same in parts. */
export function* turnsIn(replay: Replay, seat: number, bounded: boolean): InParts<PlayedTurns> {
  const turns: Turn[] = [];
  let score = 0;
  let begun: Pick<Turn, 'tick' | 'view'> | undefined;
  let over = false;
  const see = (tick: number, state: State, events: readonly Event[]): void => {
    for (const event of events) {
      if (event.kind === 'spawned') begun = { tick, view: viewOf({ own: state, opponent: null, left: null }) };
      if (event.kind === 'locked' && begun) turns.push({ ...begun, placed: aimOf(event.cells), fired: 0 });
      if (event.kind === 'ended') turns[turns.length - 1] = { ...turns[turns.length - 1], fired: event.chain };
      if (event.kind === 'over') over = true;
    }
    ({ score } = state);
  };
  yield* seen(replay, { seat, bounded, see });
  return { turns, over, score };
}

const match = duel(puyo);

interface Seen {
  readonly seat: number;
  readonly bounded: boolean;
  readonly see: (tick: number, state: State, events: readonly Event[]) => void;
}

/** Shows every tick of one seat. */
function* seen(replay: Replay, { seat, bounded, see }: Seen): InParts<unknown> {
  if (replay.game !== match.id) {
    const onTick = (events: readonly Event[], { ticks, state }: Session<Puyo>): void => see(ticks, state, events);
    return yield* playedAgain(puyo, replay, { bounded, onTick });
  }
  return yield* playedAgain(match, replay, {
    bounded,
    onTick: (events, { ticks, state }) => see(ticks, seatState(state, seat), seatEvents(events, seat)),
  });
}

/** Steps from the axis to the child, by rotation. */
const STEPS: readonly number[] = [COLS, 1, -COLS, -1];

/** The placement of a pair when it locked. */
function aimOf([axis, child]: readonly [number, number]): Aim {
  return { col: axis % COLS, rot: STEPS.indexOf(child - axis) };
}
