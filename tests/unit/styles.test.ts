// A style sheet that is copied into two others would come again with the second of them, and undo what the first has
// changed about it: a page would look different once others are loaded.

import { dirname, join } from 'node:path/posix';
import { expect, test } from 'vitest';
import { read, sourcesIn } from './sources.ts';

const COPIED = /@import '(.+\.css)'/g;
const LOADED = /^import '(.+\.css)';$/gm;

/** The style sheets that files name, as often as they do. */
function namedIn(endings: readonly string[], how: RegExp): readonly string[] {
  return sourcesIn(endings, 'apps/web/').flatMap((path) =>
    [...read(path).matchAll(how)].map(([, name = '']) => join(dirname(path), name)),
  );
}

test('a style sheet is copied into one other at most, and then loaded by no script', () => {
  const copied = namedIn(['.css'], COPIED);
  const loaded = new Set(namedIn(['.ts', '.tsx'], LOADED));
  expect(Math.min(copied.length, loaded.size)).toBeGreaterThan(5);
  expect(copied.filter((name, i) => copied.indexOf(name) !== i || loaded.has(name))).toEqual([]);
});
