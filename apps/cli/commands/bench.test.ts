import { beforeAll, describe, expect, it } from 'vitest';
import { buildProgram, refused, rensaJson } from '../harness.ts';

beforeAll(buildProgram);

interface Rates {
  readonly rate: number;
  readonly unit: string;
  readonly referenceRate: number;
  readonly ratio: number;
}

describe.concurrent('bench', () => {
  it('measures each beside its reference', async () => {
    const benches = Object.entries((await rensaJson(['bench'])) as Record<string, Rates>);
    expect(benches.map(([name, { unit }]) => [name, unit])).toEqual([
      ['verify', 'times real time'],
      ['puyo', 'fields/s'],
    ]);
    for (const [, { rate, referenceRate, ratio }] of benches) {
      expect(rate).toBeGreaterThan(referenceRate);
      expect(referenceRate).toBeGreaterThan(0);
      expect(ratio).toBeGreaterThan(1);
    }
  });

  it('refuses what it does not know', async () => {
    const lines = await Promise.all([refused(['bench', 'tetra']), refused(['bench', 'puyo', 'verify'])]);
    expect(lines[0]).toBe('rensa: there is no bench "tetra": try verify or puyo');
    expect(lines[1]).toMatch(/one name/);
  });
});
