// What a falling game brings to a match page, beside what it brings to its own.

import type { Game, Match, MatchSetup, Seated } from '@rensa/engine';
import type { FallingState } from '@rensa/games/falling';
import type { GameUi, SetupChoice } from '../play/ui.ts';

export interface VersusUi<Setup, State extends FallingState, Event> {
  readonly ui: GameUi<Setup, State, Event>;
  readonly match: Game<MatchSetup<Setup>, Match<State>, Seated<Event>>;
  /** How to play it the first time. */
  readonly first: Setup;
  readonly choices: readonly SetupChoice<Setup>[];
  /** Do these choices lead to this setup? Any handicap does. */
  readonly isOffered: (setup: unknown) => boolean;
}
