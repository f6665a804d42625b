// ARCHITECTURE.md says the same about imports as the table of layers.

import { describe, expect, it } from 'vitest';
import { LAYERS, LIMITS } from '../layers.ts';
import { read } from '../sources.ts';
import { blocksOf } from './pages.ts';

const DOCUMENT = 'ARCHITECTURE.md';
const PACKAGE_ROW = /^\| `((?:packages|apps)\/\w+)` \|[^|]*\| ([^|]+) \|$/gm;

/** The packages that a package may import, in the words of the document. */
function allowedTo(path: string): string {
  const packages = (LIMITS[path] ?? []).filter((each) => each.startsWith('packages'));
  if (packages.includes('packages')) return 'any package';
  return packages.map((each) => each.replace('packages/', '')).join(', ') || 'nothing';
}

describe('the document about the layers', () => {
  const rows = [...read(DOCUMENT).matchAll(PACKAGE_ROW)].map(([, path = '', allowed = '']) => ({ path, allowed }));

  it('names every package and app, and what it may import', () => {
    const layered = ['packages', 'apps'].flatMap((root) =>
      LAYERS[root].flatMap((layer) => layer.split(' ').map((name) => `${root}/${name}`)),
    );
    expect(rows.map(({ path }) => path)).toEqual(layered);
    expect(rows).toEqual(rows.map(({ path }) => ({ path, allowed: allowedTo(path) })));
  });

  it('names the folders of the web app in their order', () => {
    const layers = LAYERS['apps/web'].map((layer) =>
      layer === '.' ? 'the files at the top' : layer.replaceAll(' ', ', '),
    );
    expect(blocksOf(DOCUMENT, '')).toContain(`${layers.join(' → ')}\n`);
  });
});
