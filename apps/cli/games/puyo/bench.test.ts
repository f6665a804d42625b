import { beforeAll, expect, it } from 'vitest';
import { buildProgram } from '../../testing/program.testing.ts';
import { bench, BENCH_MS } from '../../testing/rates.testing.ts';

beforeAll(buildProgram);

it('measures each beside its reference', { timeout: BENCH_MS }, async () => {
  const benches = [...(await bench('verify')), ...(await bench('puyo'))];
  expect(benches.map(([name, { unit }]) => [name, unit])).toEqual([
    ['verify', 'times real time'],
    ['puyo/chain', 'fields/s'],
    ['puyo/still', 'fields/s'],
    ['puyo/place', 'placements/s'],
    ['puyo/plain-chain', 'fields/s'],
    ['puyo/plain-still', 'fields/s'],
    ['puyo/plain-place', 'placements/s'],
    ['puyo/search', 'nodes/s'],
    ['puyo/rules', 'fields/s'],
  ]);
  for (const [, { rate, referenceRate, ratio }] of benches) {
    expect(rate).toBeGreaterThan(referenceRate);
    expect(referenceRate).toBeGreaterThan(0);
    expect(ratio).toBeGreaterThan(1);
  }
});
