import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';

import { en } from '../../../apps/web/games/loop/text/en.ts';
import { Fingers } from '../browser/fingers.ts';
import {
  around,
  daily,
  DATE,
  MEDIUM,
  EASY,
  drawWithFinger,
  drawWithKeys,
  drawWithMouse,
  expectDrawn,
  expectSolved,
  openBoard,
  saved,
  timeOf,
  stopClock,
} from './board.ts';
import { SMOKE } from '../smoke.ts';

async function expectResult(page: Page, level: 'easy' | 'medium', moves: number): Promise<void> {
  await expectSolved(page);
  await page.getByText(en.moves(moves)).first().waitFor();
  await expect
    .poll(() => saved(page, 'loop-game:results'))
    .toMatchObject([{ id: `loop/1/${DATE}/${level}`, mode: 'daily', level, date: DATE, moves, hints: 0, seen: false }]);
}

describe('a daily is solved', () => {
  test('with a mouse', SMOKE, async () => {
    const page = await openBoard(MEDIUM);
    await drawWithMouse(page, around(daily('medium')));
    await expectResult(page, 'medium', 1);
  });

  test('with a finger, and the page neither scrolls nor zooms', SMOKE, async () => {
    const page = await openBoard(EASY, { size: 'phone' });
    const fingers = await Fingers.on(page);
    const { solution } = daily('easy');
    await drawWithFinger(page, fingers, solution);
    await expectDrawn(page, solution.length);
    await drawWithFinger(page, fingers, [solution.at(-1) as number, solution[0]]);
    await expectResult(page, 'easy', 2);
    await expect
      .poll(() => page.evaluate(() => [window.scrollX, window.scrollY, window.visualViewport?.scale]))
      .toEqual([0, 0, 1]);
  });

  test('with the keyboard', SMOKE, async () => {
    const page = await openBoard(EASY);
    const puzzle = daily('easy');
    await page.locator('.loop-cell[tabindex="0"]').focus();
    await drawWithKeys(page, around(puzzle), puzzle.cols);
    await expectResult(page, 'easy', 1);
  });
});

describe('while it is drawn', () => {
  test('a line is erased by drawing back, and the page says what each cell has', async () => {
    const page = await openBoard(MEDIUM);
    const [a, b, c] = daily('medium').solution as [number, number, number];
    await drawWithMouse(page, [a, b, c, b]);
    await expectDrawn(page, 2);
    await expect.poll(() => page.locator(`[data-cell="${a}"]`).getAttribute('aria-label')).toContain(en.cell(1, 1));
    await expect.poll(() => page.locator(`[data-cell="${a}"]`).getAttribute('aria-label')).not.toContain(en.noLine);
  });

  test('arrows take the focus along, and only one cell is in the order of tabs', async () => {
    const page = await openBoard(MEDIUM);
    await page.locator('.loop-cell[tabindex="0"]').focus();
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowDown');
    await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute('data-cell'))).toBe('7');
    await expect.poll(() => page.locator('.loop-cell[tabindex="0"]').count()).toBe(1);
  });

  test('a loop through every cell that misses a clue says so, marks the clue, and is not the end', async () => {
    const page = await openBoard('/loop/tutorial');
    await drawWithMouse(page, [0, 1, 2, 5, 4, 3, 0]);
    await page.getByRole('button', { name: en.next, exact: true }).click();
    await page.locator('main[data-step="2"][data-phase="playing"]').waitFor();
    await drawWithMouse(page, [0, 1, 2, 3, 4, 9, 14, 19, 18, 13, 8, 7, 12, 17, 16, 15, 10, 11, 6, 5, 0]);
    await page.getByText(en.incomplete(1)).waitFor();
    await page.locator('.loop-unmet').waitFor();
    await expect.poll(() => page.locator('main').getAttribute('data-phase')).toBe('playing');
  });

  test('what screen readers hear of clues goes with the lines, on a restart too', async () => {
    const page = await openBoard(EASY);
    const heard = page.locator('p.unseen[aria-live]');
    await drawWithMouse(page, around(daily('easy')).slice(0, -2));
    await expect.poll(() => heard.innerText()).toMatch(/ met\./);
    await page.getByRole('button', { name: en.restart }).click();
    await expectDrawn(page, 0);
    await expect.poll(() => heard.innerText()).toBe('');
  });

  test('a wrong line has a reason', async () => {
    const page = await openBoard(EASY);
    await drawWithMouse(page, [0, 1, 6, 5, 0]);
    await page.getByRole('button', { name: en.hint }).click();
    await page.getByRole('button', { name: en.hintWhy }).click();
    await expect.poll(() => page.locator('.loop-message').innerText()).toContain(en.wrongLoop);
  });

  test('a hint says where, then why, then draws; and it is counted', async () => {
    const page = await openBoard(EASY);
    await page.getByRole('button', { name: en.hint }).click();
    await page.getByText(en.lookCells(4)).waitFor();
    await page.getByRole('button', { name: en.hintWhy }).click();
    await page.getByText(en.whyCorner).waitFor();
    await page.getByRole('button', { name: en.hintDraw }).click();
    await expectDrawn(page, 12);
    await drawWithMouse(page, around(daily('easy')));
    await expectSolved(page);
    await expect.poll(() => saved(page, 'loop-game:results')).toMatchObject([{ hints: 1 }]);
  });

  test('the solution can be seen, and then the puzzle no longer counts for the streak', async () => {
    const page = await openBoard(EASY);
    await page.getByRole('button', { name: en.settings }).click();
    await page.getByRole('button', { name: en.showSolution }).click();
    await page.getByRole('dialog', { name: en.showSolution }).getByText(en.solutionNote).waitFor();
    await page.getByRole('button', { name: en.showSolutionYes }).click();
    await drawWithMouse(page, around(daily('easy')));
    await expectSolved(page);
    await expect.poll(() => saved(page, 'loop-game:results')).toMatchObject([{ seen: true }]);
    await page.getByRole('button', { name: en.back }).click();
    await page.getByText(en.noStreak).waitFor();
  });

  test('a solved board is locked until it is restarted, which resets the time to 0', async () => {
    const page = await openBoard(EASY);
    const puzzle = daily('easy');
    await page.clock.runFor(61_000);
    await drawWithMouse(page, around(puzzle));
    await expectSolved(page);
    await drawWithMouse(page, puzzle.solution.slice(0, 2));
    await expectDrawn(page, puzzle.solution.length);
    await expect.poll(() => timeOf(page)).toMatch(/^1:/);
    await page.getByRole('button', { name: en.restart }).click();
    await expectDrawn(page, 0);
    await expect.poll(() => timeOf(page)).toMatch(/^0:/);
    await drawWithMouse(page, around(puzzle));
    await expectSolved(page);
    await expect.poll(() => page.locator('.loop-result').innerText()).not.toContain('best');
  });
});

test('a board at rest requests one frame per second, and no more', async () => {
  const page = await openBoard(MEDIUM, { reducedMotion: 'reduce' });
  await page.clock.runFor(2000);
  await page.evaluate(() => {
    const request = window.requestAnimationFrame.bind(window);
    Object.assign(window, { frames: 0 });
    window.requestAnimationFrame = (callback) => {
      (window as unknown as { frames: number }).frames++;
      return request(callback);
    };
  });
  await stopClock(page);
  const before = await page.evaluate(() => (window as unknown as { frames: number }).frames);
  await page.clock.runFor(10_000);
  const after = await page.evaluate(() => (window as unknown as { frames: number }).frames);
  expect(after - before).toBeLessThanOrEqual(11);
  expect(after - before).toBeGreaterThanOrEqual(9);
});
