// The authority over a match: when its rounds begin, rest and end. For a match in this tab that is the page itself; for one
// over a connection it will be the server. The page asks, and shows what it is told.

import type { ReadonlySignal } from '@preact/signals';
import type { DuelTypes, PlayedRound, Seated, Side } from '@rensa/engine';
import type { FallingTypes } from '@rensa/games/falling';
import type { RunDriver } from '../../run/driver.ts';
import type { InputSource } from '../../run/source.ts';
import type { SavedMatch } from '../saves/save.ts';
import type { SeatedPlan } from '../series/plan.ts';
import type { VersusUi } from './ui.ts';

/** `announcing`: the next round is named. `playing`: it is played, or paused. `over`: the match has a winner. */
export type MatchPhase = 'announcing' | 'playing' | 'over';

export interface MatchAuthority<G extends FallingTypes> {
  /** The name of the run under which the match is kept. */
  readonly name: string;
  readonly phase: ReadonlySignal<MatchPhase>;
  /** The rounds that are over. */
  readonly rounds: ReadonlySignal<readonly PlayedRound[]>;
  /** Undefined as long as the match goes on. */
  readonly winner: Side | undefined;
  /** Moves the round that is announced or played. */
  readonly driver: RunDriver<DuelTypes<G>, G>;
  /** The source that the run asks for a seat: the one that was made for it, unless that plays elsewhere. */
  sourceOf(seat: Side, made: InputSource<G['state']>): InputSource<G['state']>;
  /** Begins a match with its first round, or takes up one that was left. */
  start(saved?: SavedMatch): void;
  /** Begins the round that is announced. Returns whether there was one. */
  begin(): boolean;
  /** Returns whether play may go on here. */
  mayResume(): boolean;
  /** Keeps the round that is played as it is now. */
  keep(): void;
  /** The round that is played has its result. Returns the winner of the match, if this decides it. */
  endRound(): Side | undefined;
  /** The end of a round has been seen: the next one is announced, or the match is over. */
  goOn(): void;
  dispose(): void;
}

/** The page, as the authority of its match knows it. */
export interface MatchListener<G extends FallingTypes> {
  /** Another round, or another moment of one. `past` are the events of its ticks so far. */
  readonly onRound: (phase: 'waiting' | 'paused', past: readonly (readonly Seated<G['event']>[])[]) => void;
  /** The round that is announced begins now, without being asked. */
  readonly onBegin: () => void;
  readonly onPause: () => void;
  /** The match has been finished elsewhere. */
  readonly onGone: () => void;
}

/** Opens the authority of a match of any game. */
export type OpenAuthority = <G extends FallingTypes>(
  versus: Pick<VersusUi<G>, 'duel' | 'isOffered'>,
  plan: SeatedPlan,
  listener: MatchListener<G>,
) => MatchAuthority<G>;

export type AuthorityFactory<G extends FallingTypes> = (listener: MatchListener<G>) => MatchAuthority<G>;
