// What lasts of Loop from one visit to the next, and what the clock does to it.

import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';

import { en } from '../../apps/web/games/loop/text/en.ts';
import { ja } from '../../apps/web/games/loop/text/ja.ts';
import { en as shell } from '../../apps/web/base/text/en.ts';
import {
  around,
  daily,
  DATE,
  drawWithMouse,
  expectDrawn,
  expectSolved,
  openBoard,
  openLoop,
  openTold,
  ready,
  saved,
  savedUnlimited,
  setHidden,
  timeOf,
} from './loop.ts';

const MEDIUM = '/loop/play?difficulty=medium';
const EASY = '/loop/play?difficulty=easy';
const UNLIMITED = '/loop/play?difficulty=unlimited';
const KEY = `loop-game:daily:${DATE}-medium`;

async function seconds(page: Page): Promise<number> {
  const [m = 0, s = 0] = (await timeOf(page)).split(':').map(Number);
  return 60 * m + s;
}

describe('a drawing that was left', () => {
  test('is there again after a reload, with its time, its undo and its redo', async () => {
    const page = await openBoard(MEDIUM);
    const { solution } = daily('medium');
    await drawWithMouse(page, solution.slice(0, 4));
    await drawWithMouse(page, solution.slice(3, 8));
    await page.getByRole('button', { name: en.undo }).click();
    await expectDrawn(page, 4);
    await page.clock.runFor(61_000);
    await page.reload();
    await ready(page);
    await expectDrawn(page, 4);
    expect(await seconds(page)).toBeGreaterThanOrEqual(61);
    await page.getByRole('button', { name: en.redo }).click();
    await expectDrawn(page, 8);
    await page.getByRole('button', { name: en.undo }).click();
    await page.getByRole('button', { name: en.undo }).click();
    await expectDrawn(page, 0);
  });

  test('is kept at once, and then at most every five seconds', async () => {
    const page = await openBoard(MEDIUM);
    const { solution } = daily('medium');
    const movesKept = async () => {
      const kept = (await saved(page, KEY)) as { replay: { log: number[][] } } | undefined;
      return kept?.replay.log[0]?.length ?? 0;
    };
    await page.clock.pauseAt(new Date(`${DATE}T12:10:00`));
    await drawWithMouse(page, solution.slice(0, 2));
    await page.clock.runFor(100);
    const first = await movesKept();
    expect(first).toBeGreaterThan(0);
    await drawWithMouse(page, solution.slice(1, 4));
    await page.clock.runFor(4000);
    expect(await movesKept()).toBe(first);
    await page.clock.runFor(2000);
    expect(await movesKept()).toBeGreaterThan(first);
  });

  test('is kept when the page is hidden, and its time stands still meanwhile', async () => {
    const page = await openBoard(MEDIUM);
    await drawWithMouse(page, daily('medium').solution.slice(0, 3));
    await page.clock.runFor(2000);
    await setHidden(page, true);
    const [time, kept] = [await timeOf(page), (await saved(page, KEY)) as { replay: { ticks: number } }];
    expect(kept.replay.ticks).toBeGreaterThanOrEqual(120);
    await page.clock.runFor(600_000);
    expect(await timeOf(page)).toBe(time);
    await setHidden(page, false);
    await page.clock.runFor(3000);
    expect(await seconds(page)).toBeLessThan(600);
    expect(await timeOf(page)).not.toBe(time);
  });

  test('and cannot be read is set aside, and play starts fresh', async () => {
    const damaged = '{"v":1,"value":{"id":"?"}}';
    const page = await openTold(MEDIUM, shell.toastDamagedSave, { kept: { [KEY]: damaged } });
    await expectDrawn(page, 0);
    expect(await page.evaluate((key) => localStorage.getItem(`${key}:damaged:1`), KEY)).toBe(damaged);
  });
});

describe('Unlimited', () => {
  test('keeps a drawing for each level, each with its own time', async () => {
    const page = await openBoard(UNLIMITED);
    await drawWithMouse(page, [0, 1]);
    await expectDrawn(page, 2);
    await page.clock.runFor(120_000);
    await choose(page, en.hard);
    await page.locator('.loop-cell').nth(63).waitFor();
    await expectDrawn(page, 0);
    expect(await seconds(page)).toBeLessThan(120);
    await drawWithMouse(page, [0, 1, 2]);
    await expectDrawn(page, 3);
    await choose(page, en.easy);
    await expectDrawn(page, 2);
    expect(await seconds(page)).toBeGreaterThanOrEqual(120);
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
    await expect.poll(async () => (await savedUnlimited(page, 'medium')).id).not.toBe(before);
    await expectDrawn(page, 0);
  });

  test('is solved, and leads to another one', async () => {
    const page = await openBoard(UNLIMITED);
    await drawWithMouse(page, [0, 1]);
    await expectDrawn(page, 2);
    await drawWithMouse(page, around(await savedUnlimited(page, 'easy')));
    await expectSolved(page);
    await page.getByRole('button', { name: en.another }).click();
    await ready(page);
    await expectDrawn(page, 0);
  });

  async function choose(page: Page, level: string): Promise<void> {
    await page.getByRole('button', { name: en.settings }).click();
    await page.locator('label', { hasText: level }).click();
    await page.keyboard.press('Escape');
    await page.locator('.loop-timer', { hasText: level }).waitFor();
    await ready(page);
  }
});

