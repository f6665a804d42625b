// Measures something beside a plain reference: both in turn, several rounds, and the median of each, so that a
// machine that slows down for a while slows both. Time is the processor's, not the clock's.

/** Does some work once, and says how much it was. */
export type Work = () => number;

export interface Rates {
  readonly rate: number;
  readonly referenceRate: number;
  readonly ratio: number;
}

/** How long each is measured. */
export interface Effort {
  readonly warmUpMs: number;
  readonly roundMs: number;
}

export const THOROUGH: Effort = { warmUpMs: 150, roundMs: 60 };
export const BRIEF: Effort = { warmUpMs: 30, roundMs: 10 };

const ROUNDS = 5;

export function compare(subject: Work, reference: Work, { warmUpMs, roundMs }: Effort): Rates {
  ratePerSecond(subject, warmUpMs);
  ratePerSecond(reference, warmUpMs);
  const rounds = Array.from({ length: ROUNDS }, () => {
    const rate = ratePerSecond(subject, roundMs);
    const referenceRate = ratePerSecond(reference, roundMs);
    return { rate, referenceRate, ratio: rate / referenceRate };
  });
  return {
    rate: median(rounds.map(({ rate }) => rate)),
    referenceRate: median(rounds.map(({ referenceRate }) => referenceRate)),
    ratio: median(rounds.map(({ ratio }) => ratio)),
  };
}

/** Beside the rates, how long single pieces of work took, in ms, and a figure of the bench's own. */
export interface Figures extends Rates {
  readonly p50?: number;
  readonly p95?: number;
  readonly max?: number;
  readonly value?: number;
}

/**
 * Does pieces of work that differ from one another, each timed by itself on the processor's clock, so that others on the
 * machine count little. The reference has its turn after each fifth of them.
 */
export function sample(
  piece: (i: number) => void,
  count: number,
  reference: Work,
): Figures & { readonly mean: number } {
  for (let i = 0; i < Math.ceil(count / 4); i++) piece(count + i);
  const times: number[] = [];
  const rates: number[] = [];
  for (let i = 0; i < count; i++) {
    times.push(cpuMs(() => piece(i)));
    if ((i + 1) % Math.ceil(count / ROUNDS) === 0) rates.push(cpuRate(reference));
  }
  const mean = times.reduce((sum, ms) => sum + ms) / count;
  const [rate, referenceRate] = [1000 / mean, median(rates)];
  const at = (share: number): number => times.toSorted((a, b) => a - b)[Math.floor((count - 1) * share)] as number;
  return { rate, referenceRate, ratio: rate / referenceRate, p50: at(0.5), p95: at(0.95), max: at(1), mean };
}

function cpuRate(work: Work): number {
  let done = 0;
  const ms = cpuMs(() => (done += work()));
  return (1000 * done) / ms;
}

/** At least a microsecond, so that what is too short to be seen still has a rate. */
function cpuMs(work: () => void): number {
  const before = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(before);
  return Math.max(1, user + system) / 1000;
}

function ratePerSecond(work: Work, leastMs: number): number {
  const start = process.cpuUsage();
  let done = 0;
  let ms = 0;
  while (ms < leastMs) {
    done += work();
    const { user, system } = process.cpuUsage(start);
    ms = (user + system) / 1000;
  }
  return (1000 * done) / ms;
}

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[values.length >> 1] as number;
}
