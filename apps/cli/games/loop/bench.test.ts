import { beforeAll, describe, expect, it } from 'vitest';
import { buildProgram } from '../../testing/program.testing.ts';
import { bench, BENCH_MS } from '../../testing/rates.testing.ts';

beforeAll(buildProgram);

describe('bench', { timeout: BENCH_MS }, () => {
  it('measures several of one kind together, with times for single pieces', async () => {
    const benches = await bench('loop');
    expect(benches.map(([name]) => name)).toEqual(['loop/check', 'loop/8x8', 'loop/10x10', 'loop/12x12', 'loop/even']);
    for (const [, { rate, referenceRate, ratio }] of benches) {
      expect([rate > 0, referenceRate > 0, ratio > 0]).toEqual([true, true, true]);
    }
    for (const [, { p50 = 0, p95 = 0, max = 0, value = 0 }] of benches.slice(0, 4)) {
      expect([p50 > 0, p50 <= p95, p95 <= max, value <= max]).toEqual([true, true, true, true]);
    }
    expect(benches[4]?.[1].value).toBeGreaterThan(0.9);
    expect(benches[4]?.[1].value).toBeLessThan(1.1);
  });

  it('measures one of several by its full name', async () => {
    expect((await bench('loop/check')).map(([name]) => name)).toEqual(['loop/check']);
  });
});
