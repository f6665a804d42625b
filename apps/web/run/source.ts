import type { Input } from '@rensa/engine';

/** The game, as a source sees it when it is asked for an input. */
export interface Sight<State> {
  /** The tick that the input is for; 1 for the first. */
  readonly tick: number;
  /** The board of its seat. */
  readonly own: State;
  /** The board that plays against it; undefined alone. */
  readonly opponent: State | undefined;
}

/** The origin of a seat's inputs: a person's controls, a bot, a log. */
export interface InputSource<State> {
  /** The input for the next tick. Undefined means "not yet": the run asks again on a later frame. */
  next(sight: Sight<State>): Input | undefined;
  /** Called on each tick of a ready count. Returns whether the person has pressed something: then play begins. */
  waited?(): boolean;
  /** Vibrates the device of the person for `ms` milliseconds, if there is one that can. */
  vibrate?(ms: number): void;
  /** Play begins or goes on. */
  resume(): void;
  /** Play rests: forgets what is held, pressed or planned. */
  pause(): void;
  dispose(): void;
}
