// Measures a subject beside a plain reference. Both take turns for several rounds, and the median counts. So a machine
// that slows down for a while slows both. Times are CPU time.

/** Does some work and returns its amount, in units of the bench. */
export type Work = () => number;

export interface Rates {
  readonly rate: number;
  readonly referenceRate: number;
  readonly ratio: number;
}

/** The length of a measurement. */
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

/** The rates, the times of single pieces of work in milliseconds, and a figure that only this bench has. */
export interface Figures extends Rates {
  readonly p50?: number | undefined;
  readonly p95?: number | undefined;
  readonly max?: number | undefined;
  readonly value?: number | undefined;
}

/**
 * Does `count` pieces of work that differ from one another and times each by its CPU time, so other processes count
 * little. The reference has its turn after each fifth of the pieces.
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
  const at = (share: number): number => sorted(times)[Math.floor((count - 1) * share)] ?? Number.NaN;
  return { rate, referenceRate, ratio: rate / referenceRate, p50: at(0.5), p95: at(0.95), max: at(1), mean };
}

function cpuRate(work: Work): number {
  let done = 0;
  const ms = cpuMs(() => (done += work()));
  return (1000 * done) / ms;
}

/** CPU milliseconds of some work, at least a microsecond, so work that is too short to be seen still has a rate. */
function cpuMs(work: () => void): number {
  const before = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(before);
  return Math.max(1, user + system) / 1000;
}

function ratePerSecond(work: Work, minMs: number): number {
  const start = process.cpuUsage();
  let done = 0;
  let ms = 0;
  while (ms < minMs) {
    done += work();
    const { user, system } = process.cpuUsage(start);
    ms = (user + system) / 1000;
  }
  return (1000 * done) / ms;
}

function median(values: readonly number[]): number {
  return sorted(values)[values.length >> 1] ?? Number.NaN;
}

function sorted(values: readonly number[]): number[] {
  return values.toSorted((a, b) => a - b);
}
