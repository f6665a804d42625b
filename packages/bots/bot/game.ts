import type { Dueling, GameTypes, Input } from '@rensa/engine';
import type { Bot } from './bot.ts';
import type { Pace } from './pace.ts';
import type { Piloting } from './pilot.ts';

/** What a view is made of. */
export interface SeatStates<State> {
  readonly own: State;
  readonly opponent: State | null;
  /** Pairs until play is stopped, the one in hand included; null if there is no limit. */
  readonly left: number | null;
  /** Of the hand that plays for the bot; absent where it can press in every tick, from the first on. */
  readonly pace?: Pace;
}

/** One link of a chain, as it is scored. */
export interface ScoredLink {
  /** 1 for the first. */
  readonly chain: number;
  readonly score: number;
}

/** A step of the ladder of opponents. */
export interface BotLevel {
  /** The bot's name, as `open` takes it. */
  readonly name: string;
  /** How fast it plays against a person. */
  readonly pace: Pace;
  /** What it thinks with while its pair falls; the bot's own number where none is given. */
  readonly nodes?: number;
}

/** Counts the pairs of a seat. */
export interface PairCounter<State> {
  /** Is there a pair in hand? */
  hasPair(state: State): boolean;
  /** How many pairs have been set down. */
  pairsOf(state: State): number;
}

/**
 * What a game brings for bots to play it: alone, in a match, and over the protocol. A view is what a fair player sees, a
 * placement where a pair shall end; both are the game's own.
 */
export interface BotGame<
  G extends GameTypes = GameTypes,
  View = unknown,
  Placement extends object = object,
> extends PairCounter<G['state']> {
  readonly game: Dueling<G>;
  /** The rulesets that its bots can play, the one they know best first. */
  readonly rulesets: readonly string[];
  /** Of its bots, the one to take when none is named first. */
  readonly names: readonly string[];
  /** The opponents that are offered, weakest first. Other bots are no part of the ladder. */
  readonly levels: readonly BotLevel[];
  /** A bot with memory of its own; throws where no bot has this name. */
  open(name: string): Bot<View, Placement>;
  /** What else a host says about a ruleset before a game; where it is not given, nothing. */
  about?(ruleset: string): object;
  /** What is agreed before bots play under a ruleset. */
  setup(ruleset: string): G['setup'];
  /** Is everything over that the last pair did, so that the next one comes? */
  isAtRest(state: G['state']): boolean;
  /** The longest chain so far, in links. */
  longestChainOf(state: G['state']): number;
  /** What else counts in a game alone, by name: from its first state to this one. */
  countsOf?(start: G['state'], state: G['state']): Readonly<Record<string, number>>;
  /** The link that this event scores, if it does. */
  linkOf(event: G['event']): ScoredLink | undefined;
  viewOf(seen: SeatStates<G['state']>): View;
  readonly piloting: Piloting<G['state'], Placement>;
  /** What is pressed to let a pair fall. */
  readonly fall: Input;
  /** Reads the position of a message; throws an error about what it cannot read. Fields it does not know are left out. */
  parsePosition(raw: unknown): object;
  viewAt(position: object): View;
  /** A view as it is written in a message. */
  positionOf(view: View): object;
  parsePlacement(raw: unknown, name: string): Placement;
  /** A placement in a few words. */
  describe(placement: Placement): string;
}
