// After a win, and what is achieved by it.

import { describe, expect, test } from 'vitest';

import { LOOP_ACHIEVEMENTS } from '../../../apps/web/games/loop/records/achievements.ts';
import { en } from '../../../apps/web/games/loop/text/en.ts';
import { centerOf } from '../look/boxes.ts';
import { en as shell } from '../look/words.ts';
import {
  around,
  daily,
  DATE,
  drawWithMouse,
  EASY,
  expectDrawn,
  expectSolved,
  MEDIUM,
  openBoard,
  saved,
  stopClock,
} from './board.ts';

describe('after a win', () => {
  test('the solve can be watched once more', async () => {
    const page = await openBoard(MEDIUM);
    const { solution } = daily('medium');
    await drawWithMouse(page, around(daily('medium')));
    await expectSolved(page);
    await stopClock(page);
    await page.getByRole('button', { name: en.watch }).click();
    await expectDrawn(page, 0);
    await page.getByRole('button', { name: en.stop }).waitFor();
    await page.clock.runFor(12_000);
    await expectDrawn(page, solution.length);
    await page.getByRole('button', { name: en.watch }).waitFor();
  });

  test.each(['mouse', 'finger', 'keys'] as const)('any point of the solve can be gone to with %s', async (hand) => {
    const page = await openBoard(MEDIUM, { size: hand === 'finger' ? 'phone' : 'desktop' });
    await drawWithMouse(page, around(daily('medium')));
    await expectSolved(page);
    await page.getByRole('button', { name: en.watch }).click();
    const scrubber = page.getByRole('slider', { name: en.pictureAt });
    const middle = await centerOf(scrubber);
    const pictures = Number(await scrubber.getAttribute('max')) + 1;
    if (hand === 'mouse') await page.mouse.click(middle.x, middle.y);
    if (hand === 'finger') await page.touchscreen.tap(middle.x, middle.y);
    if (hand === 'keys') {
      await scrubber.press('Home');
      for (let i = 0; i < Math.floor(pictures / 2); i++) await scrubber.press('ArrowRight');
    }
    await page.clock.runFor(12_000);
    const at = Number(await scrubber.inputValue());
    expect(Math.abs(at - pictures / 2)).toBeLessThan(pictures / 10);
    await expect.poll(() => scrubber.getAttribute('aria-valuetext')).toBe(en.pictureOf(at + 1, pictures));
    await page.getByRole('button', { name: en.watch }).click();
    await page.clock.runFor(12_000);
    await expectDrawn(page, daily('medium').solution.length);
    await scrubber.waitFor({ state: 'detached' });
  });

  test('the time until the next puzzles runs down, and the week is there at a glance', async () => {
    const page = await openBoard(EASY, { time: `${DATE}T23:00:00` });
    await drawWithMouse(page, around(daily('easy')));
    await expectSolved(page);
    const left = page.locator('.loop-countdown strong');
    await expect.poll(() => left.innerText()).toMatch(/^(1:00:00|5\d:\d\d)$/);
    const before = await left.innerText();
    await page.clock.runFor(2500);
    await expect.poll(() => left.innerText()).not.toBe(before);
    await expect.poll(() => page.getByRole('listitem', { name: en.dayDone('Sunday', 1) }).count()).toBe(1);
    await expect.poll(() => page.locator('.loop-week-day[data-state="none"]').count()).toBe(6);
  });

  test('a picture can be saved, and the solve is among the replays', async () => {
    const page = await openBoard(EASY);
    await drawWithMouse(page, around(daily('easy')));
    await expectSolved(page);
    await page.getByRole('button', { name: en.share }).click();
    await page.getByRole('img', { name: en.picture }).locator('canvas').waitFor();
    const saving = page.waitForEvent('download');
    await page.getByRole('button', { name: en.sharePicture }).click();
    expect((await saving).suggestedFilename()).toBe('loop.png');
    await page.goto('/replays');
    await page.getByRole('listitem').getByText(en.solvedWord).waitFor();
    await page.getByRole('link', { name: en.titled(en.easy) }).click();
    const slider = page.getByRole('slider', { name: en.pictureAt });
    await slider.waitFor();
    const second = async (): Promise<string> => {
      await page.keyboard.press('Home');
      await page.keyboard.press('ArrowRight');
      return slider.inputValue();
    };
    // The page may be there before it listens to keys.
    await expect.poll(second).toBe('1');
    await page.keyboard.press('End');
    await page.getByRole('button', { name: en.again }).waitFor();
    await expect.poll(() => slider.inputValue()).toBe(await slider.getAttribute('max'));
  });
});

test('achievements are announced once, and listed in one place', async () => {
  const page = await openBoard(EASY);
  const told = page
    .getByRole('status')
    .getByText(shell.toastAchievement(LOOP_ACHIEVEMENTS[0]?.name.en ?? ''))
    .waitFor();
  await drawWithMouse(page, around(daily('easy')));
  await told;
  await page.getByRole('button', { name: en.restart }).click();
  await drawWithMouse(page, around(daily('easy')));
  await expectSolved(page);
  const kept = await saved(page, 'rensa:achievements');
  expect(kept).toMatchObject({ 'loop:first': expect.any(String) });
  await page.goto('/achievements');
  await expect.poll(() => page.locator(':is(.earned-one, .near-one, .coming-one)').count()).toBeGreaterThanOrEqual(20);
  await expect.poll(() => page.locator('.earned-one').count()).toBe(Object.keys(kept as object).length);
});
