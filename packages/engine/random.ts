// mulberry32, split in two so that no draw allocates: `advance` moves the state, `u32` and `below` read the number
// that belongs to a state. Draw with `rng = advance(rng); below(rng, n)`.

/** The state after `rng`. A stream starts at its seed, and the first draw reads `advance(seed)`. */
export function advance(rng: number): number {
  return (rng + 0x6d2b79f5) | 0;
}

/** The number from 0 to 2^32 - 1 that belongs to an advanced state. */
export function u32(rng: number): number {
  let x = Math.imul(rng ^ (rng >>> 15), rng | 1);
  x ^= x + Math.imul(x ^ (x >>> 7), x | 61);
  return (x ^ (x >>> 14)) >>> 0;
}

/** The whole number from 0 to n - 1 that belongs to an advanced state. Exact for n below 2^21. */
export function below(rng: number, n: number): number {
  return Math.floor((u32(rng) * n) / 0x1_0000_0000);
}

/** The start of the second stream of a seed: garbage, viruses, everything that is not a piece. */
export function secondStream(seed: number): number {
  return (seed ^ 0x9e3779b9) | 0;
}

/** A stream that is drawn from several times. */
export class Stream {
  /** The state. */
  rng: number;

  constructor(rng: number) {
    this.rng = rng;
  }

  /** The next whole number from 0 to n - 1. */
  readonly next = (n: number): number => {
    this.rng = advance(this.rng);
    return below(this.rng, n);
  };
}

/** A shuffled copy of `items`, and the state after it. */
export function shuffle<T>(items: readonly T[], rng: number): { readonly items: T[]; readonly rng: number } {
  const stream = new Stream(rng);
  const shuffled = shuffleBy(items, stream.next);
  return { items: shuffled, rng: stream.rng };
}

/** A shuffled copy of `items`. `draw` gives whole numbers from 0 to n - 1. */
export function shuffleBy<T>(items: readonly T[], draw: (n: number) => number): T[] {
  const out = [...items];
  for (let i = out.length - 1; i > 0; i--) {
    const j = draw(i + 1);
    [out[i], out[j]] = [out[j] as T, out[i] as T];
  }
  return out;
}
