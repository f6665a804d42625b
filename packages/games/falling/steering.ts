// The pair that the player steers: shifting, rotating, sinking, touching the ground, locking. Rules differ from game to
// game only in where there is space, how a pair rotates, what a drop is worth, and what happens once it has locked.

import type { Input } from '@rensa/engine';
import { INPUT } from './input.ts';
import { type RowTime, rowTime } from './level.ts';
import { canSink, fitsIn, floorRow, type IsFree, type Moving } from './pair.ts';
import { enter, wait, type Waiting } from './phase.ts';
import type { Handling } from './rules.ts';

/** The part of a state that steering changes. */
export interface SteeredState<Pair> extends Waiting {
  pair: Pair | null;
  readonly gravity: number;
  readonly rules: Handling;
}

/** The rules of one game for its pair. None of them changes a pair: they return a new one. */
interface SteeringRules<Pair, Draft, T> {
  readonly isFree: IsFree<Draft>;
  /** The pair rotated by a quarter, or the same pair if the rotation is refused. */
  readonly rotate: (draft: Draft, pair: Pair, quarter: 1 | -1) => Pair;
  /** The pair after a tick without a rotation; without this rule it does not change. */
  readonly unrotated?: (pair: Pair) => Pair;
  /** A copy of the pair. Written field by field: a spread would be half the cost of a tick. */
  readonly copyOf: (pair: Pair) => Pair;
  /** The time of rows in a tick with this input, if down does more than shorten it. */
  readonly rowTime?: (draft: Draft, input: Input) => RowTime;
  readonly gain: (draft: Draft, points: number) => void;
  /** Makes the pair part of the board, and ends its turn. */
  readonly place: (draft: Draft, pair: Pair, turn: T, hard: boolean) => void;
}

/** Hears of moves. */
interface MoveTurn {
  readonly tell: (event: { readonly kind: 'rotated' | 'shifted' | 'landed' }) => void;
}

/** Steers the pair of one game, tick by tick. */
export class PairSteering<Pair extends Moving, Draft extends SteeredState<Pair>, T extends MoveTurn> {
  readonly #rules: SteeringRules<Pair, Draft, T>;

  constructor(rules: SteeringRules<Pair, Draft, T>) {
    this.#rules = rules;
  }

  /** A tick in which the pair is in the air. */
  fall(draft: Draft, input: Input, turn: T): void {
    const pair = this.#control(draft, input, turn);
    if (pair !== null) this.#sink(draft, pair, input, turn);
  }

  /** The same where the fall comes before the press, and a shift before a rotation. */
  fallFirst(draft: Draft, input: Input, turn: T): void {
    if (draft.pair === null) return;
    this.#sink(draft, draft.pair, input, turn);
    if (draft.pair === null) return;
    const shifted = this.#shift(draft, draft.pair, input, turn);
    const rotated = this.#rotate(draft, shifted, input, turn);
    this.#hardDrop(draft, rotated, input, turn);
  }

