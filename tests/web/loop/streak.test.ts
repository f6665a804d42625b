// The streak of Loop: freezes, the line at its home, and weeks as the device has them.

import { describe, expect, test } from 'vitest';

import { en as shell } from '../../../apps/web/base/text/en.ts';
import { en } from '../../../apps/web/games/loop/text/en.ts';
import {
  around,
  daily,
  DATE,
  dayWords,
  drawWithMouse,
  EASY,
  expectSolved,
  openLoop,
  openToast,
  ready,
} from './board.ts';
import { toast } from '../look/toast.ts';

/** Results of easy dailies on these days of November 2026. */
function solvedOn(...days: readonly number[]) {
  const value = days.map((day) => {
    const date = `2026-11-${String(day).padStart(2, '0')}`;
    const times = { date, begun: date, solved: date, ticks: 600 };
    const id = `loop/1/${date}/easy`;
    return { id, mode: 'daily', level: 'easy', size: '4x4', ...times, moves: 3, hints: 0, seen: false };
  });
  return { 'loop-game:results': JSON.stringify({ v: 1, value }) };
}

describe('a freeze', () => {
  test('is announced when it is earned', async () => {
    const page = await openLoop(EASY, { kept: solvedOn(11, 12, 13, 14) });
    await ready(page);
    const said = toast(page, shell.toastFreezeEarned);
    await drawWithMouse(page, around(daily('easy')));
    await expectSolved(page);
    await said;
    expect(await page.locator('.loop-week-day').count()).toBe(7);
  });

  test('is announced when it has saved a day, and that day shows it', async () => {
    const kept = solvedOn(9, 10, 11, 12, 13);
    const page = await openToast(EASY, shell.toastFreezeSpent(dayWords('2026-11-14', 'long')), { kept });
    await drawWithMouse(page, around(daily('easy')));
    await expectSolved(page);
    const frozen = page.locator('.loop-week-day[data-state="frozen"]');
    await expect.poll(() => frozen.getAttribute('aria-label')).toContain(en.frozen);
    await page.goto('/loop/archive');
    await expect.poll(() => page.locator('.calendar-frozen').count()).toBe(1);
  });
});

describe('a week', () => {
  const FIRST_DAYS = [
    ['en-GB', 'Monday', 'M'],
    ['en-US', 'Sunday', 'S'],
  ] as const;

  test.each(FIRST_DAYS)(
    'on a device in %s begins on %s, in the archive and after a solve',
    async (locale, day, letter) => {
      const page = await openLoop('/loop/archive', { locale, kept: solvedOn(9) });
      await expect.poll(() => page.locator('.calendar-weekday').first().innerText()).toBe(letter);
      await page.goto(EASY);
      await ready(page);
      await drawWithMouse(page, around(daily('easy', DATE)));
      await expectSolved(page);
      await expect.poll(() => page.locator('.loop-week-day').first().getAttribute('aria-label')).toContain(day);
    },
  );
});

test('the streak line breaks between its two parts on a phone', async () => {
  const page = await openLoop('/loop', { size: 'phone', kept: solvedOn(10, 11, 12, 13, 14) });
  const words = page.locator('.loop-streak strong');
  await expect.poll(() => words.innerText()).toBe(en.inARow(5));
  const box = await words.boundingBox();
  expect(box?.height).toBeLessThan(30);
});
