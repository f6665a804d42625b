// Measures something beside a plain reference: both in turn, several rounds, and the median of each, so that a
// machine that slows down for a while slows both.

/** Does some work once, and says how much it was. */
export type Work = () => number;

export interface Rates {
  readonly rate: number;
  readonly referenceRate: number;
  readonly ratio: number;
}

const ROUNDS = 5;
const WARM_UP_MS = 150;
const ROUND_MS = 60;

export function compare(subject: Work, reference: Work): Rates {
  ratePerSecond(subject, WARM_UP_MS);
  ratePerSecond(reference, WARM_UP_MS);
  const rounds = Array.from({ length: ROUNDS }, () => {
    const rate = ratePerSecond(subject, ROUND_MS);
    const referenceRate = ratePerSecond(reference, ROUND_MS);
    return { rate, referenceRate, ratio: rate / referenceRate };
  });
  return {
    rate: median(rounds.map(({ rate }) => rate)),
    referenceRate: median(rounds.map(({ referenceRate }) => referenceRate)),
    ratio: median(rounds.map(({ ratio }) => ratio)),
  };
}

function ratePerSecond(work: Work, leastMs: number): number {
  const start = performance.now();
  let done = 0;
  let ms = 0;
  while (ms < leastMs) {
    done += work();
    ms = performance.now() - start;
  }
  return (1000 * done) / ms;
}

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[values.length >> 1] as number;
}
