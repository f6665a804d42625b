// What may import what, tried on planted files: a boundary that no tool checks is already broken.

import { execFile } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const PACKAGES: readonly (readonly [string, string, boolean])[] = [
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
  ['packages/games/puyo', '../fifth/board.ts', false],
  ['packages/games/puyo/part', './code.ts', true],
  ['packages/games/puyo/part', '../board.ts', true],
  ['packages/games/puyo/part', '../other/code.ts', false],
  ['packages/games/puyo/part', '../../falling/grid.ts', true],
  ['packages/games/puyo/part', '../../fifth/board.ts', false],
  ['packages/games/fifth', '../puyo/board.ts', false],
  ['packages/games/fifth', '../falling/grid.ts', true],
  ['packages/games/fifth', '@rensa/stage', false],
  ['packages/games/fifth', 'preact', false],
  ['packages/games/falling', '../puyo/board.ts', false],
  ['packages/games/falling', './grid.ts', true],
  ['packages/games/falling', '../entry.ts', false],
  ['packages/bots/bits', './lanes.ts', true],
  ['packages/bots/bits', '@rensa/games/puyo', false],
  ['packages/bots/bot', '@rensa/engine', true],
  ['packages/bots/bot', '../protocol/serve.ts', false],
  ['packages/bots/protocol', '../bot/game.ts', true],
  ['packages/bots/protocol', '../puyo/game.ts', false],
  ['packages/bots/play', '../bot/game.ts', true],
  ['packages/bots/play', '@rensa/games/puyo', false],
  ['packages/bots/puyo', '../bits/lanes.ts', true],
  ['packages/bots/puyo', '../bot/bot.ts', true],
  ['packages/bots/puyo', '../play/duel.ts', false],
  ['packages/bots/puyo', '../fifth/kernel.ts', false],
  ['packages/bots/puyo', './kernel/index.ts', true],
  ['packages/bots/puyo', './kernel/resolve.ts', false],
  ['packages/bots/puyo/kernel', './resolve.ts', true],
  ['packages/bots/puyo/kernel', '../../bits/lanes.ts', true],
  ['packages/bots/puyo/kernel', '../search.ts', false],
  ['packages/bots/puyo/part', '../search.ts', true],
  ['packages/bots/puyo/part', '../kernel/index.ts', true],
  ['packages/bots/puyo/part', '../kernel/resolve.ts', false],
  ['packages/bots/puyo/part', '../other/code.ts', false],
  ['packages/bots/puyo/part', '../../bot/bot.ts', true],
  ['packages/bots/puyo/part', '../../play/duel.ts', false],
  ['packages/bots/puyo/part', '@rensa/games/puyo/part', true],
  ['packages/bots/puyo', '@rensa/games/puyo', true],
  ['packages/bots/puyo', '@rensa/games', true],
  ['packages/bots/puyo', '@rensa/stage', false],
  ['packages/stage', '@rensa/controls', false],
  ['packages/stage', '../controls/index.ts', false],
  ['packages/controls', '@rensa/stage', false],
  ['apps/cli', './commands/help.ts', true],
  ['apps/cli', '@rensa/games', true],
  ['apps/cli', './games/fifth/index.ts', false],
  ['apps/cli', '@rensa/stage', false],
  ['apps/cli', '../web/base/clock.ts', false],
  ['apps/cli/io', 'node:fs', true],
  ['apps/cli/io', '../tasks/task.ts', false],
  ['apps/cli/bench', '@rensa/engine', true],
  ['apps/cli/bench', '../commands/bench.ts', false],
  ['apps/cli/tasks', '../io/args.ts', true],
  ['apps/cli/tasks', '../bots/match.ts', false],
  ['apps/cli/tasks', '@rensa/games/fifth', false],
  ['apps/cli/bots', '../tasks/task.ts', true],
  ['apps/cli/bots', '../games/fifth/index.ts', false],
  ['apps/cli/bots', '../games.ts', false],
  ['apps/cli/bots', '@rensa/bots/play', true],
  ['apps/cli/bots', '@rensa/bots/puyo', false],
  ['apps/cli/games/fifth', '../../io/args.ts', true],
  ['apps/cli/games/fifth', '../../tasks/game.ts', true],
  ['apps/cli/games/fifth', '@rensa/games/fifth', true],
  ['apps/cli/games/fifth', '../puyo/index.ts', false],
  ['apps/cli/games/fifth', '../../games.ts', false],
  ['apps/cli/games/fifth', '../../commands/deal.ts', false],
  ['apps/cli/games/fifth', '../../testing/program.ts', false],
  ['apps/cli/commands', '../games.ts', true],
  ['apps/cli/commands', '../io/args.ts', true],
  ['apps/cli/commands', '../games/fifth/index.ts', false],
  ['apps/cli/commands', '@rensa/games/fifth', false],
  ['apps/cli/commands', '../main.ts', false],
  ['apps/cli/commands', '../../web/base/clock.ts', false],
  ['apps/web', '@rensa/stage', true],
  ['apps/web/base', '../parts/icon.tsx', false],
  ['apps/web/base/sound', '../../play/best.ts', false],
  ['apps/web/parts', '../base/look.ts', true],
  ['apps/web/parts', '../run/run.ts', false],
  ['apps/web/run', '../base/clock.ts', true],
  ['apps/web/run', '../play/best.ts', false],
  ['apps/web/play', '../run/run.ts', true],
  ['apps/web/play', '../games/puyo/text.ts', false],
  ['apps/web/play', '../router.ts', false],
  ['apps/web/play', '../versus/plan.ts', false],
  ['apps/web/run', '../versus/plan.ts', false],
  ['apps/web/versus', '../play/best.ts', true],
  ['apps/web/versus', './plan.ts', true],
  ['apps/web/versus', '../games/puyo/text.ts', false],
  ['apps/web/versus/match', '../../run/run.ts', true],
  ['apps/web/versus/match', '../../games/puyo/text.ts', false],
  ['apps/web/versus/match', '../../catalog.ts', false],
  ['apps/web/games/puyo', '../../versus/ui.ts', true],
  ['apps/web/games/puyo', '../../play/best.ts', true],
  ['apps/web/games/puyo', '../other/text.ts', false],
  ['apps/web/games/puyo/part', '../tools/field.tsx', true],
  ['apps/web/games/puyo/part', '../other/page.tsx', false],
  ['apps/web/games/puyo', '../../catalog.ts', false],
  ['apps/web/games/fifth/pages', '../slot.ts', true],
  ['apps/web/games/fifth/pages', '../../../base/text.ts', true],
  ['apps/web/games/fifth/pages', '../../other/text.ts', false],
  ['apps/web/games/fifth/pages', '../../../pages/home.tsx', false],
  ['apps/web/pages', '../catalog.ts', true],
  ['apps/web', '../cli/args.ts', false],
  ['apps/web/play', '../../cli/args.ts', false],
];

