import { advance, below } from '@rensa/engine';

const STEPS = 4096;

/** Random numbers from 0 to 1, the same ones for the same seed. */
export function randomFrom(seed: number): () => number {
  let rng = seed;
  return () => {
    rng = advance(rng);
    return below(rng, STEPS) / STEPS;
  };
}
