import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';

import { en as customEnglish } from '../../apps/web/play/custom/text/en.ts';
import { en as sharedNames } from '../../apps/web/play/custom/names/text/en.ts';
import { FALLING } from './playing/falling.ts';
import { openHeld, shown, until } from './playing/game.ts';
import { OVER_FRAMES } from './playing/moves.ts';
import { passFrames } from './browser/frames.ts';
import { openPage } from './browser/page.ts';
import { en } from './look/words.ts';

const GROUNDINGS = sharedNames.groundings;
/** Straight down, no game lasts longer. */
const MAX_PAIRS = 60;

/** From the setup, a step further. */
async function openFirst(page: Page): Promise<void> {
  await page.locator('.choice-line').click();
  await openSheet(page);
}

async function openSheet(page: Page): Promise<void> {
  await page.getByRole('button', { name: en.customRules }).click();
  await page.getByRole('heading', { name: en.customRules }).waitFor();
}

test.each(FALLING)('%s: an option is changed, kept, and reset', async (path) => {
  const page = await openPage(path);
  await openFirst(page);
  const input = page.getByRole('spinbutton', { name: GROUNDINGS });
  const before = await input.inputValue();
  await input.fill('77');
  await page.getByRole('button', { name: customEnglish.done }).click();
  await expect
    .poll(() => page.getByRole('button', { name: en.customRules }).textContent())
    .toContain(en.customChanges(1));
  await openSheet(page);
  await expect.poll(() => page.getByRole('spinbutton', { name: GROUNDINGS }).inputValue()).toBe('77');
  await page.getByRole('button', { name: customEnglish.reset(GROUNDINGS) }).click();
  await expect.poll(() => page.getByRole('spinbutton', { name: GROUNDINGS }).inputValue()).toBe(before);
});

test('a value out of its range is rejected', async () => {
  const page = await openPage(FALLING[0]);
  await openFirst(page);
  await page.getByRole('spinbutton', { name: GROUNDINGS }).fill('0');
  await page.getByRole('button', { name: customEnglish.done }).click();
  await expect.poll(() => page.getByRole('button', { name: en.customRules }).textContent()).toBe(en.customRules);
});

test('a custom game says so in its result, and sets no best score', async () => {
  const page = await openHeld(FALLING[0]);
  await openFirst(page);
  await page.getByRole('spinbutton', { name: GROUNDINGS }).fill('77');
  await page.getByRole('button', { name: customEnglish.done }).click();
  await page.getByRole('button', { name: en.play, exact: true }).click();
  await until(page, { phase: 'playing' });
  for (let i = 0; i < MAX_PAIRS && (await shown(page)).phase !== 'over'; i++) {
    await page.keyboard.press('ArrowUp');
    await passFrames(page, 30);
  }
  await passFrames(page, OVER_FRAMES);
  await page.getByText(en.customNote).waitFor();
  await expect
    .poll(() => page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('rensa:best'))))
    .toEqual([]);
  await page.goto('/replays');
  const row = page.getByRole('listitem').getByRole('link');
  const custom = new RegExp(en.customRules, 'i');
  await expect.poll(() => row.textContent()).toMatch(custom);
  await row.click();
  await expect.poll(() => page.locator('.watch-title').textContent()).toMatch(custom);
});
