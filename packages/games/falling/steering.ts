// The pair that the player steers: shifting, rotating, sinking, touching the ground, locking. Rules differ from game to
// game only in where there is space, how a pair rotates, what a drop is worth, and what happens once it has locked.

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

type Tell = (event: { readonly kind: 'rotated' | 'shifted' | 'landed' }) => void;

/** What a game adds to the motion that all share. */
interface Steering<Draft extends SteeredState, Told extends Tell> {
  readonly isFree: IsFree<Draft>;
  /** The pair rotated by a quarter, or the same pair where that is refused. */
  readonly rotate: (draft: Draft, quarter: 1 | -1) => Moving;
  /** The pair after a tick in which it was not rotated. */
  readonly unrotated: (draft: Draft) => Moving;
  /** A copy of the pair that sinks into this row. Written field by field: a spread would be half the cost of a tick. */
  readonly sunk: (draft: Draft, row: number, drop: number, pace: number) => Moving;
  /** What a tick with this input means for the time of rows, where down does more than shorten them. */
  readonly rowTime?: (draft: Draft, input: Input) => RowTime;
  readonly gain: (draft: Draft, points: number) => void;
  /** The pair becomes part of the board. */
  readonly place: (draft: Draft, tell: Told, hard: boolean) => void;
}

/** Steers the pair of one game, tick by tick. */
export class PairSteering<Draft extends SteeredState, Told extends Tell> {
  readonly #game: Steering<Draft, Told>;

  constructor(game: Steering<Draft, Told>) {
    this.#game = game;
  }

  /** A tick in which the pair is in the air. */
  fall(draft: Draft, input: Input, tell: Told): void {
    if (!this.#control(draft, input, tell)) this.#sink(draft, input, tell);
  }

  /** The same where the fall comes before the press, and a shift before a rotation. */
  fallFirst(draft: Draft, input: Input, tell: Told): void {
    this.#sink(draft, input, tell);
    if (draft.pair === null) return;
    this.#steerSideways(draft, input, tell);
    this.#steerAround(draft, input, tell);
    this.#hardDrop(draft, input, tell);
  }

  /** A tick in which the pair rests on the ground. */
  lock(draft: Draft, input: Input, tell: Told): void {
    if (this.#control(draft, input, tell)) return;
    if (canSink(this.#game.isFree, draft, draft.pair as Moving)) {
      draft.phase = 'fall';
      return this.#sink(draft, input, tell);
    }
    const released = (input & INPUT.soft) !== 0 && draft.rules.softLocks;
    if (wait(draft) || released) this.#game.place(draft, tell, false);
  }

  /** What the player does in one tick, a rotation before a shift; true when that locked the pair. */
  #control(draft: Draft, input: Input, tell: Told): boolean {
    if (input === 0) {
      (draft as SteeredState).pair = this.#game.unrotated(draft);
      return false;
    }
    this.#steerAround(draft, input, tell);
    this.#steerSideways(draft, input, tell);
    if (this.#hardDrop(draft, input, tell)) return true;
    const spent = (draft.pair as Moving).groundings >= draft.rules.groundings;
    if (spent) this.#game.place(draft, tell, false);
    return spent;
  }

  #steerAround(draft: Draft, input: Input, tell: Told): void {
    const state: SteeredState = draft;
    const before = state.pair as Moving;
    const quarter = direction(input, INPUT.rotateLeft, INPUT.rotateRight);
    const rotated = quarter === 0 ? before : this.#game.rotate(draft, quarter);
    if (rotated.facing !== before.facing) tell({ kind: 'rotated' });
    state.pair = rotated === before ? this.#game.unrotated(draft) : rotated;
  }

  #steerSideways(draft: Draft, input: Input, tell: Told): void {
    const cols = direction(input, INPUT.left, INPUT.right);
    if (cols !== 0 && this.#shift(draft, cols)) tell({ kind: 'shifted' });
  }

  /** Moves the pair one column over, if there is room. */
  #shift(draft: Draft, cols: 1 | -1): boolean {
    const state: SteeredState = draft;
    const pair = state.pair as Moving;
    const place = { ...pair, col: pair.col + cols };
    if (!fitsIn(this.#game.isFree, draft, place)) return false;
    state.pair = place;
    return true;
  }

  /** A tick of falling: on to the next row, or to the ground, once the time of this one is over. */
  #sink(draft: Draft, input: Input, tell: Told): void {
    const { rules, gravity } = draft;
    const time = this.#game.rowTime?.(draft, input) ?? rowTime(rules, gravity, (input & INPUT.soft) !== 0);
    if (isHanging(draft, time) || this.#isSinking(draft, time)) return;
    const state: SteeredState = draft;
    const pair = state.pair as Moving;
    if (!canSink(this.#game.isFree, draft, pair)) return this.#land(draft, tell);
    state.pair = this.#game.sunk(draft, pair.row - 1, time.next, time.next);
  }

  /** Counts down the time of the row that the pair sinks into; true while it lasts. */
  #isSinking(draft: Draft, { soft, left }: RowTime): boolean {
    const pair = draft.pair as Moving;
    if (pair.drop === 0) return false;
    const drop = Math.min(pair.drop, left) - 1;
    (draft as SteeredState).pair = this.#game.sunk(draft, pair.row, drop, pair.pace);
    if (drop === 0 && soft) this.#game.gain(draft, draft.rules.softDropScore);
    return drop > 0;
  }

  #land(draft: Draft, tell: Told): void {
    const state: SteeredState = draft;
    const pair = state.pair as Moving;
    const groundings = pair.groundings + 1;
    state.pair = { ...pair, drop: 0, groundings };
    tell({ kind: 'landed' });
    if (groundings >= draft.rules.groundings) return this.#game.place(draft, tell, false);
    enter(state, 'lock', draft.rules.lockTicks, () => this.#game.place(draft, tell, false));
  }

  /** True when the pair was dropped hard, and locked. */
  #hardDrop(draft: Draft, input: Input, tell: Told): boolean {
    if (draft.rules.hardDrop === null || (input & INPUT.hard) === 0) return false;
    const pair = draft.pair as Moving;
    const row = floorRow(this.#game.isFree, draft, pair);
    (draft as SteeredState).pair = { ...pair, row, drop: 0, hang: 0 };
    this.#game.gain(draft, draft.rules.hardDrop);
    this.#game.place(draft, tell, true);
    return true;
  }
}

/** Opposite presses in one tick cancel each other. */
function direction(input: Input, minus: number, plus: number): -1 | 0 | 1 {
  return ((input & plus ? 1 : 0) - (input & minus ? 1 : 0)) as -1 | 0 | 1;
}

/** Counts down a new pair's time in its spawn row; true while it lasts. */
function isHanging(state: SteeredState, { left }: RowTime): boolean {
  const pair = state.pair as Moving;
  if (pair.hang === 0) return false;
  state.pair = { ...pair, hang: Math.min(pair.hang, left) - 1 };
  return state.pair.hang > 0;
}
