// Clues say how they are doing.

import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';

import { en } from '../../../apps/web/games/loop/text/en.ts';
import { Fingers } from '../browser/fingers.ts';
import { daily, drawWithMouse, expectDrawn, labelOf, MEDIUM, openBoard, saved, spotsOf } from './board.ts';

async function expectLabel(page: Page, cell: number, words: string): Promise<void> {
  await expect.poll(() => labelOf(page, cell)).toContain(words);
}

describe('the area of a clue is shown, even where areas are switched off,', () => {
  const kept = { 'loop-game:settings': JSON.stringify({ v: 1, value: { border: 'off' } }) };
  const { clues, solution } = daily('medium');
  const last = clues.at(-1)?.cell ?? 0;
  const bare = solution.find((cell) => clues.every((clue) => clue.cell !== cell)) ?? 0;
  const expectAreas = async (page: Page, count: number): Promise<void> => {
    await expect.poll(() => page.locator('.loop-area').count()).toBe(count);
  };

  test('under a mouse, also for a clue that is met', async () => {
    const page = await openBoard(MEDIUM, { kept });
    await drawWithMouse(page, solution);
    const met = page.locator(`.loop-cell[aria-label$="${en.met}"]`).first();
    const cell = Number(await met.getAttribute('data-cell'));
    const at = await spotsOf(page);
    await page.mouse.move(at(cell).x, at(cell).y);
    await expectAreas(page, 1);
    await page.mouse.move(at(bare).x, at(bare).y);
    await expectAreas(page, 0);
  });

  test('at the cursor of the keyboard', async () => {
    const page = await openBoard(MEDIUM, { kept });
    await page.locator('.loop-cell[tabindex="0"]').focus();
    await expectAreas(page, 0);
    await page.keyboard.press('c');
    await expectAreas(page, 1);
  });

  test('under a finger that rests, which draws nothing', async () => {
    const page = await openBoard(MEDIUM, { kept, size: 'phone' });
    const fingers = await Fingers.on(page);
    const at = await spotsOf(page);
    await expectAreas(page, 0);
    await fingers.down(at(last));
    await page.clock.runFor(600);
    await expectAreas(page, 1);
    await fingers.up();
    await expectAreas(page, 0);
    await expectDrawn(page, 0);
  });
});

test('a full area with too few turns is said to be wrong, and the live count can be changed', async () => {
  const page = await openBoard('/loop/tutorial');
  await drawWithMouse(page, [0, 1, 2, 5, 4, 3, 0]);
  await page.getByRole('button', { name: en.next, exact: true }).click();
  await page.locator('main[data-step="2"][data-phase="playing"]').waitFor();
  await drawWithMouse(page, [0, 1, 2, 3, 4, 9, 14, 19, 18, 13, 8, 7, 12, 17, 16, 15, 10, 11, 6, 5, 0]);
  await expectLabel(page, 6, en.short);
  await page.goto(MEDIUM);
  await page.getByRole('button', { name: en.settings }).click();
  await page.getByRole('radiogroup', { name: en.count }).locator('.segment', { hasText: en.count_total }).click();
  await expect.poll(() => saved(page, 'loop-game:settings')).toMatchObject({ count: 'total' });
});
