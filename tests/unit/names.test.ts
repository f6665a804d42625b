// One type name has one meaning, so no two packages declare the same one. The package further up the list of imports
// takes another name. Inside `packages/games` each game may have its own State, Setup, Event, Rules or Mode.

import { expect, it } from 'vitest';
import { read, sourcesIn } from './sources.ts';

const DECLARATION = /^(?:export )?(?:declare )?(?:abstract )?(?:interface|type|class|enum) (\w+)/gm;

/** `packages/painters/puyo/face.ts` is in `packages/painters`. */
function packageOf(path: string): string {
  return path.split('/').slice(0, 2).join('/');
}

function isChecked(path: string): boolean {
  return !/\.test\.tsx?$/.test(path);
}

/** The files that declare a type, by its name. */
function declarations(): Map<string, string[]> {
  const found = new Map<string, string[]>();
  const paths = [...sourcesIn(['.ts', '.tsx'], 'packages/'), ...sourcesIn(['.ts', '.tsx'], 'apps/')];
  for (const path of paths.filter(isChecked)) {
    for (const [, name = ''] of read(path).matchAll(DECLARATION)) found.set(name, [...(found.get(name) ?? []), path]);
  }
  return found;
}

it('is declared in one package only: every type name', () => {
  const doubled = [...declarations()].filter(([, paths]) => new Set(paths.map(packageOf)).size > 1);
  const lines = doubled.map(([name, paths]) => `${name}: ${paths.join(', ')}`);
  expect(lines.toSorted()).toEqual([]);
});
