// The clocks of the process. Durations come from `ticking`, which no change of the wall clock moves.

export interface ServerClock {
  /** Milliseconds since 1970. It may jump. */
  readonly now: () => number;
  /** Milliseconds since some moment. It only goes forward. */
  readonly ticking: () => number;
}

export const systemClock: ServerClock = {
  now: () => Date.now(),
  ticking: () => performance.now(),
};
