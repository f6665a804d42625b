import { expect, it } from 'vitest';
import { BENCHES } from '../catalog/games.ts';
import { listed } from '../io/lists.ts';
import { refused } from '../testing/rensa.testing.ts';

it('refuses what it does not know', async () => {
  const names = [...new Set(BENCHES.map(({ name }) => name.split('/')[0] ?? ''))];
  const [first, second] = names as [string, string];
  const lines = await Promise.all([refused(['bench', 'tetra']), refused(['bench', second, first])]);
  expect(lines[0]).toBe(`rensa: there is no bench "tetra": try ${listed(names, 'or')}`);
  expect(lines[1]).toMatch(/one name/);
});
