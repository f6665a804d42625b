// What may import what, tried on planted files: a boundary that no tool checks is already broken.

import { execFile } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const CASES: readonly (readonly [string, string, boolean])[] = [
  ['packages/engine', './game.ts', true],
  ['packages/engine', '../games/puyo/index.ts', false],
  ['packages/engine', 'node:fs', false],
  ['packages/games', './puyo/entry.ts', true],
  ['packages/games', './puyo/board.ts', false],
  ['packages/games', '@rensa/bots/puyo', false],
  ['packages/games/puyo', './board.ts', true],
  ['packages/games/puyo', '../entry.ts', true],
  ['packages/games/puyo', '../index.ts', false],
  ['packages/games/puyo', '../falling/grid.ts', true],
  ['packages/games/puyo', '@rensa/engine', true],
  ['packages/games/puyo', '../gems/board.ts', false],
  ['packages/games/loop', '../puyo/board.ts', false],
  ['packages/games/fifth', '../puyo/board.ts', false],
  ['packages/games/fifth', '../falling/grid.ts', true],
  ['packages/games/gems', '@rensa/stage', false],
  ['packages/games/capsules', 'preact', false],
  ['packages/games/falling', '../puyo/board.ts', false],
  ['packages/games/falling', './grid.ts', true],
  ['packages/games/falling', '../entry.ts', false],
  ['packages/bots/puyo', '../lanes.ts', true],
  ['packages/bots/puyo', '@rensa/games/puyo', true],
  ['packages/bots/puyo', '@rensa/games', true],
  ['packages/bots/puyo', '@rensa/stage', false],
  ['packages/stage', '@rensa/games/puyo', true],
  ['packages/stage', './puyo/face.ts', true],
  ['packages/stage', '@rensa/controls', false],
  ['packages/stage', '../controls/index.ts', false],
  ['packages/controls', '@rensa/stage', false],
  ['packages/controls', '@rensa/engine', true],
  ['apps/cli', 'node:fs', true],
  ['apps/cli', './commands/help.ts', true],
  ['apps/cli/commands', '../args.ts', true],
  ['apps/cli', '@rensa/stage', false],
  ['apps/cli', '../web/clock.ts', false],
  ['apps/web', '@rensa/stage', true],
  ['apps/web/play', '../clock.ts', true],
  ['apps/web', '../cli/args.ts', false],
  ['apps/web/play', '../../cli/args.ts', false],
];

/** What has no place where everything must be the same on every machine. */
const IMPURE = ['Math.random()', 'Math.sin(1)', 'Date.now()', 'performance.now()', '(1).toLocaleString()'];

const ROOT = mkdtempSync(join(tmpdir(), 'rensa-bounds-'));
let complaints = '';

beforeAll(async () => {
  copyFileSync(new URL('../../.oxlintrc.json', import.meta.url), join(ROOT, '.oxlintrc.json'));
  CASES.forEach(([folder, from], i) => {
    mkdirSync(join(ROOT, folder), { recursive: true });
    writeFileSync(join(ROOT, folder, `planted${i}.ts`), `import { a } from '${from}';\n\nexport const b = a;\n`);
  });
  IMPURE.forEach((code, i) => {
    writeFileSync(join(ROOT, 'packages/games/puyo', `impure${i}.ts`), `export const b = ${code};\n`);
  });
  const oxlint = join(dirname(createRequire(import.meta.url).resolve('oxlint/package.json')), 'bin', 'oxlint');
  const run = promisify(execFile)(process.execPath, [oxlint, '--format', 'unix'], { cwd: ROOT });
  complaints = await run.then(
    ({ stdout }) => stdout,
    (error: { readonly stdout: string }) => error.stdout,
  );
});

afterAll(() => rmSync(ROOT, { recursive: true }));

/** Is this file found fault with? */
function isRefused(file: string): boolean {
  return complaints.split('\n').some((line) => line.includes(`/${file}:`) && line.includes('restricted'));
}

describe('a file in', () => {
  it.each(CASES.map((each, i) => [...each, i] as const))('%s that imports %s: %s', (_, __, allowed, i) => {
    expect(isRefused(`planted${i}.ts`)).toBe(!allowed);
  });
});

it.each(IMPURE.map((code, i) => [code, i] as const))('a game does not use %s', (_, i) => {
  expect(isRefused(`impure${i}.ts`)).toBe(true);
});