/** The layers within the packages that face the player. A folder called `game` stands for any game. */
const LAYERS: readonly (readonly [string, string, boolean])[] = [
  ['packages/stage', './falling/scene.ts', true],
  ['packages/stage', './game/face.ts', false],
  ['packages/stage', '@rensa/games/game', false],
  ['packages/stage/canvas', './point.ts', true],
  ['packages/stage/canvas', '../falling/scene.ts', false],
  ['packages/stage/canvas', '@rensa/games/falling', false],
  ['packages/stage/falling', './scene.ts', true],
  ['packages/stage/falling', '../canvas/point.ts', true],
  ['packages/stage/falling', '@rensa/games/falling', true],
  ['packages/stage/falling', '@rensa/games/game', false],
  ['packages/stage/falling', '../game/face.ts', false],
  ['packages/stage/falling', '../index.ts', false],
  ['packages/stage/falling', '../match/layout.ts', false],
  ['packages/stage/match', '../falling/layout.ts', true],
  ['packages/stage/match', '../game/face.ts', false],
  ['packages/stage/match', '@rensa/games/game', false],
  ['packages/stage/game', '../match/layout.ts', true],
  ['packages/stage/game', './face.ts', true],
  ['packages/stage/game', '../canvas/point.ts', true],
  ['packages/stage/game', '../falling/scene.ts', true],
  ['packages/stage/game', '@rensa/games/game', true],
  ['packages/stage/game', '../other/face.ts', false],
  ['packages/stage/game', '../index.ts', false],
  ['packages/stage/game', '@rensa/controls', false],
  ['packages/controls', './falling/touch.ts', true],
  ['packages/controls', './game/pen.ts', false],
  ['packages/controls/dom', './focus.ts', true],
  ['packages/controls/dom', '../falling/touch.ts', false],
  ['packages/controls/dom', '@rensa/engine', false],
  ['packages/controls/falling', '../dom/focus.ts', true],
  ['packages/controls/falling', '@rensa/engine', true],
  ['packages/controls/falling', '@rensa/games/falling', true],
  ['packages/controls/falling', '@rensa/games/game', false],
  ['packages/controls/falling', '../game/pen.ts', false],
  ['packages/controls/game', '../dom/focus.ts', true],
  ['packages/controls/game', '@rensa/games/game', true],
  ['packages/controls/game', '../falling/touch.ts', false],
];

