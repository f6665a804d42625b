import { expect, test } from 'vitest';
import { CATALOG } from './catalog/catalog.ts';

test('achievements are about two dozen in all, each with an id of its own and words in both languages', async () => {
  const lists = await Promise.all(CATALOG.map(async ({ id, achievements }) => ({ id, all: await achievements() })));
  const all = lists.flatMap((list) => list.all);
  expect(all.length).toBeGreaterThanOrEqual(20);
  expect(new Set(all.map(({ id }) => id)).size).toBe(all.length);
  for (const { id, all: own } of lists) expect(own.every((each) => each.id.startsWith(`${id}:`))).toBe(true);
  for (const { name, how } of all) expect([name.en, name.ja, how.en, how.ja].every((words) => words !== '')).toBe(true);
});
