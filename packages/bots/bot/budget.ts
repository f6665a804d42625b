/** How much a bot may think. With nodes alone its answer is the same on every machine. */
export interface Budget {
  /** How many fields it may evaluate. */
  readonly nodes: number;
  /** A clock of the caller's: the milliseconds that are left. Absent where time does not count. */
  readonly msLeft?: () => number;
}

export function isExpired({ msLeft }: Budget): boolean {
  return msLeft !== undefined && msLeft() <= 0;
}