  /** A tick in which the pair rests on the ground. */
  lock(draft: Draft, input: Input, turn: T): void {
    const pair = this.#control(draft, input, turn);
    if (pair === null) return;
    if (canSink(this.#rules.isFree, draft, pair)) {
      draft.phase = 'fall';
      return this.#sink(draft, pair, input, turn);
    }
    const released = (input & INPUT.soft) !== 0 && draft.rules.softLocks;
    if (wait(draft) || released) this.#rules.place(draft, pair, turn, false);
  }

  /** Does what the player presses in one tick, a rotation before a shift. Returns the pair, or null once it has locked. */
  #control(draft: Draft, input: Input, turn: T): Pair | null {
    if (draft.pair === null) return null;
    if (input === 0) return hold(draft, this.#unrotated(draft.pair));
    const rotated = this.#rotate(draft, draft.pair, input, turn);
    const shifted = this.#shift(draft, rotated, input, turn);
    if (this.#hardDrop(draft, shifted, input, turn)) return null;
    if (shifted.groundings < draft.rules.groundings) return shifted;
    this.#rules.place(draft, shifted, turn, false);
    return null;
  }

  #rotate(draft: Draft, pair: Pair, input: Input, turn: T): Pair {
    const quarter = direction(input, INPUT.rotateLeft, INPUT.rotateRight);
    const rotated = quarter === 0 ? pair : this.#rules.rotate(draft, pair, quarter);
    if (rotated.facing !== pair.facing) turn.tell({ kind: 'rotated' });
    return hold(draft, rotated === pair ? this.#unrotated(pair) : rotated);
  }

  #unrotated(pair: Pair): Pair {
    return this.#rules.unrotated === undefined ? pair : this.#rules.unrotated(pair);
  }

  /** Moves the pair one column over, if there is room. */
  #shift(draft: Draft, pair: Pair, input: Input, turn: T): Pair {
    const cols = direction(input, INPUT.left, INPUT.right);
    if (cols === 0) return pair;
    const { row, col, facing } = pair;
    if (!fitsIn(this.#rules.isFree, draft, { row, col: col + cols, facing })) return pair;
    turn.tell({ kind: 'shifted' });
    const shifted = this.#rules.copyOf(pair);
    moving(shifted).col += cols;
    return hold(draft, shifted);
  }

  /** A tick of falling: on to the next row, or to the ground, once the time of this one is over. */
  #sink(draft: Draft, pair: Pair, input: Input, turn: T): void {
    const { rules, gravity } = draft;
    const time = this.#rules.rowTime?.(draft, input) ?? rowTime(rules, gravity, (input & INPUT.soft) !== 0);
    const later = this.#pass(draft, pair, time);
    if (later.hang > 0 || later.drop > 0) return;
    if (!canSink(this.#rules.isFree, draft, later)) return this.#land(draft, later, turn);
    hold(draft, this.#sunk(later, later.row - 1, time.next, time.next));
  }

  /** Counts down the ticks for which the pair hangs in its spawn row, then those in which it sinks into its row. */
  #pass(draft: Draft, pair: Pair, { soft, left }: RowTime): Pair {
    const hung = pair.hang === 0 ? pair : hold(draft, this.#hung(pair, left));
    if (hung.hang > 0 || hung.drop === 0) return hung;
    const drop = Math.min(hung.drop, left) - 1;
    if (drop === 0 && soft) this.#rules.gain(draft, draft.rules.softDropScore);
    return hold(draft, this.#sunk(hung, hung.row, drop, hung.pace));
  }

  /** The pair after one more tick of hanging, with `left` ticks of it left at most. */
  #hung(pair: Pair, left: number): Pair {
    const hung = this.#rules.copyOf(pair);
    moving(hung).hang = Math.min(pair.hang, left) - 1;
    return hung;
  }

  /** The pair sinking into `row`. */
  #sunk(pair: Pair, row: number, drop: number, pace: number): Pair {
    const sunk = this.#rules.copyOf(pair);
    const draft = moving(sunk);
    draft.row = row;
    draft.drop = drop;
    draft.pace = pace;
    draft.hang = 0;
    return sunk;
  }

  #land(draft: Draft, pair: Pair, turn: T): void {
    const landed = hold(draft, { ...pair, drop: 0, groundings: pair.groundings + 1 });
    turn.tell({ kind: 'landed' });
    if (landed.groundings >= draft.rules.groundings) return this.#rules.place(draft, landed, turn, false);
    enter(draft, 'lock', draft.rules.lockTicks, () => this.#rules.place(draft, landed, turn, false));
  }

  /** Drops the pair to the floor and locks it, if that is pressed and the game has it. */
  #hardDrop(draft: Draft, pair: Pair, input: Input, turn: T): boolean {
    if (draft.rules.hardDrop === null || (input & INPUT.hard) === 0) return false;
    const row = floorRow(this.#rules.isFree, draft, pair);
    const dropped = hold(draft, { ...pair, row, drop: 0, hang: 0 });
    this.#rules.gain(draft, draft.rules.hardDrop);
    this.#rules.place(draft, dropped, turn, true);
    return true;
  }
}

/** A copy of a pair, to write to. */
function moving(copy: Moving): { -readonly [K in keyof Moving]: Moving[K] } {
  return copy;
}

/** Puts a pair into the draft. */
function hold<Pair>(draft: SteeredState<Pair>, pair: Pair): Pair {
  draft.pair = pair;
  return pair;
}

/** Opposite presses in one tick cancel each other. */
function direction(input: Input, minus: number, plus: number): -1 | 0 | 1 {
  if ((input & (minus | plus)) === minus) return -1;
  return (input & (minus | plus)) === plus ? 1 : 0;
}
