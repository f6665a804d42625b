import { beforeAll, expect, it } from 'vitest';
import { buildProgram } from '../../testing/program.testing.ts';
import { bench, BENCH_MS } from '../../testing/rates.testing.ts';

beforeAll(buildProgram);

it('measures the search board of Capsules at well over twice a plain one', { timeout: BENCH_MS }, async () => {
  const [placing, board, rules] = await bench('capsules');
  expect([placing?.[0], board?.[0], rules?.[0]]).toEqual(['capsules/place', 'capsules/board', 'capsules/rules']);
  expect(placing?.[1].unit).toBe('placements/s');
  expect(Math.min(placing?.[1].ratio ?? 0, board?.[1].ratio ?? 0)).toBeGreaterThan(2.5);
});
