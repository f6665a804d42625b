import type { Input } from '@rensa/engine';

/** Where the inputs of a seat come from: a person's controls, a bot, a log, later a connection. */
export interface InputSource<State> {
  /**
   * The input for the next tick, seen from the board of this seat and that of the other one, which is undefined alone.
   * Undefined means "not yet": the run asks again on a later frame.
   */
  next(own: State, other: State | undefined): Input | undefined;
  /** What happens on the board is felt for so long, where there is a hand to feel it. */
  feel?(ms: number): void;
  /** Play begins or goes on. */
  resume(): void;
  /** Play rests: forgets what is held, pressed or planned. */
  pause(): void;
  dispose(): void;
}
