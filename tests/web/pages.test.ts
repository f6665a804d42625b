import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';

import { ROUTES } from '../../apps/web/router.ts';
import { faultsOf } from './faults.ts';
import { LOOKS, openPage } from './page.ts';
import { en } from './words.ts';

async function setColors(page: Page, colorScheme: 'light' | 'dark'): Promise<void> {
  await page.emulateMedia({ colorScheme });
  await page.locator(`html[data-theme="${colorScheme}"]`).waitFor();
}

describe.each(LOOKS)('on a $size axe finds no fault in', (look) => {
  test.each([...ROUTES.map(({ path }) => path), '/nowhere/at/all'])('%s, in light and in dark', async (path) => {
    const page = await openPage(path, look);
    await page.getByRole('heading').first().waitFor({ state: 'attached' });
    expect(await faultsOf(page)).toEqual([]);
    await setColors(page, look.colorScheme === 'light' ? 'dark' : 'light');
    expect(await faultsOf(page, 'colors')).toEqual([]);
  });

  test('the settings', async () => {
    const page = await openPage('/', look);
    await page.getByRole('button', { name: en.settings }).click();
    await page.getByRole('dialog', { name: en.settings }).waitFor();
    expect(await faultsOf(page)).toEqual([]);
  });
});
