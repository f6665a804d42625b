// The pair that the player steers: shifting, turning, sinking, touching the ground, locking. Rules differ from game to game only
// in where there is room, how a pair turns, what a drop is worth, and what happens once it is set down.

import type { Input } from '@rensa/engine';
import { INPUT } from './input.ts';
import { type RowTime, rowTime } from './level.ts';
import { canSink, fitsIn, floorRow, type IsFree, type Moving } from './pair.ts';
import { enter, wait, type Waiting } from './phase.ts';
import type { Handling } from './rules.ts';

/** The part of a state that steering changes. */
export interface SteeredState extends Waiting {
  pair: Moving | null;
  readonly gravity: number;
  readonly rules: Handling;
}

type Tell = (event: { readonly kind: 'turned' | 'shifted' | 'landed' }) => void;

/** What a game adds to the motion that all share. */
export interface Steering<Draft extends SteeredState, Told extends Tell> {
  readonly isFree: IsFree<Draft>;
  /** The pair turned by a quarter, or the same pair where that is refused. */
  readonly turn: (draft: Draft, quarter: 1 | -1) => Moving;
  /** The pair after a tick in which it was not turned. */
  readonly unturned: (draft: Draft) => Moving;
  /** A copy of the pair that sinks into this row. Written field by field: a spread would be half the cost of a tick. */
  readonly sunk: (draft: Draft, row: number, drop: number, pace: number) => Moving;
  /** What a tick with this input means for the time of rows, where down does more than shorten them. */
  readonly rowTime?: (draft: Draft, input: Input) => RowTime;
  readonly gain: (draft: Draft, points: number) => void;
  /** The pair becomes part of the board. */
  readonly place: (draft: Draft, tell: Told, hard: boolean) => void;
}

/** A tick in which the pair is in the air. */
export function fall<Draft extends SteeredState, Told extends Tell>(
  steering: Steering<Draft, Told>,
  draft: Draft,
  input: Input,
  tell: Told,
): void {
  if (control(steering, draft, input, tell)) return;
  sink(steering, draft, input, tell);
}

/** The same where the fall comes before the press, and a shift before a turn. */
export function fallFirst<Draft extends SteeredState, Told extends Tell>(
  steering: Steering<Draft, Told>,
  draft: Draft,
  input: Input,
  tell: Told,
): void {
  sink(steering, draft, input, tell);
  if (draft.pair === null) return;
  steerSideways(steering, draft, input, tell);
  steerAround(steering, draft, input, tell);
  hardDrop(steering, draft, input, tell);
}

/** A tick in which the pair rests on the ground. */
export function lock<Draft extends SteeredState, Told extends Tell>(
  steering: Steering<Draft, Told>,
  draft: Draft,
  input: Input,
  tell: Told,
): void {
  if (control(steering, draft, input, tell)) return;
  if (canSink(steering.isFree, draft, draft.pair as Moving)) {
    draft.phase = 'fall';
    return sink(steering, draft, input, tell);
  }
  const released = (input & INPUT.soft) !== 0 && draft.rules.softLocks;
  if (wait(draft) || released) steering.place(draft, tell, false);
}

/** What the player does in one tick, a turn before a shift; true when that locked the pair. */
function control<Draft extends SteeredState, Told extends Tell>(
  steering: Steering<Draft, Told>,
  draft: Draft,
  input: Input,
  tell: Told,
): boolean {
  if (input === 0) {
    (draft as SteeredState).pair = steering.unturned(draft);
    return false;
  }
  steerAround(steering, draft, input, tell);
  steerSideways(steering, draft, input, tell);
  if (hardDrop(steering, draft, input, tell)) return true;
  const spent = (draft.pair as Moving).groundings >= draft.rules.groundings;
  if (spent) steering.place(draft, tell, false);
  return spent;
}

function steerAround<Draft extends SteeredState, Told extends Tell>(
  steering: Steering<Draft, Told>,
  draft: Draft,
  input: Input,
  tell: Told,
): void {
  const state: SteeredState = draft;
  const before = state.pair as Moving;
  const quarter = direction(input, INPUT.turnLeft, INPUT.turnRight);
  const turned = quarter === 0 ? before : steering.turn(draft, quarter);
  if (turned.facing !== before.facing) tell({ kind: 'turned' });
  state.pair = turned === before ? steering.unturned(draft) : turned;
}

