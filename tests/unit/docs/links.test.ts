// Every link in the documents leads to a file and a heading that exist.

import { existsSync } from 'node:fs';
import { posix } from 'node:path';
import { describe, expect, it } from 'vitest';
import { read, sourcesIn } from '../sources.ts';
import { DOCUMENTS, linksOf, proseOf } from './pages.ts';

/** A document that is named without a link, in prose or in code. */
const NAMED = /(?<![\w/])(?:docs\/[\w/-]+|ARCHITECTURE|CONTRIBUTING)\.md\b/g;

/** The anchor that GitHub makes of a heading. */
function slug(heading: string): string {
  return heading
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N} _-]/gu, '')
    .replaceAll(' ', '-');
}

function headingsOf(path: string): readonly string[] {
  return [...proseOf(path).matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) => slug(heading));
}

/** The links of a document that lead to no file or heading. */
function brokenIn(path: string): readonly string[] {
  return linksOf(path).flatMap((link) => {
    const [file = '', heading] = link.split('#');
    const target = file === '' ? path : posix.join(posix.dirname(path), file);
    if (!existsSync(target)) return [link];
    return heading === undefined || headingsOf(target).includes(heading) ? [] : [link];
  });
}

describe('every link resolves', () => {
  it.each(DOCUMENTS)('in %s', (path) => {
    expect(brokenIn(path)).toEqual([]);
  });
});

it('every document that is named somewhere exists', () => {
  const sources = sourcesIn(['.md', '.ts', '.tsx', '.py', '.json']).filter((path) => !path.startsWith('replays/'));
  const named = sources.flatMap((path) => [...read(path).matchAll(NAMED)].map(([name]) => `${name} in ${path}`));
  expect(named.length).toBeGreaterThan(20);
  expect(named.filter((each) => !existsSync(each.split(' ')[0]))).toEqual([]);
});