const CASES = [...PACKAGES, ...LAYERS];

/** What has no place where everything must be the same on every machine. */
const INEXACT =
  'sin cos tan asin acos atan atan2 sinh cosh tanh asinh acosh atanh exp expm1 log log2 log10 log1p pow cbrt hypot';
const IMPURE = [
  'Math.random()',
  ...INEXACT.split(' ').map((name) => `Math.${name}(1, 2)`),
  'Date.now()',
  'performance.now()',
  '(1).toLocaleString()',
];

const ROOT = mkdtempSync(join(tmpdir(), 'rensa-bounds-'));
let complaints = '';

beforeAll(async () => {
  for (const file of ['.oxlintrc.json', 'scripts/lint/exact.js']) {
    mkdirSync(join(ROOT, dirname(file)), { recursive: true });
    copyFileSync(new URL(`../../${file}`, import.meta.url), join(ROOT, file));
  }
  CASES.forEach(([folder, from], i) => {
    mkdirSync(join(ROOT, folder), { recursive: true });
    writeFileSync(join(ROOT, folder, `planted${i}.ts`), `import { a } from '${from}';\n\nexport const b = a;\n`);
  });
  IMPURE.forEach((code, i) => {
    writeFileSync(join(ROOT, 'packages/games/puyo', `impure${i}.ts`), `export const b = ${code};\n`);
  });
  for (const name of ['engine', 'games', 'bots', 'stage']) {
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

/** Is this file found fault with? */
function isRefused(file: string, fault = 'restricted'): boolean {
  return complaints.split('\n').some((line) => line.includes(`/${file}:`) && line.includes(fault));
}

describe('a file in', () => {
  it.each(CASES.map((each, i) => [...each, i] as const))('%s that imports %s: %s', (_, __, allowed, i) => {
    expect(isRefused(`planted${i}.ts`)).toBe(!allowed);
  });
});

it.each(IMPURE.map((code, i) => [code, i] as const))('a game does not use %s', (_, i) => {
  expect(isRefused(`impure${i}.ts`)).toBe(true);
});

it('powers are used outside of the exact packages only', () => {
  const found = ['engine', 'games', 'bots', 'stage'].map((name) => isRefused(`${name}/power.ts`, 'power'));
  expect(found).toEqual([true, true, true, false]);
});

it('two files do not import types of each other', () => {
  expect(['ring0.ts', 'ring1.ts'].map((file) => isRefused(file, 'cycle'))).toEqual([true, true]);
});
