// The scripts of `package.json` call only scripts and files that exist.

import { existsSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import config from '../../vitest.config.ts';
import { read } from './sources.ts';

type Scripts = Readonly<Record<string, string>>;

const FOLDERS = ['.', 'apps/web'];
/** A script of the same folder, or of the one after `-w`. */
const SCRIPT = /npm run -s ([\w:-]+)(?: -w ([\w/]+))?/g;
/** A file that Node runs. */
const FILE = /(?:tsx|node) ([\w/.-]+)/g;
const PROJECT = /--project ([\w-]+)/g;

function scriptsOf(folder: string): Scripts {
  return (JSON.parse(read(`${folder}/package.json`)) as { readonly scripts: Scripts }).scripts;
}

const PROJECTS = config.test?.projects?.map((each) => JSON.stringify(each)) ?? [];

function missingIn(line: string, folder: string): readonly string[] {
  const found = (pattern: RegExp) => [...line.matchAll(pattern)];
  return [
    ...found(SCRIPT).filter(([, name = '', other = folder]) => !Object.hasOwn(scriptsOf(other), name)),
    ...found(FILE).filter(([, path = '']) => !existsSync(`${folder}/${path}`)),
    ...found(PROJECT).filter(([, name = '']) => !PROJECTS.some((each) => each.includes(`"name":"${name}"`))),
  ].map(([call]) => call);
}

describe.each(FOLDERS)('the scripts in %s', (folder) => {
  it.each(Object.entries(scriptsOf(folder)))('%s calls what exists', (_, line) => {
    expect(missingIn(line, folder)).toEqual([]);
  });
});

describe('the scripts of the root', () => {
  it('serve, build and preview the app', () => {
    expect(Object.keys(scriptsOf('.'))).toEqual(expect.arrayContaining(['dev', 'build', 'preview', 'start']));
  });

  it('name what is missing', () => {
    const line = 'npm run -s nothing -w apps/web && tsx scripts/none.ts && vitest run --project none';
    expect(missingIn(line, '.')).toEqual(['npm run -s nothing -w apps/web', 'tsx scripts/none.ts', '--project none']);
  });
});
