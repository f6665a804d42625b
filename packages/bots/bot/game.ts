import type { Dueling, GameTypes, Input } from '@rensa/engine';
import type { Bot } from './bot.ts';
import type { Pace } from './pace.ts';
import type { Piloting } from './piloting.ts';

/** The states behind a view. */
export interface SeatStates<State> {
  readonly own: State;
  readonly opponent: State | null;
  /** Pairs until play is stopped, including the one in hand; null if there is no limit. */
  readonly left: number | null;
  /** Pace of the hand that plays for the bot. Absent if it can press in every tick, from the first on. */
  readonly pace?: Pace;
}

/** One link of a chain, with its score. */
export interface ScoredLink {
  /** Number of the link; 1 for the first. */
  readonly chain: number;
  readonly score: number;
}

/** A level that is offered as an opponent. */
export interface BotLevel {
  /** Name of the bot, as `open` takes it. */
  readonly name: string;
  /** Pace of its hand against a person. */
  readonly pace: Pace;
  /** Nodes per move while its pair falls. Absent: the bot's own number. */
  readonly nodes?: number;
}

/** Name, strength and speed of a bot. */
export interface BotProfile {
  readonly name: string;
  /** Nodes per move, unless the caller names a number. */
  readonly nodes: number;
  /** Speed of its hand against a person. */
  readonly pace: Pace;
}

/** Counts the pairs of a seat. */
export interface PairCounter<State> {
  /** True if a pair is in hand. */
  hasPair(state: State): boolean;
  /** Number of pairs set down. */
  pairsOf(state: State): number;
}

/**
 * Everything a game brings so that bots can play it: alone, in a match, and over the protocol. A view is what a fair
 * player sees; a placement is where a pair ends. Both are types of the game.
 */
export interface BotGame<
  G extends GameTypes = GameTypes,
  View = unknown,
  Placement extends object = object,
> extends PairCounter<G['state']> {
  readonly game: Dueling<G>;
  /** Rulesets its bots can play, the one they know best first. */
  readonly rulesets: readonly string[];
  /** Names of its bots, the default first. */
  readonly names: readonly string[];
  /** Levels offered as opponents, weakest first. Other bots are not levels. */
  readonly levels: readonly BotLevel[];
  /** Opens a bot with its own memory. Throws if no bot has this name. */
  open(name: string): Bot<View, Placement>;
  /** Fields that a host adds to the `rules` message about a ruleset. Absent: none. */
  about?(ruleset: string): object;
  /** The setup in which bots play a ruleset. */
  setup(ruleset: string): G['setup'];
  /** True if everything the last pair caused is over and the next pair comes. */
  isAtRest(state: G['state']): boolean;
  /** The longest chain of the game, in links. */
  longestChainOf(state: G['state']): number;
  /** More counts of a solo game, by name, from its first state to this one. */
  countsOf?(start: G['state'], state: G['state']): Readonly<Record<string, number>>;
  /** The link that this event scores, if any. */
  linkOf(event: G['event']): ScoredLink | undefined;
  viewOf(seen: SeatStates<G['state']>): View;
  readonly piloting: Piloting<G['state'], Placement>;
  /** The input that lets a pair fall. */
  readonly fall: Input;
  /** Reads the position of a message. Throws an error about anything invalid, and ignores unknown fields. */
  parsePosition(raw: unknown): object;
  viewAt(position: object): View;
  /** The position of a message that describes this view. */
  positionOf(view: View): object;
  parsePlacement(raw: unknown, name: string): Placement;
  /** Describes a placement in a few words. */
  describe(placement: Placement): string;
}
