// The knowledge of a game that its pilot needs.

import type { Input } from '@rensa/engine';

/** Facts about the piece in hand that the pilot needs. */
export interface Piloting<State, Placement> {
  /** Inputs to try, including no press. */
  readonly presses: readonly Input[];
  /** Equal for states in which the piece in hand can do the same. Undefined if no piece is in hand. */
  keyOf(state: State): number | undefined;
  /** True if the piece ends at the placement when it only falls. */
  isThere(state: State, placement: Placement): boolean;
  /** Presses that can be remembered. Absent: every piece has its own search. */
  readonly recall?: Recall<State, Placement>;
}

/** The parts of a game that the pilot uses. */
export interface PilotGame<State, Placement> {
  readonly game: { step(state: State, inputs: readonly Input[]): { readonly state: State } };
  readonly piloting: Piloting<State, Placement>;
  /** The input that lets a piece fall. */
  readonly fall: Input;
}

/** Ticks in which a press may come. Letting a piece fall is not a press. */
export interface PressTimes {
  /** Ticks before the first press. */
  readonly wait: number;
  /** Ticks from one press to the next. */
  readonly gap: number;
}

export const EVERY_TICK: PressTimes = { wait: 0, gap: 1 };

/**
 * Ways to wait until the piece is lower: not at all, letting it fall, or pressing nothing. Most placements need no
 * waiting, and most others are reached sooner if the piece falls on its way. A hand that presses nothing has the most
 * time in each row.
 */
export const WAYS_TO_WAIT = ['never', 'falling', 'idle'] as const;
export type WayToWait = (typeof WAYS_TO_WAIT)[number];

/** Facts about a game whose presses can be remembered. */
export interface Recall<State, Placement> {
  /** Placements that may be asked for, at most 31. */
  readonly placements: readonly Placement[];
  /** The place of a placement in that list. */
  indexOf(placement: Placement): number;
  /** Ways to wait that find anything. */
  readonly ways: readonly WayToWait[];
  /**
   * Equal for states under one setup for which the pilot finds the same presses. Undefined for a state that is none of
   * these.
   */
  keyOf(state: State): number | undefined;
  /** A state with the same key, of which nothing matters but the key. */
  plain(state: State): State;
  /** Placements that could be reached from a plain state, one bit each: all that are, and perhaps more. */
  reach(plain: State): number;
}
