/** Limits of a search. With nodes alone the answer is the same on every machine. */
export interface Budget {
  /** Fields the bot may evaluate. */
  readonly nodes: number;
  /** Milliseconds left, by the caller's clock. Absent if time does not count. */
  readonly msLeft?: () => number;
}

export function isExpired({ msLeft }: Budget): boolean {
  return msLeft !== undefined && msLeft() <= 0;
}
