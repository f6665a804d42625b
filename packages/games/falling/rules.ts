// The options that all games with a falling pair have: how it moves, and how long things take. Times are ticks of 1/60 s.

/** What a new pair does first: it is on its way to the next row at once, or hangs in its spawn row for the time of a row. */
export const ENTRIES = ['sinks', 'hangs'] as const;

/** How the player can move a pair. */
export interface Handling {
  readonly entry: (typeof ENTRIES)[number];
  /** Points for a hard drop; null: there is none. */
  readonly hardDrop: number | null;
  /** For each row fallen while dropping softly. */
  readonly softDropScore: number;
  /** How long a pair rests on the ground before it locks. */
  readonly lockTicks: number;
  /** Does dropping softly lock a pair that rests on the ground? */
  readonly softLocks: boolean;
  /** The touch of the ground with this number locks at once. */
  readonly groundings: number;
  /** A soft drop is this many times as fast. */
  readonly softDivisor: number;
  /** Down counts on every so many ticks only, while held alone, and then ends the row; null or absent: it shortens rows. */
  readonly softEvery?: number | null;
}

export interface Timing extends Handling {
  /** How long a fall after a lock or a clear takes, however far. */
  readonly settleTicks: number;
  /** How long a fall takes for each row of the farthest. */
  readonly fallTicks: number;
  /** How long everything rests once it has landed. */
  readonly landTicks: number;
  /** Between clearing and the fall that follows. */
  readonly pauseTicks: number;
  /** From the end of a turn to control over the next pair. */
  readonly spawnTicks: number;
  /** How long a pair falls one row on level 1. */
  readonly gravityTicks: number;
  /** Null: a single endless level. */
  readonly levels: Levels | null;
}

interface Levels {
  /** A level has this many pairs. */
  readonly pairs: number;
  /** No level falls faster than this a row. */
  readonly fastestTicks: number;
}
