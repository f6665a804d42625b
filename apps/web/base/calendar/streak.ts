// Streaks: days in a row on which something was done. Every fifth such day earns a freeze, which bridges a missed day.

export interface Streak {
  readonly days: number;
  readonly best: number;
  /** Freezes that are left. */
  readonly freezes: number;
  /** Missed days that freezes have saved, in order. */
  readonly frozen: readonly number[];
  /** True if today already counts. */
  readonly safe: boolean;
}

const DAYS_PER_FREEZE = 5;
const MAX_FREEZES = 2;

/** The streak of these days. Days after `today` do not count: they come from a clock that was set back. */
export function streakOf(done: Iterable<number>, today: number): Streak {
  const days = [...new Set(done)].filter((day) => day <= today).toSorted((a, b) => a - b);
  const frozen: number[] = [];
  let [run, best, freezes, last] = [0, 0, 0, Number.NEGATIVE_INFINITY];
  const freeze = (missed: number): void => {
    freezes -= missed;
    for (let day = last + 1; day <= last + missed; day++) frozen.push(day);
  };
  days.forEach((day, i) => {
    const missed = day - last - 1;
    run = missed <= freezes ? run + 1 : 1;
    if (missed <= freezes) freeze(missed);
    if ((i + 1) % DAYS_PER_FREEZE === 0) freezes = Math.min(MAX_FREEZES, freezes + 1);
    best = Math.max(best, run);
    last = day;
  });
  const missed = Math.max(0, today - last - 1);
  const alive = missed <= freezes;
  if (alive) freeze(missed);
  return { days: alive ? run : 0, best, freezes, frozen, safe: last === today };
}
