// A falling game's own part of a match page, beside what it brings to its own.

import type { ReadonlySignal } from '@preact/signals';
import type { DuelGame, Side } from '@rensa/engine';
import type { FallingTypes } from '@rensa/games/falling';
import type { AttackStyle, MatchShape, TrayWords } from '@rensa/painters';
import type { FunctionComponent } from 'preact';
import type { GameUi, SetupChoice } from '../../play/ui/ui.ts';

/** A number of both sides, for the end of a match. */
export interface MatchFact {
  readonly label: string;
  readonly values: readonly [number, number];
}

/** The cause of a round's end where that was no attack. `name` is that of the winner, undefined for you. */
type Decided<State> = (boards: readonly [State, State], winner: Side, name: string | undefined) => string | undefined;

export interface VersusUi<G extends FallingTypes> {
  readonly ui: GameUi<G>;
  readonly duel: DuelGame<G>;
  /** The lesson for the first time. */
  readonly first: G['setup'];
  readonly choices: readonly SetupChoice<G['setup']>[];
  /** Do these choices lead to this setup? Any handicap does. */
  readonly isOffered: (setup: unknown) => boolean;
  readonly shape: MatchShape;
  readonly attacks: AttackStyle<G>;
  /** A smaller attack decides no round. */
  readonly decisive: number;
  /** The text in a tray. */
  readonly trayWords?: () => TrayWords;
  /** The worth of an attack by now, in percent of the beginning. */
  readonly stakes: (state: G['state']) => number;
  /** Under the next pieces of a side. */
  readonly Beside?: FunctionComponent<{ readonly state: ReadonlySignal<G['state']> }>;
  /** Under what is sent, between the boards. */
  readonly Between?: FunctionComponent<{ readonly state: ReadonlySignal<G['state']> }>;
  /** Beside chains and attacks. */
  readonly facts?: (boards: readonly [G['state'], G['state']]) => readonly MatchFact[];
  readonly decided?: Decided<G['state']>;
}
