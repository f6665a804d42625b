// A game that two can play, as pages use it: its types stay inside.

import type { Repeat } from '@rensa/controls';
import type { FallingState } from '@rensa/games/falling';
import { type ComponentType, h } from 'preact';
import type { ReplayUi } from '../base/listing.ts';
import type { SetupChoice } from '../play/ui.ts';
import { MatchPage, type MatchPageProps } from './match/page.tsx';
import { loadMatch, type SavedMatch } from './match/save.ts';
import type { Rivals } from './rivals.ts';
import type { VersusUi } from './ui.ts';
import { takeHandedMatch } from './watch/playon.ts';
import { matchReplayUi } from './watch/replays.tsx';

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
  /** Repeat times that suit the game. */
  readonly repeat: Repeat | undefined;
  /** A coach can help with it. */
  readonly coach: boolean;
  /** The match that was left last, if there is one. */
  readonly saved: () => SavedMatch | undefined;
  readonly Match: ComponentType<MatchPageProps>;
  /** How its finished matches are listed and watched. */
  readonly replays: (rivals: Rivals | undefined) => ReplayUi;
}

export function versusGame<Setup, State extends FallingState, Event>(
  versus: VersusUi<Setup, State, Event>,
): VersusGame {
  const { ui, first, choices, isOffered } = versus;
  return {
    id: ui.game.id,
    name: ui.name,
    first,
    choices: choices.map((choice) => ({ ...choice })),
    isOffered,
    repeat: ui.repeat,
    coach: ui.coach !== undefined,
    saved: () => takeHandedMatch(versus.match.id) ?? loadMatch(versus),
    replays: (rivals) => matchReplayUi(versus, rivals),
    Match: (props) => h(MatchPage<Setup, State, Event>, { ...props, versus }),
  };
}
