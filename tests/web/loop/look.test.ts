import { describe, expect, test } from 'vitest';

import { en } from '../../../apps/web/games/loop/text/en.ts';
import { faultsOf } from '../look/faults.ts';
import { around, daily, drawWithMouse, expectSolved, openBoard, UNLIMITED, leaveDialog } from './board.ts';
import type { Look } from '../browser/page.ts';
import { expectPictures } from '../look/pixels.ts';

const LOOKS: readonly Partial<Look>[] = [
  { colorScheme: 'light', size: 'desktop', reducedMotion: 'reduce' },
  { colorScheme: 'light', size: 'phone', reducedMotion: 'reduce' },
  { colorScheme: 'dark', size: 'desktop', reducedMotion: 'reduce' },
];

describe.each(LOOKS)('in $colorScheme on a $size', (look) => {
  test('axe finds no fault in a drawing, a hint, the settings and a result', async () => {
    const page = await openBoard('/loop/play?difficulty=medium', look);
    const puzzle = daily('medium');
    await drawWithMouse(page, puzzle.solution.slice(0, 20));
    await page.getByRole('button', { name: en.hint }).click();
    await page.getByRole('button', { name: en.hintWhy }).click();
    await page.getByRole('button', { name: en.hintDraw }).waitFor();
    expect(await faultsOf(page)).toEqual([]);
    await page.getByRole('button', { name: en.settings }).click();
    await page.getByRole('dialog', { name: en.settings }).waitFor();
    expect(await faultsOf(page)).toEqual([]);
    await leaveDialog(page);
    await drawWithMouse(page, around(puzzle).slice(19));
    await expectSolved(page);
    expect(await faultsOf(page)).toEqual([]);
  });
});

test('what is to be touched is large enough', async () => {
  const page = await openBoard(UNLIMITED, { size: 'phone' });
  const buttons = await page.locator('main button').evaluateAll((all) =>
    all.map((button) => {
      const { width, height } = button.getBoundingClientRect();
      return { name: button.textContent || button.getAttribute('aria-label'), least: Math.min(width, height) };
    }),
  );
  expect(buttons.filter(({ least }) => least < 48)).toEqual([]);
  expect(buttons.length).toBeGreaterThanOrEqual(7);
});

test('the board is seen; the settings can be left by a tap beside them, and turn the page dark', async () => {
  const look = { size: 'phone', colorScheme: 'light', pixels: true } as const;
  const page = await openBoard('/loop/play?difficulty=easy', look);
  await expectPictures(page, 'canvas:not(.loop-ground)', 1);
  await page.getByRole('button', { name: en.settings }).click();
  await page.getByRole('switch', { name: en.dark }).click();
  await expect.poll(() => page.locator('html').getAttribute('data-theme')).toBe('dark');
  await page.touchscreen.tap(195, 60);
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  expect(await page.locator('main').evaluate((main) => getComputedStyle(main).backgroundColor)).toBe('rgb(20, 22, 27)');
});
