// Practice with keys, pointer and fingers.

import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';

import { en as practiceWords } from '../../../apps/web/games/puyo/practice/text/en.ts';
import { en as toolsWords } from '../../../apps/web/games/puyo/tools/text/en.ts';
import { centerOf } from '../look/boxes.ts';
import { Fingers } from '../browser/fingers.ts';
import { holdKey, openPage } from '../browser/page.ts';
import { en as shared } from '../look/words.ts';
import { SMOKE } from '../smoke.ts';

const en = { ...shared, ...toolsWords, ...practiceWords };

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

/** The moves of each try, by their signs. */
async function expectTries(page: Page, tries: readonly string[]): Promise<void> {
  const read = () =>
    page
      .locator('.try-lane')
      .evaluateAll((lanes) =>
        lanes.map((lane) => [...lane.querySelectorAll('.try-node span')].map((span) => span.textContent).join(' ')),
      );
  await expect.poll(read).toEqual(tries);
}

async function press(page: Page, ...keys: readonly string[]): Promise<void> {
  for (const key of keys) await page.keyboard.press(key);
}

test(
  'pairs are placed and taken back with keys; every try stays after a reload and in its address',
  SMOKE,
  async () => {
    const page = await openPage('/puyo/practice?seed=7');
    await button(page, en.place).waitFor();
    await press(page, 'ArrowLeft', 'ArrowDown', 'x', 'ArrowDown');
    await expectTries(page, ['2↑ 3→']);
    await press(page, 'Backspace', 'ArrowRight', 'ArrowRight', 'ArrowDown');
    await expectTries(page, ['2↑ 3→', '5↑']);
    await page.getByRole('textbox', { name: en.renameTry }).fill('Stairs');
    await page.keyboard.press('Enter');
    await page.reload();
    await page.getByText('Stairs', { exact: true }).waitFor();
    await expectTries(page, ['2↑ 3→', '5↑']);
    await press(page, 'Control+z', 'Control+z', 'Control+Shift+z');
    await expect.poll(() => page.locator('.try-node[aria-current] span').textContent()).toBe('2↑');
    await press(page, 'Control+Shift+z');
    await page.evaluate(() => localStorage.clear());
    await page.goto(page.url());
    await expectTries(page, ['2↑ 5↑']);
  },
);

test('pointer, bot, garbage and other pairs; and in real time what is placed goes into the try', async () => {
  const page = await openPage('/puyo/practice?seed=7');
  const field = page.getByRole('img', { name: en.practiceField });
  const box = await field.boundingBox();
  if (box === null) throw new Error('there is no field');
  await page.mouse.click(box.x + 40, box.y + box.height - 60);
  await expectTries(page, ['1↑']);
  await button(page, en.dropGarbage).click();
  await page.locator('.practice-next .pair-spot').first().click();
  const group = page.getByRole('group', { name: en.paintHalf });
  await group.getByRole('button', { name: en.color4 }).click();
  await page.getByText(en.seedChanged).waitFor();
  await expectTries(page, ['1↑ O ↻']);
  await page.getByRole('switch', { name: en.botShow }).check();
  const below = page.locator('label', { hasText: en.realTime });
  const top = (await below.boundingBox())?.y;
  await page.getByRole('button', { name: /^Play \d/ }).waitFor();
  expect((await below.boundingBox())?.y).toBe(top);
  await page.locator('label', { hasText: 'Skilled' }).click();
  await page.getByRole('button', { name: /^Play \d/ }).waitFor();
  await press(page, 'b');
  await expect.poll(() => page.locator('.try-node').count()).toBe(4);
  await page.locator('label', { hasText: en.realTime }).click();
  await button(page, en.place).waitFor({ state: 'detached' });
  await holdKey(page, 'ArrowDown');
  await expect.poll(() => page.locator('.try-node').count(), { timeout: 15_000 }).toBeGreaterThan(4);
  await page.keyboard.up('ArrowDown');
  await page.keyboard.press('Escape');
  await button(page, en.place).waitFor();
});

/** The first pair that comes goes below the second, by a finger that rests on it until it can be dragged. */
async function sortByFinger(page: Page): Promise<void> {
  const pairs = page.locator('.pair-spot');
  const colors = () => pairs.evaluateAll((all) => all.map((pair) => pair.ariaLabel?.split(': ')[1]));
  const [first, second, ...rest] = await colors();
  const [start, end] = [await centerOf(pairs.nth(0)), await centerOf(pairs.nth(1))];
  const fingers = await Fingers.on(page);
  await fingers.down(start);
  await page.locator('.pair-item.dragged').waitFor();
  await fingers.slide(start, end, 150);
  await fingers.up();
  await expect.poll(colors).toEqual([second, first, ...rest]);
}

test('on a phone a finger moves the pair, and a second tap places it', async () => {
  const page = await openPage('/puyo/practice', { size: 'phone' });
  const box = await page.getByRole('img', { name: en.practiceField }).boundingBox();
  if (box === null) throw new Error('there is no field');
  const [x, y] = [box.x + box.width - 50, box.y + box.height / 2];
  await page.touchscreen.tap(x, y);
  await page.touchscreen.tap(x, y);
  await sortByFinger(page);
  await button(page, en.place).tap();
  await button(page, en.tabTries).tap();
  await expectTries(page, ['6↑ ↕ 3↑']);
  await button(page, en.removeTry).tap();
  await button(page, en.remove).tap();
  await page.getByText(en.emptyTries).waitFor();
});
