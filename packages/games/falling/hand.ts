// The pair in the player's hands: steering, sinking, touching the ground, locking. Rules differ from game to game only
// in where there is room, how a pair turns, what a drop is worth, and what happens once it is set down.

import type { Input } from '@rensa/engine';
import { INPUT } from './input.ts';
import { softTicks } from './level.ts';
import { canSink, fitsIn, type Moving, type Room } from './pair.ts';
import { enter, wait, type Waiting } from './phase.ts';
import type { Handling } from './rules.ts';

/** The part of a state that a hand works on. */
export interface Held extends Waiting {
  pair: Moving | null;
  readonly gravity: number;
  readonly rules: Handling;
}

type Tell = (event: { readonly kind: 'turned' | 'shifted' | 'landed' }) => void;

/** What a game adds to the motion that all share. */
export interface Hand<Draft extends Held, Told extends Tell> {
  readonly isFree: Room<Draft>;
  /** The pair turned by a quarter, or the same pair where that is refused. */
  readonly turn: (draft: Draft, quarter: 1 | -1) => Moving;
  /** The pair after a tick in which it was not turned. */
  readonly unturned: (draft: Draft) => Moving;
  /** A copy of the pair that sinks into this row. Written field by field: a spread would be half the cost of a tick. */
  readonly sunk: (draft: Draft, row: number, drop: number, pace: number) => Moving;
  /** Ticks a row while dropping softly, where that is more than a matter of `softDivisor`. */
  readonly softTicks?: (draft: Draft) => number;
  readonly gain: (draft: Draft, points: number) => void;
  /** The pair becomes part of the board. */
  readonly place: (draft: Draft, tell: Told, hard: boolean) => void;
}

/** A tick in which the pair is in the air. */
export function fall<Draft extends Held, Told extends Tell>(
  hand: Hand<Draft, Told>,
  draft: Draft,
  input: Input,
  tell: Told,
): void {
  if (control(hand, draft, input, tell)) return;
  sink(hand, draft, (input & INPUT.soft) !== 0, tell);
}

/** The same where the fall comes before the press, and a shift before a turn. */
export function fallFirst<Draft extends Held, Told extends Tell>(
  hand: Hand<Draft, Told>,
  draft: Draft,
  input: Input,
  tell: Told,
): void {
  sink(hand, draft, (input & INPUT.soft) !== 0, tell);
  if (draft.pair === null) return;
  steerSideways(hand, draft, input, tell);
  steerAround(hand, draft, input, tell);
  hardDrop(hand, draft, input, tell);
}

/** A tick in which the pair rests on the ground. */
export function lock<Draft extends Held, Told extends Tell>(
  hand: Hand<Draft, Told>,
  draft: Draft,
  input: Input,
  tell: Told,
): void {
  if (control(hand, draft, input, tell)) return;
  const soft = (input & INPUT.soft) !== 0;
  if (canSink(hand.isFree, draft, draft.pair as Moving)) {
    draft.phase = 'fall';
    return sink(hand, draft, soft, tell);
  }
  const released = soft && draft.rules.softLocks;
  if (wait(draft) || released) hand.place(draft, tell, false);
}

/** What the player does in one tick, a turn before a shift; true when that locked the pair. */
function control<Draft extends Held, Told extends Tell>(
  hand: Hand<Draft, Told>,
  draft: Draft,
  input: Input,
  tell: Told,
): boolean {
  if (input === 0) {
    (draft as Held).pair = hand.unturned(draft);
    return false;
  }
  steerAround(hand, draft, input, tell);
  steerSideways(hand, draft, input, tell);
  if (hardDrop(hand, draft, input, tell)) return true;
  const spent = (draft.pair as Moving).groundings >= draft.rules.groundings;
  if (spent) hand.place(draft, tell, false);
  return spent;
}

function steerAround<Draft extends Held, Told extends Tell>(
  hand: Hand<Draft, Told>,
  draft: Draft,
  input: Input,
  tell: Told,
): void {
  const held: Held = draft;
  const before = held.pair as Moving;
  const quarter = direction(input, INPUT.turnLeft, INPUT.turnRight);
  const turned = quarter === 0 ? before : hand.turn(draft, quarter);
  if (turned.facing !== before.facing) tell({ kind: 'turned' });
  held.pair = turned === before ? hand.unturned(draft) : turned;
}

function steerSideways<Draft extends Held, Told extends Tell>(
  hand: Hand<Draft, Told>,
  draft: Draft,
  input: Input,
  tell: Told,
): void {
  const cols = direction(input, INPUT.left, INPUT.right);
  if (cols !== 0 && shift(hand.isFree, draft, cols)) tell({ kind: 'shifted' });
}

/** Opposite presses in one tick cancel each other. */
function direction(input: Input, minus: number, plus: number): -1 | 0 | 1 {
  return ((input & plus ? 1 : 0) - (input & minus ? 1 : 0)) as -1 | 0 | 1;
}

/** Moves the pair one column over, if there is room. */
function shift<Draft extends Held>(isFree: Room<Draft>, draft: Draft, cols: 1 | -1): boolean {
  const held: Held = draft;
  const pair = held.pair as Moving;
  const place = { ...pair, col: pair.col + cols };
  if (!fitsIn(isFree, draft, place)) return false;
  held.pair = place;
  return true;
}

/** A tick of falling: nearer to the row it sinks into, and on to the next one or to the ground when it is there. */
function sink<Draft extends Held, Told extends Tell>(
  hand: Hand<Draft, Told>,
  draft: Draft,
  soft: boolean,
  tell: Told,
): void {
  const held: Held = draft;
  const pair = held.pair as Moving;
  const pace = soft ? (hand.softTicks?.(draft) ?? softTicks(draft.rules, draft.gravity)) : draft.gravity;
  if (pair.drop > 0) {
    const left = Math.min(pair.drop, pace) - 1;
    held.pair = hand.sunk(draft, pair.row, left, pair.pace);
    if (left > 0) return;
    if (soft) hand.gain(draft, draft.rules.softDropScore);
  }
  if (!canSink(hand.isFree, draft, pair)) return land(hand, draft, tell);
  held.pair = hand.sunk(draft, pair.row - 1, pace, pace);
}

function land<Draft extends Held, Told extends Tell>(hand: Hand<Draft, Told>, draft: Draft, tell: Told): void {
  const held: Held = draft;
  const pair = held.pair as Moving;
  const groundings = pair.groundings + 1;
  held.pair = { ...pair, drop: 0, groundings };
  tell({ kind: 'landed' });
  if (groundings >= draft.rules.groundings) return hand.place(draft, tell, false);
  enter(held, 'lock', draft.rules.lockTicks, () => hand.place(draft, tell, false));
}

/** True when the pair was dropped hard, and locked. */
function hardDrop<Draft extends Held, Told extends Tell>(
  hand: Hand<Draft, Told>,
  draft: Draft,
  input: Input,
  tell: Told,
): boolean {
  if (draft.rules.hardDrop === null || (input & INPUT.hard) === 0) return false;
  let pair = { ...(draft.pair as Moving), drop: 0 };
  while (canSink(hand.isFree, draft, pair)) pair = { ...pair, row: pair.row - 1 };
  (draft as Held).pair = pair;
  hand.gain(draft, draft.rules.hardDrop);
  hand.place(draft, tell, true);
  return true;
}
