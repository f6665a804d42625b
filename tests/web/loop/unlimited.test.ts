import { shapeName, SMALL_SHAPES } from '@rensa/games/loop';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';

import { en } from '../../../apps/web/games/loop/text/en.ts';
import {
  around,
  drawWithMouse,
  expectDrawn,
  expectSolved,
  openBoard,
  openPair,
  ready,
  savedUnlimited,
  secondsOf,
  UNLIMITED,
  leaveDialog,
} from './board.ts';
import { SMOKE } from '../smoke.ts';

describe('Unlimited', () => {
  test('keeps a drawing for each level, each with its own time', async () => {
    const page = await openBoard(UNLIMITED);
    await drawWithMouse(page, await openPair(page));
    await expectDrawn(page, 2);
    await page.clock.runFor(120_000);
    await choose(page, en.hard);
    await page.locator('.loop-cell').nth(63).waitFor();
    await expectDrawn(page, 0);
    await expect.poll(() => secondsOf(page)).toBeLessThan(120);
    await drawWithMouse(page, [0, 1, 2]);
    await expectDrawn(page, 3);
    await choose(page, en.easy);
    await expectDrawn(page, 2);
    await expect.poll(() => secondsOf(page)).toBeGreaterThanOrEqual(120);
    await page.reload();
    await ready(page);
    await expectDrawn(page, 2);
  });

  test('opens on the level that was played last, and has another puzzle when asked', async () => {
    const page = await openBoard(UNLIMITED);
    await choose(page, en.medium);
    await page.locator('.loop-cell').nth(35).waitFor();
    await page.goto('/loop');
    await page.getByRole('link', { name: en.unlimited }).click();
    await page.locator('.loop-timer', { hasText: en.medium }).waitFor();
    await ready(page);
    await drawWithMouse(page, [0, 1]);
    const before = (await savedUnlimited(page, 'medium')).id;
    await page.getByRole('button', { name: en.fresher }).click();
    await page.getByRole('dialog', { name: en.freshTitle }).getByRole('button', { name: en.fresher }).click();
    await expect.poll(async () => (await savedUnlimited(page, 'medium')).id).not.toBe(before);
    await expectDrawn(page, 0);
  });

  test('is solved, and leads to another one', SMOKE, async () => {
    const page = await openBoard(UNLIMITED);
    await drawWithMouse(page, await openPair(page));
    await expectDrawn(page, 2);
    const puzzle = await savedUnlimited(page, 'easy');
    await page.getByRole('button', { name: en.undo }).click();
    await expectDrawn(page, 0);
    await drawWithMouse(page, around(puzzle));
    await expectSolved(page);
    await page.getByRole('button', { name: en.another }).click();
    await ready(page);
    await expectDrawn(page, 0);
  });

  test('offers all small boards of the dailies under Easy', async () => {
    const page = await openBoard(UNLIMITED);
    const sizes = new Set<string>();
    for (let i = 0; i < 25 && sizes.size < 3; i++) {
      await page.getByRole('button', { name: en.fresher }).click();
      await ready(page);
      const { rows, cols, holes } = await savedUnlimited(page, 'easy');
      expect(SMALL_SHAPES.map(shapeName)).toContain(shapeName({ rows, cols, holes: holes.length }));
      sizes.add(`${rows} ${cols} ${holes.length}`);
    }
    expect(sizes.size).toBeGreaterThanOrEqual(3);
  });

  test('keeps to 4 × 4 where that was chosen by rows and columns', async () => {
    const kept = { 'loop-game:settings': JSON.stringify({ v: 1, value: { board: '4x4', small: false } }) };
    const page = await openBoard(UNLIMITED, { kept });
    for (let i = 0; i < 3; i++) {
      await page.getByRole('button', { name: en.fresher }).click();
      await ready(page);
      await expect.poll(() => page.locator('.loop-cell').count()).toBe(16);
    }
  });

  async function choose(page: Page, level: string): Promise<void> {
    await page.getByRole('button', { name: en.settings }).click();
    // A likeness of a sheet that was left may still slide out.
    await page.getByRole('dialog').locator('label', { hasText: level }).click();
    await leaveDialog(page);
    await page.locator('.loop-timer', { hasText: level }).waitFor();
    await ready(page);
  }
});
