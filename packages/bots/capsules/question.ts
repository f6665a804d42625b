// What is asked of a search, and what it answers.

import type { Board, Colors } from '@rensa/games/capsules';
import type { Move } from './reach.ts';
import type { SearchSettings } from './simulator.ts';
import type { StageWeights } from './weights.ts';

/** How far and how wide a search looks. */
export interface Style {
  readonly weights: StageWeights;
  /** How many of the shown capsules it tries. */
  readonly shown: number;
  /** How many of the best fields behind them are followed for one capsule more, on average over all capsules. */
  readonly wide: number;
  /** How many of those are followed for two. */
  readonly deep: number;
  /** How many placements of the first of these two are followed. */
  readonly kept: number;
}

/** What is searched. */
export interface SearchQuestion {
  readonly board: Board;
  /** The capsule in hand, then those shown ahead. */
  readonly shown: readonly Colors[];
  readonly settings: SearchSettings;
}

/** A placement of the capsule in hand, and what the best costs that is known to come of it. */
export interface RankedMove {
  readonly move: Move;
  readonly cost: number;
}

export interface SearchAnswer {
  /** Best first. */
  readonly choices: readonly RankedMove[];
  /** Fields evaluated. */
  readonly nodes: number;
}
