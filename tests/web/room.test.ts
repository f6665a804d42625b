// Small screens, screens that are zoomed in, and large text: nothing is out of reach.

import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';

import { ROUTES } from '../../apps/web/router.ts';
import { endOf, gapBetween } from './look/boxes.ts';
import { FALLING } from './playing/falling.ts';
import { follow } from './browser/page.ts';
import { faultsOnEach, openAt, type Screen, SCREENS, settle } from './look/room.ts';
import { en } from './look/words.ts';

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

  test.each(FALLING)('%s has room for its choices and tools', async (path) => {
    const page = await openAt(screens[0], 'en-US');
    await page.goto(path);
    await page.locator('.choice-line').click();
    await page.locator('.choice-set').first().waitFor();
    expect(await faultsOnEach(page, screens)).toEqual([]);
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

/** The setup of a game or a match, on the lowest screen that people use there. */
const LOW = [
  { kind: 'a game on a phone on its side', size: 'phone', width: 667, height: 375, of: (path: string) => path },
  {
    kind: 'a match on a low desktop',
    size: 'desktop',
    width: 1024,
    height: 600,
    of: (path: string) => path.replace('/play', '/versus'),
  },
] as const;

describe.each(LOW)('the button that begins $kind', ({ size, width, height, of }) => {
  test.each(FALLING)('is in sight without scrolling (%s)', async (path) => {
    const page = await openAt({ name: '', size, width, height, text: 100 }, 'en-US');
    await page.goto(of(path));
    const button = page.locator('.button.primary').first();
    await button.waitFor();
    await expect.poll(() => endOf(button)).toBeLessThanOrEqual(height);
  });
});

describe('practice on a low phone', () => {
  const low = { name: '', size: 'phone', width: 360, height: 640, text: 100 } as const;

  test('has the buttons and the hint in sight without scrolling', async () => {
    const page = await openAt(low, 'en-US');
    await page.goto('/puyo/practice');
    const tabs = page.locator('.tool-tabs');
    await tabs.waitFor();
    for (const part of ['.practice-controls', '.practice-next .tool-hint'])
      await expect.poll(() => gapBetween(page.locator(part), tabs), { message: part }).toBeGreaterThanOrEqual(0);
  });

  test('has the hint between two pairs and the buttons with large text', async () => {
    const page = await openAt({ ...low, width: 320, height: 568, text: 200 }, 'en-US');
    await page.goto('/puyo/practice');
    const buttons = page.locator('.practice-controls');
    await buttons.waitFor();
    const hint = page.locator('.practice-next .tool-hint');
    await expect.poll(() => gapBetween(hint, buttons)).toBeGreaterThanOrEqual(0);
    expect(await gapBetween(page.locator('.practice-next li').nth(1), hint)).toBeGreaterThanOrEqual(0);
  });
});
