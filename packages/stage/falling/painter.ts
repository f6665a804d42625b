import type { Stand } from './layout.ts';

/** One picture to paint: two states and how far it is from the first to the second. */
export interface Frame<State, Event> {
  readonly before: State;
  readonly after: State;
  /** 0 to 1. */
  readonly mix: number;
  /** What happened since the last picture. */
  readonly events: readonly Event[];
  readonly layout: Stand;
  /** Ticks, fractional. Stands still while the game is paused and goes on when it is over. */
  readonly now: number;
}
