import { describe, expect, test } from 'vitest';

import { en } from '../../../apps/web/games/loop/text/en.ts';
import { ja } from '../../../apps/web/games/loop/text/ja.ts';
import { en as shell } from '../look/words.ts';
import {
  around,
  daily,
  DATE,
  drawWithMouse,
  EASY,
  expectDrawn,
  expectSolved,
  openBoard,
  openLoop,
  openToast,
  ready,
  leaveDialog,
  dayWords,
} from './board.ts';
import { SMOKE } from '../smoke.ts';

describe('pages', () => {
  test('the tutorial is played to its end, and has no settings', SMOKE, async () => {
    const page = await openBoard('/loop/tutorial');
    await expect.poll(() => page.getByRole('button', { name: en.settings }).count()).toBe(0);
    const loops = [
      [0, 1, 2, 5, 4, 3, 0],
      [0, 1, 2, 7, 8, 3, 4, 9, 14, 19, 18, 13, 12, 17, 16, 15, 10, 11, 6, 5, 0],
      [8, 4, 0, 1, 2, 3, 7, 11, 10, 6, 5, 9, 8],
      [0, 1, 5, 6, 2, 3, 7, 11, 15, 14, 10, 9, 13, 12, 8, 4, 0],
      [0, 1, 2, 3, 7, 6, 10, 11, 15, 14, 13, 12, 8, 4, 0],
      [0, 1, 5, 6, 2, 3, 7, 11, 10, 9, 8, 4, 0],
    ];
    for (const [i, cells] of loops.entries()) {
      await page.locator(`main[data-step="${i + 1}"][data-phase="playing"]`).waitFor();
      await drawWithMouse(page, cells);
      await page.getByRole('button', { name: en.next, exact: true }).click();
    }
    await page.getByText(en.lessonOwn).waitFor();
    await page.getByRole('button', { name: en.hint }).waitFor();
  });

  test('the tutorial shows its numbers even if they are hidden elsewhere', async () => {
    const page = await openBoard(EASY);
    await page.getByRole('button', { name: en.settings }).click();
    await page.getByRole('radiogroup', { name: en.clues }).locator('.segment', { hasText: en.off }).click();
    await page.locator('.loop-area').waitFor({ state: 'detached' });
    await leaveDialog(page);
    await page.getByRole('button', { name: en.back }).click();
    await page.getByRole('link', { name: en.tutorial }).click();
    await ready(page);
    await drawWithMouse(page, [0, 1, 2, 5, 4, 3, 0]);
    await page.getByRole('button', { name: en.next, exact: true }).click();
    await page.getByText(en.lessonTurn).waitFor();
    await expect.poll(() => page.locator('.loop-area').count()).toBe(1);
  });

  test('a daily has no button for another puzzle, nor does a slash at the end make one', async () => {
    const page = await openBoard('/loop/play/?difficulty=medium');
    await expect.poll(() => page.getByRole('button', { name: en.fresher }).count()).toBe(0);
  });

  test('statistics and the calendar know what was solved', SMOKE, async () => {
    const page = await openBoard(EASY);
    await drawWithMouse(page, around(daily('easy')));
    await expectSolved(page);
    await page.goto('/loop/stats');
    await page.getByRole('button', { name: en.dayDone(dayWords(DATE), 1) }).waitFor();
    await expect.poll(() => page.getByRole('row', { name: /^5 × 6/ }).innerText()).toMatch(/\b1\b/);
  });

  test('a result is shared with a link and a number, and nothing of its shape', async () => {
    const page = await openBoard(EASY, { fresh: true });
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await drawWithMouse(page, around(daily('easy')));
    await expectSolved(page);
    await page.getByRole('button', { name: en.share }).click();
    await page.getByRole('button', { name: en.shareWords }).click();
    await page.getByRole('status').getByText(shell.toastCopied).waitFor();
    const shared = await page.evaluate(() => navigator.clipboard.readText());
    expect(shared).toContain(en.shareName(351));
    expect(shared).toContain(`/loop/play?difficulty=easy&date=${DATE}`);
    const lines = shared.split('\n');
    expect(lines).toHaveLength(5);
    expect(lines[2]).toBe(en.shareLegend('🟦🟩🟨🟥'));
    expect(lines[1]).toMatch(/^[🟦🟩🟨🟥]+$/u);
    expect([...(lines[1] ?? '')]).toHaveLength(daily('easy').clues.length);
  });

  test('speak Japanese', async () => {
    const page = await openLoop('/loop', { locale: 'ja-JP' });
    await page.getByRole('link', { name: ja.medium }).click();
    await ready(page);
    await page.getByRole('button', { name: ja.hint }).click();
    await expect.poll(() => page.locator('.loop-message').innerText()).toBe(ja.lookCells(4));
  });

  test('an address that asks for something unknown says so and still plays', async () => {
    const page = await openToast('/loop/play?difficulty=hard&date=2027-01-01', shell.toastQuery('date=2027-01-01'));
    await page.locator('.loop-cell').nth(63).waitFor();
    await expectDrawn(page, 0);
  });
});
