import type { Game, Match, Seated } from '@rensa/engine';

/** What the catalog lists of a game. */
export interface GameEntry<Setup = unknown, State = unknown, Event = unknown> {
  readonly id: string;
  readonly game: Game<Setup, State, Event>;
  /** The same game for two seats; null where boards cannot fight. */
  readonly match: Game<Setup, Match<State>, Seated<Event>> | null;
  /** The names of its rulesets; empty where there is only one way to play. */
  readonly rulesets: readonly string[];
  /** Is this a setup that a page offers, without options of its own? */
  readonly isOffered: (setup: unknown) => boolean;
}
