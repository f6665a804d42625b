import type { Game, Match, MatchSetup, Seated } from '@rensa/engine';

/** What the catalog lists of a game. */
export interface GameEntry<Setup = unknown, State = unknown, Event = unknown> {
  readonly id: string;
  readonly game: Game<Setup, State, Event>;
  /** The same game for two seats; null if the game has no matches. */
  readonly match: Game<MatchSetup<Setup>, Match<State>, Seated<Event>> | null;
  /** The names of its rulesets; empty where there is only one way to play. */
  readonly rulesets: readonly string[];
  /** Is this a setup that a page offers, without options of its own? */
  readonly isOffered: (setup: unknown) => boolean;
  /** The same of a match; any handicap is offered. False where boards cannot fight. */
  readonly isMatchOffered: (setup: unknown) => boolean;
}