describe('midnight', () => {
  test('brings the puzzles of the next day', async () => {
    const page = await openLoop('/loop', { time: `${DATE}T23:55:00` });
    await page.getByText('November 15').waitFor();
    await page.clock.runFor(400_000);
    expect(await page.locator('.loop-day').innerText()).toContain('November 16');
  });

  test('leaves a puzzle that was begun before it alone, and lets it count for its own day', async () => {
    const page = await openBoard(EASY, { time: `${DATE}T23:55:00` });
    const { solution } = daily('easy');
    await drawWithMouse(page, solution.slice(0, 3));
    await page.clock.runFor(400_000);
    await expectDrawn(page, 3);
    await drawWithMouse(page, around(daily('easy')));
    await expectSolved(page);
    expect(await saved(page, 'loop-game:results')).toMatchObject([
      { date: DATE, begun: DATE, solved: '2026-11-16', seen: false },
    ]);
    await page.getByRole('button', { name: en.back }).click();
    await page.getByText(en.inARow(1)).waitFor();
    await page.getByText(en.streakDue).waitFor();
  });
});

describe('pages', () => {
  test('the tutorial is played to its end, and has no settings', async () => {
    const page = await openBoard('/loop/tutorial');
    expect(await page.getByRole('button', { name: en.settings }).count()).toBe(0);
    const loops = [
      [0, 1, 2, 5, 4, 3, 0],
      [8, 4, 0, 1, 2, 3, 7, 11, 10, 6, 5, 9, 8],
      [0, 1, 5, 6, 2, 3, 7, 11, 15, 14, 10, 9, 13, 12, 8, 4, 0],
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

  test('the tutorial shows its numbers to those who have hidden them elsewhere', async () => {
    const page = await openBoard(EASY);
    await page.getByRole('button', { name: en.settings }).click();
    await page.getByRole('radiogroup', { name: en.clues }).locator('.segment', { hasText: en.off }).click();
    await page.locator('.loop-area').waitFor({ state: 'detached' });
    await page.keyboard.press('Escape');
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
    expect(await page.getByRole('button', { name: en.fresher }).count()).toBe(0);
  });

  test('statistics and the calendar know what was solved', async () => {
    const page = await openBoard(EASY);
    await drawWithMouse(page, around(daily('easy')));
    await expectSolved(page);
    await page.goto('/loop/stats');
    await page.getByRole('button', { name: en.dayDone('November 15', 1) }).waitFor();
    expect(await page.getByRole('row', { name: new RegExp(en.easy) }).innerText()).toMatch(/\b1\b/);
  });

  test('a result is shared with a link and a number, and nothing of its shape', async () => {
    const page = await openBoard(EASY);
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await drawWithMouse(page, around(daily('easy')));
    await expectSolved(page);
    await page.getByRole('button', { name: en.share }).click();
    await page.getByRole('status').getByText(en.copied).waitFor();
    const shared = await page.evaluate(() => navigator.clipboard.readText());
    expect(shared).toContain(en.shareName(351));
    expect(shared).toContain(`/loop/play?difficulty=easy&date=${DATE}`);
    expect(shared.split('\n')).toHaveLength(3);
  });

  test('speak Japanese', async () => {
    const page = await openLoop('/loop', { locale: 'ja-JP' });
    await page.getByRole('link', { name: ja.medium }).click();
    await ready(page);
    await page.getByRole('button', { name: ja.hint }).click();
    await expect.poll(() => page.locator('.loop-message').innerText()).toBe(ja.lookCell(1, 1));
  });

  test('an address that asks for something unknown says so and still plays', async () => {
    const page = await openTold('/loop/play?difficulty=hard&date=2027-01-01', shell.toastQuery('date=2027-01-01'));
    await page.locator('.loop-cell').nth(63).waitFor();
    await expectDrawn(page, 0);
  });
});
