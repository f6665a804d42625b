// A game that two can play, as pages use it: its types stay inside.

import type { FallingState } from '@rensa/games/falling';
import type { SetupChoice } from '../play/ui.ts';
import type { VersusUi } from './ui.ts';

export interface VersusGame {
  /** Of the game, not of its match. */
  readonly id: string;
  readonly name: () => string;
  /** How to play it the first time. */
  readonly first: unknown;
  /** What can be chosen before a match. */
  readonly choices: readonly SetupChoice<Readonly<Record<string, unknown>>>[];
  /** Do these choices lead to this setup? Any handicap does. */
  readonly isOffered: (setup: unknown) => boolean;
}

export function versusGame<Setup, State extends FallingState, Event>(
  versus: VersusUi<Setup, State, Event>,
): VersusGame {
  const { ui, first, choices, isOffered } = versus;
  return { id: ui.game.id, name: ui.name, first, choices: choices.map((choice) => ({ ...choice })), isOffered };
}
