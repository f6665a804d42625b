// The turns of a replay, one per pair.

import { playback, type Replay, seatEvents, seatState, duel } from '@rensa/engine';
import { type Aim, COLS, type Event, puyo, type State } from '@rensa/games/puyo';
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

interface SeatStep {
  readonly state: State;
  readonly events: readonly Event[];
}

interface PlayedTurns {
  readonly turns: readonly Turn[];
  /** True if the game ended. */
  readonly over: boolean;
  readonly score: number;
}

/** All pairs that one seat has set down. Throws if the replay is not valid. */
export function turnsOf(replay: Replay, seat: number): PlayedTurns {
  const turns: Turn[] = [];
  let score = 0;
  let begun: Pick<Turn, 'tick' | 'view'> | undefined;
  let over = false;
  let tick = 0;
  for (const { state, events } of stepsOf(replay, seat)) {
    for (const event of events) {
      if (event.kind === 'spawned') begun = { tick, view: viewOf({ own: state, opponent: null, left: null }) };
      if (event.kind === 'locked' && begun) turns.push({ ...begun, placed: aimOf(event.cells), fired: 0 });
      if (event.kind === 'ended') turns[turns.length - 1] = { ...turns[turns.length - 1], fired: event.chain };
      if (event.kind === 'over') over = true;
    }
    tick++;
    ({ score } = state);
  }
  return { turns, over, score };
}

const match = duel(puyo);

function stepsOf(replay: Replay, seat: number): Iterable<SeatStep> {
  return replay.game === match.id ? seatStepsOf(replay, seat) : playback(puyo, replay);
}

function* seatStepsOf(replay: Replay, seat: number): Generator<SeatStep, void> {
  for (const { state, events } of playback(match, replay)) {
    yield { state: seatState(state, seat), events: seatEvents(events, seat) };
  }
}

/** Steps from the axis to the child, by rotation. */
const STEPS: readonly number[] = [COLS, 1, -COLS, -1];

/** The placement of a pair when it locked. */
function aimOf([axis, child]: readonly [number, number]): Aim {
  return { col: axis % COLS, rot: STEPS.indexOf(child - axis) };
}
