// The home page answers to a pointer and to the focus, and its settings are in groups.

import { expect, test } from 'vitest';

import { en as homeEnglish } from '../../../apps/web/pages/home/text/en.ts';
import { CATALOG } from '../../../apps/web/catalog/catalog.ts';
import { openPage, takePage } from '../browser/page.ts';
import { faultsOf } from '../look/faults.ts';
import { en } from '../look/words.ts';

const [FIRST] = CATALOG;
const CARD = `.card[data-game="${FIRST?.id}"]`;

test('a card that is pointed at says what a press plays, and its circle starts at once', async () => {
  const page = await openPage('/');
  await page.locator(CARD).hover();
  const chosen = page.locator(`${CARD} .card-line.chosen`);
  await chosen.waitFor();
  // The page of the test asks to save data; then the line stays.
  await expect.poll(() => chosen.innerText()).not.toBe('');
  await page.getByRole('link', { name: homeEnglish.playNow(FIRST?.name.en ?? '') }).click();
  await page.locator('main[data-phase="ready"], main[data-phase="playing"]').waitFor();
  await expect.poll(() => page.locator('dialog[open]').count()).toBe(0);
});

test('a card with the focus looks like one that is pointed at', async () => {
  const page = await openPage('/');
  await page.locator(`${CARD} .card-link`).focus();
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Tab');
  await expect
    .poll(() => page.locator(`${CARD} .card-play`).evaluate((each) => getComputedStyle(each).opacity))
    .toBe('1');
});

test('the header has five links, and the tools have a sentence each', async () => {
  const page = await openPage('/');
  const ways = page.locator('.home-head .home-way');
  const { versus, watch, replays, statistics, tools } = homeEnglish as typeof homeEnglish & typeof en;
  await expect
    .poll(() => ways.allInnerTexts())
    .toEqual([versus ?? en.versus, watch, replays ?? en.replays, statistics ?? en.statistics, tools]);
  await page.getByRole('button', { name: tools }).click();
  await page.locator('.tool-link').first().waitFor();
  await expect.poll(() => page.locator('.tool-link span').allInnerTexts()).not.toContain('');
  expect(await faultsOf(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await expect.poll(() => page.locator('.tool-link').first().isVisible()).toBe(false);
});

test('Watch opens the choice of two bots', async () => {
  const page = await openPage('/');
  await page.getByRole('link', { name: homeEnglish.watch }).click();
  await page.locator('.versus[data-kind="watch"]').waitFor();
  expect(new URL(page.url()).search).toBe('?watch');
});

test('settings are in groups, and their title and cross stay in sight', async () => {
  const page = await openPage('/', { size: 'phone' });
  await page.getByRole('button', { name: en.settings }).click();
  const sheet = page.getByRole('dialog', { name: en.settings });
  await sheet.waitFor();
  const groups = [en.groupGeneral, en.groupControls, en.groupBoard, en.groupAccess, en.groupMore];
  await expect.poll(() => sheet.locator('h3').allInnerTexts()).toEqual(groups);
  const body = sheet.locator('.sheet-body');
  await body.evaluate((each) => each.scrollTo(0, each.scrollHeight));
  await expect.poll(() => body.evaluate((each) => each.scrollTop)).toBeGreaterThan(100);
  const cross = await sheet.getByRole('button', { name: en.close }).boundingBox();
  const box = await body.boundingBox();
  expect((cross?.y ?? 0) - (box?.y ?? 0)).toBeGreaterThanOrEqual(0);
  expect((cross?.y ?? 0) - (box?.y ?? 0)).toBeLessThan(60);
});

test('nothing asks for frames on the home page under reduced motion', async () => {
  const page = await takePage({ reducedMotion: 'reduce' });
  await page.goto('/');
  await page.locator('.card canvas').first().waitFor();
  await page.mouse.move(300, 400);
  // What still loads asks for frames, too.
  const asked = async (): Promise<number> =>
    page.evaluate(async () => {
      let count = 0;
      const before = window.requestAnimationFrame;
      window.requestAnimationFrame = (callback) => {
        count++;
        return before(callback);
      };
      for (let i = 0; i < 30; i++) await new Promise((done) => before(done));
      window.requestAnimationFrame = before;
      return count;
    });
  await expect.poll(asked).toBe(0);
});
