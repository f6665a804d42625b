import type { Cards, Dealer, Draw } from './cards.ts';

/** One seat's intent for one tick, as one integer. Zero is "nothing"; the game names the rest. */
export type Input = number;

/** The types that a game is made of. By default they are unknown: `Game` alone is any game. */
export interface GameTypes {
  readonly setup: unknown;
  readonly state: unknown;
  readonly event: unknown;
}

/** What happened in one tick. */
export interface Effects<G extends GameTypes> {
  readonly events: readonly G['event'][];
  /** Steps of work, from a game that counts them where they happen. */
  readonly work?: number;
}

export interface Step<G extends GameTypes> extends Effects<G> {
  readonly state: G['state'];
}

export type Outcome = 'won' | 'lost' | 'drawn';

/** One entry per seat. */
export type Result = readonly { readonly outcome: Outcome; readonly score: number }[];

/**
 * Everything a game is. Pure: the same arguments give the same answer on every machine.
 * One `step` is one sixtieth of a second. Old states are never changed.
 */
export interface Game<G extends GameTypes = GameTypes> {
  /** Never set: from it the compiler infers `G` where a Dueling game is given for a Game. */
  readonly types?: G;
  readonly id: string;
  /** Raised whenever an old replay would play out differently. */
  readonly version: number;
  /** The game by the rules of earlier versions, as far as their replays can still be played. */
  readonly earlier?: readonly Game<G>[];
  readonly seats: number;
  /** Throws a sentence a person can read on anything it does not know. */
  parseSetup(raw: unknown): G['setup'];
  /** With cards they decide what the seed decides otherwise. */
  start(setup: G['setup'], seed: number, cards?: Cards): G['state'];
  /**
   * `inputs` has one entry per seat. An input the game does not know is ignored, never an error. A game that is dealt from
   * cards is given them at every tick. One that is missing is never an error either: it is a blank, and counts as used.
   */
  step(state: G['state'], inputs: readonly Input[], cards?: Cards): Step<G>;
  /** The state after `ticks` ticks without an input: for games in which nothing but time passes meanwhile. */
  wait?(state: G['state'], ticks: number): G['state'];
  /** Ticks in which only timers run. Absent: none are known. */
  readonly countdown?: Countdown<G['state']>;
  result(state: G['state']): Result | undefined;
  /** Facts for a verdict besides the result, by name. */
  facts?(state: G['state']): Facts;
  /** The part of an input that the game knows. Nothing else has a place in a log. */
  known(input: Input): Input;
  /** Number of different cards in each row; they count from 0. Absent: the game cannot be dealt from cards. */
  ranges?(setup: G['setup']): readonly number[];
  /** Cards of each row that were used, those in sight included. Of a match: by the seat that used more. */
  used?(state: G['state']): readonly number[];
  /** Does the seed make a difference under this setup? Where it does not, it is 0. Absent: always. */
  isSeeded?(setup: G['setup']): boolean;
  /** The most work that is done for a replay from outside. */
  readonly limits: WorkLimits;
  /** Steps of work in one tick. */
  stepsIn(effects: Effects<G>): number;
}

/** Jumps over ticks in which only timers run, whatever is pressed. Such ticks have no events. */
export interface Countdown<State> {
  /** The number of these ticks that follow on this state. */
  ticks(state: State): number;
  /** The state after so many of them. */
  pass(state: State, ticks: number): State;
}

/** A bound for the work in a replay, in numbers that are the same on every machine. */
export interface WorkLimits {
  readonly ticks: number;
  /** The sum of `stepsIn` over all ticks. */
  readonly steps: number;
}

export type Facts = Readonly<Record<string, number | boolean>>;

/** A one-seat game whose boards can fight; `duel` makes a two-seat Game of it. */
export interface Dueling<G extends GameTypes = GameTypes> extends Game<G> {
  readonly earlier?: readonly Dueling<G>[];
  /** The attack in these events, net of offset. */
  attack(events: readonly G['event'][]): Attack;
  receive(state: G['state'], attack: Attack): G['state'];
  score(state: G['state']): number;
  ranges(setup: G['setup']): readonly number[];
  used(state: G['state']): readonly number[];
  /** Opens a deck. The cards of a row do not depend on those of other rows. */
  dealer(setup: G['setup'], draw: Draw): Dealer;
  /** Is a piece in hand? */
  isSteered(state: G['state']): boolean;
  /**
   * Ticks that a board is ahead of the other side: a press over there changes this board only after more ticks than that.
   * Infinite where boards cannot fight.
   */
  lead(setup: G['setup']): number;
}

export interface Attack {
  readonly amount: number;
  /** The chain that sent this has ended: what it sent may fall from now on. */
  readonly settled: boolean;
  /** Values that the game needs beside the amount, such as colors or a pattern. */
  readonly detail: readonly number[];
}

export const TICKS_PER_SECOND = 60;
