// The seeds that a command works on: `--seed N`, or `--seeds LIST`.

import { mustBe, quoted } from '@rensa/engine';
import type { Args } from './args.ts';
import type { Batch } from './output.ts';

const MAX_SEED = 0xffff_ffff;
const MAX_SEEDS = 100_000;

/** The seeds of `--seed` or `--seeds`; `--seeds` asks for a list, even of one. */
export function seedsOf(args: Args, fallback: number): Batch<number> {
  const [one, several] = [args.values.get('seed'), args.values.get('seeds')];
  if (several === undefined) return { items: [one === undefined ? fallback : parseSeed(one)], many: false };
  if (one !== undefined) throw new Error('give --seed or --seeds, not both');
  return { items: parseSeeds(several), many: true };
}

export function parseSeed(written: string): number {
  const value = /^(\d+|0x[\da-f]+)$/i.test(written) ? Number(written) : Number.NaN;
  if (value <= MAX_SEED) return value;
  throw mustBe(`a whole number from 0 to ${MAX_SEED}, decimal or 0x…`, written, 'a seed');
}

/** The title of an answer for a seed. */
export function seedTitle(seed: number): string {
  return `seed ${seed}`;
}

/** Reads a list of seeds such as `1,2,0x10` or `1-100`, or both mixed. */
export function parseSeeds(written: string): number[] {
  const ranges = written.split(',').map(parseRange);
  const count = ranges.reduce((sum, { first, last }) => sum + last - first + 1, 0);
  if (count > MAX_SEEDS) throw new Error(`--seeds names ${count} seeds, at most ${MAX_SEEDS} at once`);
  return ranges.flatMap(({ first, last }) => Array.from({ length: last - first + 1 }, (_, i) => first + i));
}

function parseRange(written: string): { readonly first: number; readonly last: number } {
  const ends = written.split('-');
  if (ends.length > 2) throw new Error(`a range of seeds is FIRST-LAST, not ${quoted(written)}`);
  const first = parseSeed(ends[0] ?? '');
  const last = ends[1] === undefined ? first : parseSeed(ends[1]);
  if (last < first)
    throw new Error(`the range of seeds ${quoted(written)} runs backward: write the smaller seed first`);
  return { first, last };
}
