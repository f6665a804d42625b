// The outcome of a match.

import type { PlayedRound, Side } from '@rensa/engine';
import type { Uncounted } from '../../play/saves/uncounted.ts';
import type { TurnAttack } from './attacks.ts';

/** The end of a match. */
export interface MatchEnd {
  readonly winner: Side;
  readonly rounds: readonly PlayedRound[];
  /** Why it counts for no record. */
  readonly uncounted: Uncounted | undefined;
}

/** The facts that its result shows. */
export interface MatchSummary<State> extends MatchEnd {
  /** The boards at the end of the last round, and what was sent in it. */
  readonly boards: readonly [State, State];
  readonly attacks: readonly TurnAttack[];
}
