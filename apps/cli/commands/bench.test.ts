import { beforeAll, describe, expect, it } from 'vitest';
import { buildProgram, refused, rensaJson } from '../testing/program.ts';

beforeAll(buildProgram);

interface Rates {
  readonly rate: number;
  readonly unit: string;
  readonly referenceRate: number;
  readonly ratio: number;
  readonly p50?: number;
  readonly p95?: number;
  readonly max?: number;
  readonly value?: number;
}

async function bench(...names: string[]): Promise<[string, Rates][]> {
  return Object.entries((await rensaJson(['bench', ...names])) as Record<string, Rates>);
}

/** Measuring takes processor time, of which a busy machine gives little. */
const PATIENCE_MS = 300_000;

describe('bench', { timeout: PATIENCE_MS }, () => {
  it('measures each beside its reference', async () => {
    const benches = [...(await bench('verify')), ...(await bench('puyo'))];
    expect(benches.map(([name, { unit }]) => [name, unit])).toEqual([
      ['verify', 'times real time'],
      ['puyo/chain', 'fields/s'],
      ['puyo/still', 'fields/s'],
      ['puyo/place', 'placements/s'],
      ['puyo/rules', 'fields/s'],
    ]);
    for (const [, { rate, referenceRate, ratio }] of benches) {
      expect(rate).toBeGreaterThan(referenceRate);
      expect(referenceRate).toBeGreaterThan(0);
      expect(ratio).toBeGreaterThan(1);
    }
  });

  it('measures the search board of Gems at well over twice a plain one', async () => {
    const [board, rules] = await bench('gems');
    expect([board?.[0], board?.[1].unit, rules?.[0]]).toEqual(['gems/board', 'boards/s', 'gems/rules']);
    expect(board?.[1].ratio).toBeGreaterThan(2.5);
  });

  it('measures the search board of Capsules at well over twice a plain one', async () => {
    const [placing, board, rules] = await bench('capsules');
    expect([placing?.[0], board?.[0], rules?.[0]]).toEqual(['capsules/place', 'capsules/board', 'capsules/rules']);
    expect(placing?.[1].unit).toBe('placements/s');
    expect(Math.min(placing?.[1].ratio ?? 0, board?.[1].ratio ?? 0)).toBeGreaterThan(2.5);
  });

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

  it('refuses what it does not know', async () => {
    const lines = await Promise.all([refused(['bench', 'tetra']), refused(['bench', 'puyo', 'verify'])]);
    expect(lines[0]).toBe('rensa: there is no bench "tetra": try verify, puyo, gems, capsules or loop');
    expect(lines[1]).toMatch(/one name/);
  });
});
