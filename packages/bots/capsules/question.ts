// Questions to a search, and its answers.

import type { Board, Colors } from '@rensa/games/capsules';
import type { Move, StageWeights } from './kernel/index.ts';
import type { SearchSettings } from './simulator.ts';

/** Range and weights of a search. */
export interface Style {
  readonly weights: StageWeights;
  /** Shown capsules that it tries. */
  readonly shown: number;
  /** Best fields behind those that it follows for one more capsule, on average over all capsules. */
  readonly wide: number;
  /** Fields among those that it follows for two. */
  readonly deep: number;
  /** Placements of the first of these two capsules that it follows. */
  readonly kept: number;
}

/** A board, its capsules, and the settings of a search. */
export interface SearchQuestion {
  readonly board: Board;
  /** The capsule in hand, then those shown ahead. */
  readonly shown: readonly Colors[];
  readonly settings: SearchSettings;
}

/** A placement of the capsule in hand, and the lowest cost known to come of it. */
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
