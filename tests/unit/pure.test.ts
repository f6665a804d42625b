// The linter keeps the pure packages pure. The test plants files that break its rules.

import { execFile } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, it } from 'vitest';

/** Functions of Math that differ between machines. */
const INEXACT =
  'sin cos tan asin acos atan atan2 sinh cosh tanh asinh acosh atanh exp expm1 log log2 log10 log1p pow cbrt hypot';
const IMPURE = [
  'Math.random()',
  ...INEXACT.split(' ').map((name) => `Math.${name}(1, 2)`),
  'Date.now()',
  'performance.now()',
  '(1).toLocaleString()',
];

const EXACT = ['engine', 'netplay', 'games', 'bots'];
const PACKAGES = [...EXACT, 'painters'];

const ROOT = mkdtempSync(join(tmpdir(), 'rensa-bounds-'));
let complaints = '';

beforeAll(async () => {
  for (const file of ['.oxlintrc.json', 'scripts/lint/exact.js']) {
    mkdirSync(join(ROOT, dirname(file)), { recursive: true });
    copyFileSync(new URL(`../../${file}`, import.meta.url), join(ROOT, file));
  }
  for (const name of PACKAGES) mkdirSync(join(ROOT, 'packages', name), { recursive: true });
  for (const folder of ['packages/games/puyo', 'apps/cli/io']) mkdirSync(join(ROOT, folder), { recursive: true });
  IMPURE.forEach((code, i) => {
    writeFileSync(join(ROOT, 'packages/games/puyo', `impure${i}.ts`), `export const b = ${code};\n`);
  });
  for (const name of PACKAGES) {
    writeFileSync(join(ROOT, `packages/${name}`, 'power.ts'), 'export let b = 1.5 ** 2;\nb **= 2;\n');
  }
  for (const [name, other] of [
    ['ring0', 'ring1'],
    ['ring1', 'ring0'],
  ] as const) {
    const code = `import type { T as U } from './${other}.ts';\n\nexport interface T {\n  u: U;\n}\n`;
    writeFileSync(join(ROOT, 'apps/cli/io', `${name}.ts`), code);
  }
  const oxlint = join(dirname(createRequire(import.meta.url).resolve('oxlint/package.json')), 'bin', 'oxlint');
  const run = promisify(execFile)(process.execPath, [oxlint, '--format', 'unix'], { cwd: ROOT });
  complaints = await run.then(
    ({ stdout }) => stdout,
    (error: { readonly stdout: string }) => error.stdout,
  );
});

afterAll(() => rmSync(ROOT, { recursive: true }));

/** Returns whether the linter complains about a file. */
function isRefused(file: string, fault = 'restricted'): boolean {
  return complaints.split('\n').some((line) => line.includes(`/${file}:`) && line.includes(fault));
}

it.each(IMPURE.map((code, i) => [code, i] as const))('a game does not use %s', (_, i) => {
  expect(isRefused(`impure${i}.ts`)).toBe(true);
});

it('powers are used outside of the exact packages only', () => {
  const found = PACKAGES.filter((name) => isRefused(`${name}/power.ts`, 'power'));
  expect(found).toEqual(EXACT);
});

it('two files do not import types of each other', () => {
  expect(['ring0.ts', 'ring1.ts'].map((file) => isRefused(file, 'cycle'))).toEqual([true, true]);
});
