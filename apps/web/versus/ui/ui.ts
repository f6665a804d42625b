// What a falling game brings to a match page, beside what it brings to its own.

import type { ReadonlySignal } from '@preact/signals';
import type { Game, Match, MatchSetup, Seated, TypesOf } from '@rensa/engine';
import type { FallingState } from '@rensa/games/falling';
import type { AttackStyle, MatchShape, MatchSide, TrayWords } from '@rensa/painters';
import type { FunctionComponent } from 'preact';
import type { GameUi, SetupChoice } from '../../play/ui/ui.ts';

/** A number of both sides, for the end of a match. */
export interface MatchFact {
  readonly label: string;
  readonly values: readonly [number, number];
}

/** What the end of a round came from, where that was no attack. `name` is that of the winner, undefined for you. */
type Decided<State> = (
  boards: readonly [State, State],
  winner: MatchSide,
  name: string | undefined,
) => string | undefined;

export interface VersusUi<Setup, State extends FallingState, Event> {
  readonly ui: GameUi<Setup, State, Event>;
  readonly match: Game<TypesOf<MatchSetup<Setup>, Match<State>, Seated<Event>>>;
  /** How to play it the first time. */
  readonly first: Setup;
  readonly choices: readonly SetupChoice<Setup>[];
  /** Do these choices lead to this setup? Any handicap does. */
  readonly isOffered: (setup: unknown) => boolean;
  readonly shape: MatchShape;
  readonly attacks: AttackStyle<State, Event>;
  /** A smaller attack decides no round. */
  readonly decisive: number;
  /** What is written in a tray. */
  readonly trayWords?: () => TrayWords;
  /** How much an attack is worth by now, in percent of the beginning. */
  readonly stakes: (state: State) => number;
  /** Under the next pieces of a side. */
  readonly Beside?: FunctionComponent<{ readonly state: ReadonlySignal<State> }>;
  /** Under what is sent, between the boards. */
  readonly Between?: FunctionComponent<{ readonly state: ReadonlySignal<State> }>;
  /** Beside chains and attacks. */
  readonly facts?: (boards: readonly [State, State]) => readonly MatchFact[];
  readonly decided?: Decided<State>;
}
