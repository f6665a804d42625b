// Data of Loop that lasts from one visit to the next, and what the clock does to it.

import { LIMITS, TICKS_PER_SECOND } from '@rensa/engine';
import { describe, expect, test } from 'vitest';

import { en } from '../../../apps/web/games/loop/text/en.ts';
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
  openLoop,
  openToast,
  ready,
  saved,
  secondsOf,
  timeOf,
  dayWords,
} from './board.ts';
import { setHidden } from '../browser/hidden.ts';
import { SMOKE } from '../smoke.ts';

const KEY = `loop-game:daily:${DATE}-medium`;

describe('a drawing that was left', () => {
  test('is there again after a reload, with its time, its undo and its redo', SMOKE, async () => {
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
    await expect.poll(() => secondsOf(page)).toBeGreaterThanOrEqual(61);
    await page.getByRole('button', { name: en.redo }).click();
    await expectDrawn(page, 8);
    await page.getByRole('button', { name: en.undo }).click();
    await page.getByRole('button', { name: en.undo }).click();
    await expectDrawn(page, 0);
  });

  test('is kept stroke by stroke, each at once', async () => {
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
    await page.clock.runFor(100);
    expect(await movesKept()).toBeGreaterThan(first);
  });

  test('is kept when the page is hidden, and its time stops meanwhile', async () => {
    const page = await openBoard(MEDIUM);
    await drawWithMouse(page, daily('medium').solution.slice(0, 3));
    await page.clock.runFor(2000);
    await setHidden(page, true);
    const [time, kept] = [await timeOf(page), (await saved(page, KEY)) as { replay: { ticks: number } }];
    expect(kept.replay.ticks).toBeGreaterThanOrEqual(120);
    await page.clock.runFor(600_000);
    await expect.poll(() => timeOf(page)).toBe(time);
    await setHidden(page, false);
    await page.clock.runFor(3000);
    await expect.poll(() => secondsOf(page)).toBeLessThan(600);
    await expect.poll(() => timeOf(page)).not.toBe(time);
  });

  test('can be read again after 13 hours of sleep, and drawn on', async () => {
    const page = await openBoard(`${MEDIUM}&date=${DATE}`);
    const { solution } = daily('medium');
    await drawWithMouse(page, solution.slice(0, 3));
    await expectDrawn(page, 3);
    await page.clock.fastForward('13:00:00');
    await drawWithMouse(page, solution.slice(2, 6));
    await expectDrawn(page, 6);
    const ticksKept = async (): Promise<number> =>
      ((await saved(page, KEY)) as { replay: { ticks: number } }).replay.ticks;
    await expect.poll(ticksKept).toBeGreaterThan(10 * 60 * 60 * TICKS_PER_SECOND);
    expect(await ticksKept()).toBeLessThanOrEqual(LIMITS.ticks);
    await page.reload();
    await ready(page);
    await expectDrawn(page, 6);
    expect(await page.evaluate((key) => localStorage.getItem(`${key}:damaged:1`), KEY)).toBeNull();
  });

  test('and cannot be read is set aside, and play starts fresh', async () => {
    const damaged = '{"v":1,"value":{"id":"?"}}';
    const page = await openToast(MEDIUM, shell.toastDamaged(shell.storedDaily), { kept: { [KEY]: damaged } });
    await expectDrawn(page, 0);
    expect(await page.evaluate((key) => localStorage.getItem(`${key}:damaged:1`), KEY)).toBe(damaged);
  });
});

describe('midnight', () => {
  test('brings the puzzles of the next day', async () => {
    const page = await openLoop('/loop', { time: `${DATE}T23:55:00` });
    await page.getByText(dayWords(DATE)).waitFor();
    await page.clock.runFor(400_000);
    await expect.poll(() => page.locator('.loop-day').innerText()).toContain(dayWords('2026-11-16'));
  });

  test('leaves a puzzle that was begun before it alone, and lets it count for its own day', async () => {
    const page = await openBoard(EASY, { time: `${DATE}T23:55:00` });
    const { solution } = daily('easy');
    await drawWithMouse(page, solution.slice(0, 3));
    await page.clock.runFor(400_000);
    await expectDrawn(page, 3);
    await drawWithMouse(page, around(daily('easy')).slice(2));
    await expectSolved(page);
    await expect
      .poll(() => saved(page, 'loop-game:results'))
      .toMatchObject([{ date: DATE, begun: DATE, solved: '2026-11-16', seen: false }]);
    await page.getByRole('button', { name: en.back }).click();
    await page.getByText(en.inARow(1)).waitFor();
    await page.getByText(en.streakDue).waitFor();
  });
});
