// Small screens, screens that are zoomed in, and large text: nothing is out of reach.

import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';

import { FALLING } from './falling.ts';
import { freshPage, type Look } from './page.ts';
import { enlargeText, faultsOfRoom } from './room.ts';
import { en } from './words.ts';

interface Screen {
  readonly name: string;
  readonly size: Look['size'];
  readonly width: number;
  readonly height: number;
  readonly text: number;
}

const SCREENS: readonly Screen[] = [
  { name: 'zoomed to 400%', size: 'desktop', width: 320, height: 256, text: 100 },
  { name: 'of 280 x 400', size: 'phone', width: 280, height: 400, text: 100 },
  { name: 'of a phone with text of twice the size', size: 'phone', width: 390, height: 844, text: 200 },
  { name: 'of a desktop with text of twice the size', size: 'desktop', width: 1280, height: 800, text: 200 },
];

async function openAt({ size, width, height, text }: Screen, locale: string): Promise<Page> {
  const page = await freshPage({ size, locale, reducedMotion: 'reduce' });
  await page.setViewportSize({ width, height });
  if (text !== 100) await enlargeText(page, text);
  return page;
}

async function faultsAt(page: Page, path: string): Promise<string[]> {
  await page.goto(path);
  await page.getByRole('heading').first().waitFor({ state: 'attached' });
  await page.locator('[data-phase="making"]').waitFor({ state: 'detached' });
  await page.evaluate(() => document.fonts.ready.then(() => {}));
  return (await faultsOfRoom(page)).map((fault) => `${path}: ${fault}`);
}

describe.each(SCREENS)('on a screen $name', (screen) => {
  test.each(['en-US', 'ja'])(
    'the home page, the play pages and a missing page have room for everything (%s)',
    async (locale) => {
      const page = await openAt(screen, locale);
      const faults: string[] = [];
      for (const path of ['/', ...FALLING, '/nowhere']) faults.push(...(await faultsAt(page, path)));
      expect(faults).toEqual([]);
    },
  );

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
