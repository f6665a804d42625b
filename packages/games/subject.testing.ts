// A game for random play: how it can be set up, who plays it, and what must be true after every tick. Each game
// has it in `invariants.testing.ts` in its own folder.

import type { Game, GameTypes, Input } from '@rensa/engine';

/** Whole numbers from 0 to n - 1. */
export type Dice = (n: number) => number;

/** Gives one input per tick. */
export type InputPlayer<State> = (state: State) => Input;

export interface GameKind<Setup> {
  /** Its ruleset and mode. */
  readonly name: string;
  readonly match: boolean;
  readonly setup: (roll: Dice) => Setup;
}

/** The effect of one tick on one seat. */
export interface Tick<G extends GameTypes = GameTypes> {
  readonly before: G['state'];
  readonly after: G['state'];
  readonly events: readonly G['event'][];
}

export interface Subject<G extends GameTypes = GameTypes> {
  readonly kinds: readonly GameKind<G['setup']>[];
  /** The first two play every second game each, the others sit on the other side of a match as well. */
  readonly players: readonly ((roll: Dice) => InputPlayer<G['state']>)[];
  /** Throws if something is wrong. */
  readonly check: (tick: Tick<G>) => void;
  /** The same game, with what is dear to make remembered. */
  readonly quicker?: (game: Game<G>) => Game<G>;
}

/** Throws what is wrong unless it holds. */
export function hold(holds: boolean, wrong: string): void {
  if (!holds) throw new Error(wrong);
}
