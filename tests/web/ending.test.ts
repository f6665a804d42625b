// The end of a game, and its result: seen, hurried, and never mistaken for the beginning of another one.

import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';

import { passFrames } from './browser/frames.ts';
import { holdKey, type Look } from './browser/page.ts';
import { faultsOf } from './look/faults.ts';
import { pixelsOf } from './look/pixels.ts';
import { en } from './look/words.ts';
import { FALLING } from './playing/falling.ts';
import { openHeld, shown, until } from './playing/game.ts';
import { OVER_FRAMES, SETTLED_FRAMES } from './playing/moves.ts';
import { SMOKE } from './smoke.ts';

/** Until the sheet comes, and a press before which is no press for it. */
const SHEET = { full: 84, reduced: 60 };
const HURRY = 30;

async function lose(path: string, look: Partial<Look> = {}): Promise<Page> {
  const page = await openHeld(`${path}?start=1&seed=1`, look);
  await until(page, { phase: 'playing' });
  await holdKey(page, 'ArrowDown');
  await until(page, { phase: 'over' });
  await page.keyboard.up('ArrowDown');
  return page;
}

const sheets = (page: Page): Promise<number> => page.locator('dialog.over').count();

describe.each(FALLING)('%s', (path) => {
  test('lets its board fall apart, then shows why it was lost', SMOKE, async () => {
    const page = await lose(path, { pixels: true });
    const [whole] = await pixelsOf(page, '.board');
    await passFrames(page, SHEET.full - 1);
    const [fallen] = await pixelsOf(page, '.board');
    expect(fallen).not.toEqual(whole);
    expect(await sheets(page)).toBe(0);
    await passFrames(page, 1);
    const reason = page.locator('dialog.over .reason');
    await reason.waitFor();
    expect(await reason.innerText()).toMatch(/full/);
    await page.locator('canvas.blocker').waitFor();
    expect(await faultsOf(page)).toEqual([]);
  });

  test('a press from tick 30 on goes to the result, and begins no other game', async () => {
    const page = await lose(path);
    await passFrames(page, HURRY - 1);
    await page.keyboard.press('Enter');
    expect(await sheets(page)).toBe(0);
    await passFrames(page, 1);
    await page.keyboard.press('KeyX');
    await page.locator('dialog.over').waitFor();
    for (const key of ['Enter', 'KeyR', 'Space', 'Escape']) await page.keyboard.press(key);
    await page.getByRole('button', { name: en.playAgain }).click();
    expect((await shown(page)).phase).toBe('over');
    await passFrames(page, SETTLED_FRAMES);
    expect(await sheets(page)).toBe(1);
    await page.getByRole('button', { name: en.playAgain }).click();
    expect(await until(page, { phase: 'playing' })).toMatchObject({ score: 0, pairs: 0 });
  });
});

test('a touch goes to the result, too', async () => {
  const page = await lose(FALLING[0] ?? '', { size: 'phone' });
  await passFrames(page, HURRY);
  await page.touchscreen.tap(150, 300);
  await expect.poll(() => sheets(page)).toBe(1);
});

test('is told to a screen reader at once, with its reason', async () => {
  const page = await lose(FALLING[0] ?? '');
  await expect
    .poll(() => page.locator('[aria-live="polite"]').innerText())
    .toBe('Game over. Column 3 was full. 42 points.');
});

test('under reduced motion the board stands still, and the result comes sooner', async () => {
  const page = await lose(FALLING[0] ?? '', { pixels: true, reducedMotion: 'reduce' });
  await passFrames(page, 20);
  const [before] = await pixelsOf(page, '.board');
  await passFrames(page, SHEET.reduced - 21);
  expect((await pixelsOf(page, '.board'))[0]).toEqual(before);
  expect(await sheets(page)).toBe(0);
  await passFrames(page, 1);
  await page.locator('dialog.over').waitFor();
});

describe('the result', () => {
  test('of a first game is the first, not a best, and has neither trophy nor faces', async () => {
    const page = await lose(FALLING[0] ?? '');
    await passFrames(page, OVER_FRAMES);
    await page.getByText(en.firstScore).waitFor();
    expect(await page.getByText(en.newBest).count()).toBe(0);
    expect(await page.locator('.celebration').count()).toBe(0);
  });

  test('leads to another mode by what was chosen, and goes on with it', async () => {
    const page = await lose(FALLING[0] ?? '');
    await passFrames(page, OVER_FRAMES);
    await page.getByRole('button', { name: /^Endless, Classic/ }).click();
    await page.getByRole('radio', { name: new RegExp(`^${en.timed2}`) }).check({ force: true });
    await page.getByRole('button', { name: en.play, exact: true }).click();
    expect(await until(page, { phase: 'playing' })).toMatchObject({ score: 0, pairs: 0 });
    await expect.poll(() => page.locator('.numbers').innerText()).toMatch(/Time left/i);
  });

  test.each<[string, (page: Page) => Promise<void>]>([
    ['Escape', (page) => page.keyboard.press('Escape')],
    ['its cross', (page) => page.getByRole('button', { name: en.home }).click()],
  ])('is left by %s', async (_, leave) => {
    const page = await lose(FALLING[0] ?? '');
    await passFrames(page, OVER_FRAMES);
    await page.locator('dialog.over').waitFor();
    await leave(page);
    await expect.poll(() => new URL(page.url()).pathname).toBe('/');
  });
});
