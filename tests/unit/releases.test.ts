// Releases: one version everywhere, its changes written down, and licenses that allow what we do.

import { expect, it } from 'vitest';
import { read, sourcesIn } from './sources.ts';

interface Packed {
  readonly version?: string;
  readonly license?: string;
  readonly link?: boolean;
}

const own = (text: string): Packed => JSON.parse(text) as Packed;
const { version = '' } = own(read('package.json'));

/** Tools that build and test, and what the server runs on: none of them forbids anything that we do. */
const ALLOWED: readonly string[] = [
  '0BSD',
  'Apache-2.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'ISC',
  'MIT',
  'MPL-2.0',
  'OFL-1.1',
];

it('has the same version in every package', () => {
  const packages = sourcesIn(['.json']).filter((path) => /^(packages|apps)\/[^/]+\/package\.json$/.test(path));
  expect(packages.length).toBeGreaterThan(5);
  expect(packages.filter((path) => own(read(path)).version !== version)).toEqual([]);
});

it.each(['CHANGELOG.md', 'docs/changes.md'])('has its version in %s, after what comes next', (path) => {
  const headings = [...read(path).matchAll(/^## (.+)$/gm)].map(([, heading]) => heading);
  expect(headings.slice(0, 2)).toEqual(['Next', version]);
});

it('needs no package with a license that nobody has agreed to', () => {
  const { packages } = JSON.parse(read('package-lock.json')) as { readonly packages: Readonly<Record<string, Packed>> };
  const others = Object.entries(packages).filter(([path, { link }]) => path.includes('node_modules/') && link !== true);
  expect(others.length).toBeGreaterThan(100);
  expect(others.filter(([, { license = '' }]) => !ALLOWED.includes(license))).toEqual([]);
});
