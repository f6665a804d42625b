// The options that all games with a falling pair have: how it moves, and how long things take. Times are ticks of 1/60 s.

/** First act of a new pair: it is on its way to the next row at once, or hangs in its spawn row for the time of a row. */
export const ENTRIES = ['sinks', 'hangs'] as const;

/** The ways a player can move a pair. */
export interface Handling {
  readonly entry: (typeof ENTRIES)[number];
  /** Points for a hard drop; null: there is none. */
  readonly hardDrop: number | null;
  /** For each row fallen while dropping softly. */
  readonly softDropScore: number;
  /** Ticks that a pair rests on the ground before it locks. */
  readonly lockTicks: number;
  /** Does dropping softly lock a pair that rests on the ground? */
  readonly softLocks: boolean;
  /** The touch of the ground with this number locks at once. */
  readonly groundings: number;
  /** A soft drop is this many times as fast. */
  readonly softDivisor: number;
  /** Ticks between two that down counts on, while held alone; it then ends the row. Null or absent: down shortens rows. */
  readonly softEvery?: number | null;
}

export interface Timing extends Handling {
  /** Ticks of a fall after a lock or a clear, however far. */
  readonly settleTicks: number;
  /** Ticks of a fall for each row of the farthest. */
  readonly fallTicks: number;
  /** Ticks that everything rests once it has landed. */
  readonly landTicks: number;
  /** Between clearing and the fall that follows. */
  readonly pauseTicks: number;
  /** From the end of a turn to control over the next pair. */
  readonly spawnTicks: number;
  /** Ticks in which a pair falls one row on level 1. */
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
