// What a build gives away: the same bytes every time, and a notice for everything from others.

import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { en as shell } from '../../apps/web/base/text/en.ts';
import { en } from '../../apps/web/parts/preferences/text/en.ts';
import { openPage } from './browser/page.ts';
import { serveBuilt } from './browser/serve.ts';

/** The hash of every file, by its path. */
function filesIn(folder: string): Readonly<Record<string, string>> {
  const paths = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name));
  const hashOf = (path: string): string => createHash('sha256').update(readFileSync(path)).digest('hex');
  return Object.fromEntries(paths.map((path) => [path.slice(folder.length), hashOf(path)]));
}

test('two builds of the same sources are equal, byte for byte', async () => {
  const first = await serveBuilt('build-first');
  const second = await serveBuilt('build-second');
  await Promise.all([first.close(), second.close()]);
  const files = filesIn(first.folder);
  expect(Object.keys(files).length).toBeGreaterThan(100);
  expect(filesIn(second.folder)).toEqual(files);
});

test('the settings lead to the notices of fonts and code by others', async () => {
  const page = await openPage('/');
  await page.getByRole('button', { name: shell.settings }).first().click();
  const link = page.getByRole('link', { name: new RegExp(en.licenses) });
  const [opened] = await Promise.all([page.context().waitForEvent('page'), link.click()]);
  await expect.poll(() => opened.locator('body').textContent()).toContain('SIL OPEN FONT LICENSE');
  for (const name of ['@fontsource-variable/inter', '@fontsource/monoton', 'lucide', 'preact'])
    expect(await opened.locator('body').textContent()).toContain(`\n${name} `);
  await opened.close();
});
