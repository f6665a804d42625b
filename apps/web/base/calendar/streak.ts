// Streaks: days in a row on which something was done. Every fifth such day earns a freeze, which bridges a missed day.

export interface Streak {
  readonly days: number;
  readonly best: number;
  /** Freezes that are left. */
  readonly freezes: number;
  /** True if today already counts. */
  readonly safe: boolean;
}

const DAYS_PER_FREEZE = 5;
const MAX_FREEZES = 2;

/** The streak of these days. Days after `today` do not count: they come from a clock that was set back. */
export function streakOf(done: Iterable<number>, today: number): Streak {
  const days = [...new Set(done)].filter((day) => day <= today).toSorted((a, b) => a - b);
  let [run, best, freezes, last] = [0, 0, 0, Number.NEGATIVE_INFINITY];
  days.forEach((day, i) => {
    const missed = day - last - 1;
    run = missed <= freezes ? run + 1 : 1;
    if (missed <= freezes) freezes -= missed;
    if ((i + 1) % DAYS_PER_FREEZE === 0) freezes = Math.min(MAX_FREEZES, freezes + 1);
    best = Math.max(best, run);
    last = day;
  });
  const missed = Math.max(0, today - last - 1);
  const alive = missed <= freezes;
  return { days: alive ? run : 0, best, freezes: alive ? freezes - missed : freezes, safe: last === today };
}
