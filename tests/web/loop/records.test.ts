import { describe, expect, test } from 'vitest';

import { en } from '../../../apps/web/games/loop/text/en.ts';
import { around, daily, DATE, drawWithMouse, expectSolved, MEDIUM, openBoard, openLoop, dayWords } from './board.ts';

describe('records are honest', () => {
  test('a solve without hints has a badge, and is the first on its board', async () => {
    const page = await openBoard(MEDIUM);
    await drawWithMouse(page, around(daily('medium')));
    await expectSolved(page);
    const words = await page.locator('.loop-result').innerText();
    expect(words).toContain(en.noHints);
    expect(words).toContain('your first on 6 × 6');
  });

  test('a hint costs the badge and the best time', async () => {
    const page = await openBoard(MEDIUM);
    await page.getByRole('button', { name: en.hint }).click();
    await page.getByRole('button', { name: en.hintWhy }).waitFor();
    await drawWithMouse(page, around(daily('medium')));
    await expectSolved(page);
    const words = await page.locator('.loop-result').innerText();
    expect(words).toContain(en.hints(1));
    expect(words).not.toContain(en.noHints);
    expect(words).not.toMatch(/first|best/);
    await page.goto('/loop/stats');
    await expect.poll(() => page.getByRole('row', { name: /^6 × 6/ }).innerText()).toContain('–');
  });

  test('a day whose solution was seen looks different', async () => {
    const result = {
      id: `loop/1/${DATE}/easy`,
      mode: 'daily',
      level: 'easy',
      size: '5x6',
      date: DATE,
      begun: DATE,
      solved: DATE,
    };
    const seen = { ...result, ticks: 600, moves: 3, hints: 0, seen: true };
    const kept = { 'loop-game:results': JSON.stringify({ v: 1, value: [seen] }) };
    const page = await openLoop('/loop/stats', { kept });
    await page.getByRole('button', { name: en.list(en.dayDone(dayWords(DATE), 1), en.seen) }).waitFor();
    await expect.poll(() => page.locator('.calendar-dot.seen').count()).toBe(1);
    await expect.poll(() => page.locator('.calendar-dot.won').count()).toBe(0);
    await page.getByText(en.seenCount(1)).waitFor();
  });
});
