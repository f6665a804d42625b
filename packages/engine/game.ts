/** One seat's intent for one tick, as one integer. Zero is "nothing"; the game names the rest. */
export type Input = number;

export interface Step<State, Event> {
  readonly state: State;
  readonly events: readonly Event[];
}

export type Outcome = 'won' | 'lost' | 'drawn';

/** One entry per seat. */
export type Result = readonly { readonly outcome: Outcome; readonly score: number }[];

/**
 * Everything a game is. Pure: the same arguments give the same answer on every machine.
 * One `step` is one sixtieth of a second. Old states are never changed.
 */
export interface Game<Setup, State, Event> {
  readonly id: string;
  /** Raised whenever an old replay would play out differently. */
  readonly version: number;
  readonly seats: number;
  /** Throws a sentence a person can read on anything it does not know. */
  parseSetup(raw: unknown): Setup;
  start(setup: Setup, seed: number): State;
  /** `inputs` has one entry per seat. An input the game does not know is ignored, never an error. */
  step(state: State, inputs: readonly Input[]): Step<State, Event>;
  result(state: State): Result | undefined;
  /** What a verdict says of the game besides its result, by name. */
  facts?(state: State): Facts;
}

export type Facts = Readonly<Record<string, number | boolean>>;

/** A one-seat game whose boards can fight; `versus` makes a two-seat Game of it. */
export interface Duelling<Setup, State, Event> extends Game<Setup, State, Event> {
  /** What these events send across, net of offset. */
  attack(events: readonly Event[]): Attack;
  receive(state: State, attack: Attack): State;
  score(state: State): number;
}

export interface Attack {
  readonly amount: number;
  /** The chain that sent this has ended: what it sent may fall from now on. */
  readonly settled: boolean;
  /** What the game needs beside the amount, such as colors or a pattern. */
  readonly detail: readonly number[];
}

export const TICKS_PER_SECOND = 60;
