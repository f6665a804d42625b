// A game that two can play, as pages use it: its types stay inside.

import type { Repeat } from '@rensa/controls';
import type { ReadonlySignal } from '@preact/signals';
import type { ComponentType } from 'preact';
import type { StoredKind } from '../../base/storage/kinds.ts';
import type { ReplayUi } from '../../listing/listing.ts';
import type { SetupChoice } from '../../play/ui/ui.ts';
import type { SavedMatch } from '../saves/save.ts';
import type { Rivals } from '../opponents/rivals.ts';
import type { OpenAuthority } from './authority.ts';
import type { LevelOffer, ShownPlayer, SourceFactory } from '../seats/seat.ts';
import type { SeatedPlan } from '../series/plan.ts';
import type { MatchEnd } from '../series/outcome.ts';

export interface VersusGame {
  /** The id of the game, not of its match. */
  readonly id: string;
  readonly name: () => string;
  /** The lesson for the first time. */
  readonly first: unknown;
  /** The choices before a match. */
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
  /** Kinds of values that its matches store. */
  readonly stored: readonly StoredKind[];
  /** The list and the page of its finished matches. */
  readonly replays: (rivals: Rivals | undefined) => ReplayUi;
}

export interface MatchPageProps {
  readonly plan: SeatedPlan;
  /** A match to go on with; it waits, paused. Its plan is the one above. */
  readonly saved: SavedMatch | undefined;
  readonly players: readonly [ShownPlayer, ShownPlayer];
  readonly sourceFor: SourceFactory;
  /** Absent: the match is in this tab. */
  readonly authority?: OpenAuthority | undefined;
  /** Back to where matches are set up. */
  readonly onLeave: () => void;
  /** Goes on with this match, but with another plan. */
  readonly onReplan: (plan: SeatedPlan) => void;
  readonly onResult: (end: MatchEnd) => void;
  /** Whom to play next instead, once the match is over. */
  readonly offer: ReadonlySignal<LevelOffer | undefined>;
}
