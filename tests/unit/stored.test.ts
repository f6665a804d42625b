// Each kind of stored data has one owner: the only file that knows its key. Joining data from a file knows all kinds.

import { expect, it } from 'vitest';
import { read, sourcesIn } from './sources.ts';

const KEY = /['"`]((?:rensa|loop-game):[a-z-]+)/g;

function isOwner(path: string): boolean {
  return !/\.test\.tsx?$|^apps\/web\/pages\/data\//.test(path);
}

/** The files that name a key, by the kind of data. */
function owners(): Map<string, Set<string>> {
  const found = new Map<string, Set<string>>();
  for (const path of sourcesIn(['.ts', '.tsx'], 'apps/web/').filter(isOwner))
    for (const [, kind = ''] of read(path).matchAll(KEY)) found.set(kind, (found.get(kind) ?? new Set()).add(path));
  return found;
}

it('has one owner: every kind of stored data', () => {
  const found = owners();
  expect(found.size).toBeGreaterThan(20);
  expect([...found].filter(([, paths]) => paths.size > 1).map(([kind, paths]) => [kind, ...paths])).toEqual([]);
});
