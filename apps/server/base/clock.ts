// The clocks of the process. Durations come from `ticking`, which no change of the wall clock moves.

export interface Clock {
  /** Milliseconds since 1970. It may jump. */
  readonly now: () => number;
  /** Milliseconds since some moment. It only goes forward. */
  readonly ticking: () => number;
}

export const systemClock: Clock = {
  now: () => Date.now(),
  ticking: () => performance.now(),
};
