// Small screens, screens that are zoomed in, and large text: nothing is out of reach.

import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';

import { ROUTES } from '../../apps/web/router.ts';
import { FALLING } from './falling.ts';
import { faultsOfRoom, openAt, SCREENS } from './room.ts';
import { en } from './words.ts';

async function faultsAt(page: Page, path: string): Promise<string[]> {
  await page.goto(path);
  await page.getByRole('heading').first().waitFor({ state: 'attached' });
  await page.locator('[data-phase="making"]').waitFor({ state: 'detached' });
  await page.evaluate(() => document.fonts.ready.then(() => {}));
  return (await faultsOfRoom(page)).map((fault) => `${path}: ${fault}`);
}

describe.each(SCREENS)('on a screen $name', (screen) => {
  test.each(['en-US', 'ja'])('every page has room for everything (%s)', async (locale) => {
    const page = await openAt(screen, locale);
    const faults: string[] = [];
    for (const path of [...ROUTES.map(({ path }) => path), '/nowhere']) faults.push(...(await faultsAt(page, path)));
    expect(faults).toEqual([]);
  });

  test.each(FALLING)('%s has room while it is played, paused and set', async (path) => {
    const page = await openAt(screen, 'en-US');
    await page.goto(`${path}?start=1&seed=1`);
    await page.locator('[data-phase="playing"] .next').waitFor();
    const playing = await faultsOfRoom(page);
    await page.keyboard.press('Escape');
    await page.getByRole('dialog', { name: en.paused }).waitFor();
    const paused = await faultsOfRoom(page);
    await page.getByRole('button', { name: en.allSettings }).click();
    await page.getByRole('dialog', { name: en.settings }).waitFor();
    expect({ playing, paused, settings: await faultsOfRoom(page) }).toEqual({ playing: [], paused: [], settings: [] });
  });
});
