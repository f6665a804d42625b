// Before a game: its board, one button, what is chosen, and the ways out.

import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';

import { CATALOG } from '../../../apps/web/catalog/catalog.ts';
import { Fingers } from '../browser/fingers.ts';
import { openPage, type Look } from '../browser/page.ts';
import { faultsOf } from '../look/faults.ts';
import { openAt } from '../look/room.ts';
import { en, ja } from '../look/words.ts';

const LISTED = CATALOG.flatMap(({ id, href, name }) =>
  href.startsWith('/play/') ? [{ id, href, name: name.en }] : [],
);
const PATHS = LISTED.flatMap(({ id }) => [`/play/${id}`, `/daily/${id}`]);

const dialogOf = (page: Page) => page.locator('dialog.setup[open]');

async function openSetup(path: string, look: Partial<Look> = {}): Promise<Page> {
  const page = await openPage(path, look);
  await dialogOf(page).waitFor();
  return page;
}

async function expectHome(page: Page): Promise<void> {
  await page.waitForURL((url) => url.pathname === '/');
  await page.locator('.home').waitFor();
  await expect.poll(() => page.locator('dialog[open]').count()).toBe(0);
}

/** From home, so that the browser has a way back. */
async function openFromHome(path: string, look: Partial<Look>): Promise<Page> {
  const page = await openPage('/', look);
  await page.locator(`a[href^="${path}"]`).first().click();
  await page.locator('dialog[open]').waitFor();
  return page;
}

describe.each(PATHS)('%s is left by', (path) => {
  test('the cross, Escape, and the browser’s back', async () => {
    const page = await openFromHome(path, { size: 'desktop' });
    await page.getByRole('button', { name: en.close }).click();
    await expectHome(page);
    await page.locator(`a[href^="${path}"]`).first().click();
    await page.locator('dialog[open]').waitFor();
    await page.keyboard.press('Escape');
    await expectHome(page);
    await page.locator(`a[href^="${path}"]`).first().click();
    await page.locator('dialog[open]').waitFor();
    await page.goBack();
    await expectHome(page);
  });

  test('a click beside it', async () => {
    const page = await openFromHome(path, { size: 'desktop' });
    await page.mouse.click(8, 450);
    await expectHome(page);
  });

  test('a drag with a finger, but not by a short one', async () => {
    const page = await openFromHome(path, { size: 'phone' });
    const handle = page.locator('dialog[open] h2');
    // It comes up first.
    await page
      .locator('dialog[open]')
      .evaluate((sheet) => Promise.all(sheet.getAnimations().map((each) => each.finished)).then(() => {}));
    const box = await handle.boundingBox();
    const from = { x: (box?.x ?? 0) + 40, y: (box?.y ?? 0) + 10 };
    const fingers = await Fingers.on(page);
    await fingers.stroke([from, { x: from.x, y: from.y + 50 }], 600);
    await expect.poll(() => page.locator('dialog[open]').evaluate(({ style }) => style.translate)).toBe('');
    await fingers.stroke([from, { x: from.x, y: from.y + 140 }], 600);
    await expectHome(page);
  });
});

test('the card that was pressed has the focus again', async () => {
  const { href } = LISTED[1];
  const page = await openFromHome(href, { size: 'desktop' });
  await page.keyboard.press('Escape');
  await expectHome(page);
  await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute('href'))).toBe(href);
});

describe.each(LISTED)('$name', ({ href, name }) => {
  test('has a living board, a lesson for a beginner, and a button that starts', async () => {
    const page = await openSetup(href);
    const setup = dialogOf(page);
    await setup.locator('.setup-scene canvas').waitFor();
    await setup.getByRole('heading', { name }).waitFor();
    expect(await setup.getByRole('link', { name: en.newHere }).getAttribute('href')).toMatch(/^\/learn\//);
    expect(await setup.locator('.setup-best').count()).toBe(0);
    await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toContain(en.play);
    await page.keyboard.press('Enter');
    await expect.poll(() => page.locator('main').getAttribute('data-phase')).toBe('playing');
  });

  test.each(['light', 'dark'] as const)('has no faults for axe in %s, in each of its views', async (colorScheme) => {
    const page = await openSetup(href, {
      size: colorScheme === 'light' ? 'desktop' : 'phone',
      colorScheme,
      reducedMotion: 'reduce',
    });
    await page.locator('.setup-scene canvas').waitFor();
    expect(await faultsOf(page)).toEqual([]);
    await page.locator('.choice-line').click();
    await page.getByRole('heading', { name: en.modeAndRules }).waitFor();
    expect(await faultsOf(page)).toEqual([]);
  });

  test.each([
    [1280, 720, 'desktop'],
    [844, 390, 'phone'],
    [360, 640, 'phone'],
  ] as const)('needs no scrolling at %i × %i', async (width, height, size) => {
    for (const locale of ['en-US', 'ja']) {
      const page = await openAt({ name: '', size, width, height, text: 100 }, locale);
      await page.goto(href);
      const t = locale === 'ja' ? ja : en;
      const parts = ['.setup-slot', '.choice-line', '.setup-play', '.setup-close', '.setup-links'];
      await page.getByRole('button', { name: t.play }).waitFor();
      const outside: string[] = [];
      for (const part of parts) {
        const box = await page.locator(part).boundingBox();
        if (box === null || box.y < 0 || box.y + box.height > height) outside.push(part);
      }
      const hidden = await page
        .locator('.setup-panel, .setup-body')
        .evaluateAll((all) =>
          all.filter((each) => each.scrollHeight > each.clientHeight + 1).map(({ className }) => className),
        );
      expect({ locale, outside, hidden }).toEqual({ locale, outside: [], hidden: [] });
    }
  });
});
