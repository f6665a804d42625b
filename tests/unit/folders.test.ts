// Folders of a package have an order: when one imports from another, by however many steps, nothing leads back.

import { posix } from 'node:path';
import { describe, expect, it } from 'vitest';
import { read, sourcesIn } from './sources.ts';

const IMPORT = /^(?:import|export) (?:[^']*? from )?'(\.[^']+)';$/gm;

const PACKAGES = sourcesIn(['/package.json']).map((path) => posix.dirname(path));

/** A folder right below the package, or a file that is there itself. */
function partOf(name: string, path: string): string {
  return path.slice(name.length + 1).split('/')[0] as string;
}

/** Which parts each part imports. */
function importsIn(name: string): Map<string, Set<string>> {
  const graph = new Map<string, Set<string>>();
  for (const path of sourcesIn(['.ts', '.tsx'], `${name}/`).filter((path) => !/\.test\.tsx?$/.test(path))) {
    const from = partOf(name, path);
    const found = graph.get(from) ?? new Set();
    for (const [, target = ''] of read(path).matchAll(IMPORT)) {
      const to = partOf(name, posix.join(posix.dirname(path), target));
      if (to !== from) found.add(to);
    }
    graph.set(from, found);
  }
  return graph;
}

/** Takes away what imports nothing that is left; what remains imports in circles. */
function circles(graph: ReadonlyMap<string, ReadonlySet<string>>): string[] {
  const left = new Set(graph.keys());
  for (let before = -1; before !== left.size;) {
    before = left.size;
    for (const part of left) if (![...(graph.get(part) ?? [])].some((to) => left.has(to))) left.delete(part);
  }
  return [...left];
}

describe('the folders import in one direction', () => {
  it.each(PACKAGES)('in %s', (name) => {
    expect(circles(importsIn(name))).toEqual([]);
  });
});

it('two folders that import from each other are found', () => {
  const graph = new Map([
    ['pages', new Set(['play'])],
    ['play', new Set(['parts', 'pages'])],
    ['parts', new Set<string>()],
  ]);
  expect(circles(graph)).toEqual(['pages', 'play']);
});
