import type { DuelGame, Game, GameTypes } from '@rensa/engine';

/** A game as the catalog lists it. */
export interface GameEntry<G extends GameTypes = GameTypes> {
  readonly id: string;
  readonly game: Game<G>;
  /** The same game for two seats; null if its boards cannot fight. */
  readonly duel: DuelGame<G> | null;
  /** The names of its rulesets; empty where there is only one way to play. */
  readonly rulesets: readonly string[];
  /** Is this a setup that a page offers, without options of its own? */
  readonly isOffered: (setup: unknown) => boolean;
  /** The same of a match; any handicap is offered. False where boards cannot fight. */
  readonly isMatchOffered: (setup: unknown) => boolean;
}