function steerSideways<Draft extends SteeredState, Told extends Tell>(
  steering: Steering<Draft, Told>,
  draft: Draft,
  input: Input,
  tell: Told,
): void {
  const cols = direction(input, INPUT.left, INPUT.right);
  if (cols !== 0 && shift(steering.isFree, draft, cols)) tell({ kind: 'shifted' });
}

/** Opposite presses in one tick cancel each other. */
function direction(input: Input, minus: number, plus: number): -1 | 0 | 1 {
  return ((input & plus ? 1 : 0) - (input & minus ? 1 : 0)) as -1 | 0 | 1;
}

/** Moves the pair one column over, if there is room. */
function shift<Draft extends SteeredState>(isFree: IsFree<Draft>, draft: Draft, cols: 1 | -1): boolean {
  const state: SteeredState = draft;
  const pair = state.pair as Moving;
  const place = { ...pair, col: pair.col + cols };
  if (!fitsIn(isFree, draft, place)) return false;
  state.pair = place;
  return true;
}

/** A tick of falling: on to the next row, or to the ground, once the time of this one is over. */
function sink<Draft extends SteeredState, Told extends Tell>(
  steering: Steering<Draft, Told>,
  draft: Draft,
  input: Input,
  tell: Told,
): void {
  const time = steering.rowTime?.(draft, input) ?? rowTime(draft.rules, draft.gravity, (input & INPUT.soft) !== 0);
  if (isHanging(draft, time) || isSinking(steering, draft, time)) return;
  const state: SteeredState = draft;
  const pair = state.pair as Moving;
  if (!canSink(steering.isFree, draft, pair)) return land(steering, draft, tell);
  state.pair = steering.sunk(draft, pair.row - 1, time.next, time.next);
}

/** Counts down a new pair's time in its spawn row; true while it lasts. */
function isHanging(state: SteeredState, { left }: RowTime): boolean {
  const pair = state.pair as Moving;
  if (pair.hang === 0) return false;
  state.pair = { ...pair, hang: Math.min(pair.hang, left) - 1 };
  return state.pair.hang > 0;
}

/** Counts down the time of the row that the pair sinks into; true while it lasts. */
function isSinking<Draft extends SteeredState, Told extends Tell>(
  steering: Steering<Draft, Told>,
  draft: Draft,
  { soft, left }: RowTime,
): boolean {
  const pair = draft.pair as Moving;
  if (pair.drop === 0) return false;
  const drop = Math.min(pair.drop, left) - 1;
  (draft as SteeredState).pair = steering.sunk(draft, pair.row, drop, pair.pace);
  if (drop === 0 && soft) steering.gain(draft, draft.rules.softDropScore);
  return drop > 0;
}

function land<Draft extends SteeredState, Told extends Tell>(
  steering: Steering<Draft, Told>,
  draft: Draft,
  tell: Told,
): void {
  const state: SteeredState = draft;
  const pair = state.pair as Moving;
  const groundings = pair.groundings + 1;
  state.pair = { ...pair, drop: 0, groundings };
  tell({ kind: 'landed' });
  if (groundings >= draft.rules.groundings) return steering.place(draft, tell, false);
  enter(state, 'lock', draft.rules.lockTicks, () => steering.place(draft, tell, false));
}

/** True when the pair was dropped hard, and locked. */
function hardDrop<Draft extends SteeredState, Told extends Tell>(
  steering: Steering<Draft, Told>,
  draft: Draft,
  input: Input,
  tell: Told,
): boolean {
  if (draft.rules.hardDrop === null || (input & INPUT.hard) === 0) return false;
  const pair = draft.pair as Moving;
  (draft as SteeredState).pair = { ...pair, row: floorRow(steering.isFree, draft, pair), drop: 0, hang: 0 };
  steering.gain(draft, draft.rules.hardDrop);
  steering.place(draft, tell, true);
  return true;
}
