// Days in a row on which something was done. Every fifth such day earns a freeze, which bridges a day that was missed.

export interface Streak {
  readonly days: number;
  readonly best: number;
  /** Freezes in hand. */
  readonly freezes: number;
  /** Today counts already. */
  readonly safe: boolean;
}

const DAYS_PER_FREEZE = 5;
const MOST_FREEZES = 2;

/** Takes the numbers of days. Those after `today` are left out: a clock that was set back has them, and they must not count. */
export function streakOf(done: Iterable<number>, today: number): Streak {
  const days = [...new Set(done)].filter((day) => day <= today).toSorted((a, b) => a - b);
  let [run, best, freezes, last] = [0, 0, 0, Number.NEGATIVE_INFINITY];
  days.forEach((day, i) => {
    const missed = day - last - 1;
    run = missed <= freezes ? run + 1 : 1;
    if (missed <= freezes) freezes -= missed;
    if ((i + 1) % DAYS_PER_FREEZE === 0) freezes = Math.min(MOST_FREEZES, freezes + 1);
    best = Math.max(best, run);
    last = day;
  });
  const missed = Math.max(0, today - last - 1);
  const alive = missed <= freezes;
  return { days: alive ? run : 0, best, freezes: alive ? freezes - missed : freezes, safe: last === today };
}
