// A solve that came from elsewhere, as a file or as a link.

import { readFileSync } from 'node:fs';
import { readReplay } from '@rensa/engine';
import { expect, test } from 'vitest';
import { linkText } from '../../../apps/web/base/share/link.ts';
import { openPage } from '../browser/page.ts';
import { en } from '../look/words.ts';

const SOLVE = readReplay(readFileSync(new URL('../../../replays/loop-sized-6x7.json', import.meta.url), 'utf8'));

test('a solve opens from a file, and a forged one is rejected', async () => {
  const page = await openPage('/replays');
  await page.getByRole('button', { name: en.import }).click();
  const file = { name: 'a.json', mimeType: 'application/json', buffer: Buffer.from(JSON.stringify(SOLVE)) };
  await page.getByLabel(en.importFile).setInputFiles(file);
  await page.locator('.loop-replay').getByText('6 × 7').waitFor();
  expect(new URL(page.url()).pathname).toMatch(/^\/replay\/\d+$/);
  await page.goto(`/replay#${await linkText({ ...SOLVE, hash: '0123456789abcdef' })}`);
  await page.getByRole('heading', { name: en.forgedHead }).waitFor();
});
