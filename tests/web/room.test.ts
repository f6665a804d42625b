// Small screens, screens that are zoomed in, and large text: nothing is out of reach.

import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';

import { ROUTES } from '../../apps/web/router.ts';
import { FALLING } from './falling.ts';
import { follow } from './page.ts';
import { faultsOnEach, openAt, type Screen, SCREENS, settle } from './room.ts';
import { en } from './words.ts';

/** A page is loaded once for all screens of the same kind. */
const KINDS = (['desktop', 'phone'] as const).map((size) => {
  const screens = SCREENS.filter((screen) => screen.size === size) as [Screen, ...Screen[]];
  return { size, screens };
});

async function show(page: Page, path: string): Promise<void> {
  await follow(page, path);
  await page.getByRole('heading').first().waitFor({ state: 'attached' });
  await page.locator('[data-phase="making"]').waitFor({ state: 'detached' });
  await page.evaluate(() => document.fonts.ready.then(() => {}));
  await settle(page);
}

describe.each(KINDS)('on every small screen of a $size', ({ screens }) => {
  test.each(['en-US', 'ja'])('every page has room for everything (%s)', async (locale) => {
    const page = await openAt(screens[0], locale);
    await page.goto('/');
    const faults: string[] = [];
    for (const path of [...ROUTES.map(({ path }) => path), '/nowhere']) {
      await show(page, path);
      faults.push(...(await faultsOnEach(page, screens)).map((fault) => `${path}: ${fault}`));
    }
    expect(faults).toEqual([]);
  });

  test.each(FALLING)(
    '%s has room while it is played, paused and set, and the home page for what was left',
    async (path) => {
      const page = await openAt(screens[0], 'en-US');
      await page.goto(`${path}?start=1&seed=1`);
      await page.locator('[data-phase="playing"] .next').waitFor();
      const playing = await faultsOnEach(page, screens);
      await page.keyboard.press('Escape');
      await page.getByRole('dialog', { name: en.paused }).waitFor();
      const paused = await faultsOnEach(page, screens);
      await page.getByRole('button', { name: en.allSettings }).click();
      await page.getByRole('dialog', { name: en.settings }).waitFor();
      const settings = await faultsOnEach(page, screens);
      await show(page, '/');
      await page.locator('.resume:not(.awaited)').waitFor();
      const home = await faultsOnEach(page, screens);
      expect({ playing, paused, settings, home }).toEqual({ playing: [], paused: [], settings: [], home: [] });
    },
  );
});
