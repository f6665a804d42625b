import { beforeAll, expect, it } from 'vitest';
import { buildProgram } from '../../testing/program.testing.ts';
import { bench, BENCH_MS } from '../../testing/rates.testing.ts';

beforeAll(buildProgram);

it('measures the search board of Gems at well over twice a plain one', { timeout: BENCH_MS }, async () => {
  const [board, rules] = await bench('gems');
  expect([board?.[0], board?.[1].unit, rules?.[0]]).toEqual(['gems/board', 'boards/s', 'gems/rules']);
  expect(board?.[1].ratio).toBeGreaterThan(2.5);
});
