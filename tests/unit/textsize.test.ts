// People choose the size of text in their browser. A size in pixels would not follow it.

import { expect, test } from 'vitest';
import { read, sourcesIn } from './sources.ts';

const FIXED = /(?:font-size|line-height|font):[^;]*\d(?:px|pt)/g;

test('no style sheet gives a size of text in pixels', () => {
  const sheets = sourcesIn(['.css']).filter((path) => path.startsWith('apps/web/'));
  const found = sheets.flatMap((path) => (read(path).match(FIXED) ?? []).map((rule) => `${path}: ${rule}`));
  expect(sheets.length).toBeGreaterThan(20);
  expect(found).toEqual([]);
});
