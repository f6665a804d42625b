import { type GameTypes, hash } from '@rensa/engine';
import type { Board } from './grid.ts';
import type { Halves, Moving } from './pair.ts';
import type { Handling } from './rules.ts';

/** The pair that the player steers. */
export type FallingPair = Halves & Moving;

/** Does the player have a piece in hand? */
export function isSteered({ phase }: { readonly phase: string }): boolean {
  return phase === 'fall' || phase === 'lock';
}

/** The part of the state that every falling game has. */
export interface FallingState {
  /** The ruleset with the setup's own options. */
  readonly rules: Handling;
  readonly phase: string;
  /** Ticks left in a phase that waits. */
  readonly timer: number;
  /** While something falls after a lock, it already shows where everything will land. */
  readonly board: Board;
  readonly pair: FallingPair | null;
  /** Links of the running chain so far, the one being shown included. */
  readonly chain: number;
  readonly maxChain: number;
  readonly score: number;
  readonly level: number;
  /** Ticks per row. */
  readonly gravity: number;
  /** Pairs locked. */
  readonly pairs: number;
  readonly ticks: number;
}

/** Do two states of a tick look alike, except for what is on its way to the board, and for points? */
export function looksAlike(first: FallingState, second: FallingState): boolean {
  return hash([first.board, first.pair, first.phase]) === hash([second.board, second.pair, second.phase]);
}

/** The types of a falling game. */
export interface FallingTypes extends GameTypes {
  readonly setup: object;
  readonly state: FallingState;
  readonly event: { readonly kind: string };
}
