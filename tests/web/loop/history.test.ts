// The history of Loop: where its arrow leads, and what the browser's own finds.

import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';

import { en } from '../../../apps/web/games/loop/text/en.ts';
import { daily, dayWords, drawWithMouse, expectDrawn, MEDIUM, openBoard, openLoop, ready } from './board.ts';
import { freshPage } from '../browser/page.ts';

describe('the way back', () => {
  const path = (page: Page): string => new URL(page.url()).pathname;

  test('from a puzzle opened at home is home, and home is there once', async () => {
    const page = await openLoop('/loop', { fresh: true });
    const entries = await page.evaluate(() => history.length);
    await page.getByRole('link', { name: en.medium }).click();
    await ready(page);
    await page.getByRole('button', { name: en.back }).click();
    await page.getByRole('link', { name: en.medium }).waitFor();
    expect(path(page)).toBe('/loop');
    await page.getByRole('link', { name: en.easy }).click();
    await ready(page);
    await expect.poll(() => page.evaluate(() => history.length)).toBe(entries + 1);
  });

  test('from a link is home too, in the place of the puzzle', async () => {
    const page = await openBoard(MEDIUM, { fresh: true });
    const entries = await page.evaluate(() => history.length);
    await page.getByRole('button', { name: en.back }).click();
    await page.getByRole('link', { name: en.medium }).waitFor();
    expect(path(page)).toBe('/loop');
    await expect.poll(() => page.evaluate(() => history.length)).toBe(entries);
    await page.getByRole('button', { name: en.back }).click();
    await page.waitForURL('**/');
    await expect.poll(() => page.evaluate(() => history.length)).toBe(entries);
  });

  test('from home is the list of games, which is there once, however often one comes', async () => {
    // With the browser's own clock: one that is held hides where the document was first opened.
    const page = await freshPage();
    await page.goto('/');
    const entries = await page.evaluate(() => history.length);
    for (let visits = 0; visits < 2; visits++) {
      await page.locator('a[href="/loop"]').first().click();
      await page.getByRole('link', { name: en.archive }).waitFor();
      await page.getByRole('button', { name: en.back }).click();
      await page.waitForURL('**/');
    }
    await page.goForward();
    await page.getByRole('link', { name: en.archive }).waitFor();
    await expect.poll(() => page.evaluate(() => history.length)).toBe(entries + 1);
  });

  test('from an archive opened by a link is home, also after a puzzle of it', async () => {
    const page = await openLoop('/loop/archive?date=2026-11-03');
    await page.getByRole('link', { name: en.easy }).click();
    await ready(page);
    await page.getByRole('button', { name: en.back }).click();
    await page.getByRole('heading', { name: dayWords('2026-11-03') }).waitFor();
    await page.getByRole('button', { name: en.back }).click();
    await page.getByRole('link', { name: en.archive }).waitFor();
    expect(path(page)).toBe('/loop');
  });

  test('and forth with the browser finds the drawing', async () => {
    const page = await openLoop('/loop');
    await page.getByRole('link', { name: en.medium }).click();
    await ready(page);
    await drawWithMouse(page, daily('medium').solution.slice(0, 5));
    await expectDrawn(page, 5);
    await page.goBack();
    await page.getByText(/^6 × 6 · In progress/).waitFor();
    await page.goForward();
    await ready(page);
    await expectDrawn(page, 5);
  });

  test('from a puzzle of the archive is the archive, at its day', async () => {
    const page = await openLoop('/loop');
    await page.getByRole('link', { name: en.archive }).click();
    await page.getByRole('button', { name: new RegExp(`^${dayWords('2026-11-03')}:`) }).click();
    await page.getByRole('heading', { name: dayWords('2026-11-03') }).waitFor();
    await page.getByRole('link', { name: en.easy }).click();
    await ready(page);
    expect(new URL(page.url()).searchParams.get('date')).toBe('2026-11-03');
    await page.getByRole('button', { name: en.back }).click();
    await page.getByRole('heading', { name: dayWords('2026-11-03') }).waitFor();
    await page.getByRole('button', { name: en.back }).click();
    await page.getByRole('link', { name: en.archive }).waitFor();
    expect(path(page)).toBe('/loop');
  });
});
