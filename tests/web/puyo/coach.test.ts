import { expect, test } from 'vitest';
import { holdFrames, letFramesRun } from '../browser/frames.ts';
import { until } from '../playing/game.ts';
import { holdKey, takePage } from '../browser/page.ts';
import { watchWorkers, workersOf } from '../versus/workers.ts';
import { en } from '../look/words.ts';

const SETTINGS = JSON.stringify({ v: 1, value: { coach: true } });

test('a coach helps from a worker, and its game counts for no best score', async () => {
  const page = await takePage({ kept: { 'rensa:settings': SETTINGS } });
  await holdFrames(page);
  await watchWorkers(page);
  await page.goto('/play/puyo?rules=tsu&seed=1&start=1');
  await until(page, { phase: 'playing' });
  await expect.poll(async () => (await workersOf(page)).made).toBe(1);
  await page.evaluate(async () => {
    for (let i = 0; i < 60; i++) {
      await window.watchedWorkers.quiet();
      await window.heldFrames.next();
    }
  });
  await expect.poll(() => workersOf(page)).toEqual({ made: 1, left: 1, answers: 1 });
  await expect.poll(() => page.locator('.score-caption').textContent()).toBe(en.withCoach);
  await holdKey(page, 'ArrowDown');
  await until(page, { phase: 'over' });
  await letFramesRun(page);
  await page.getByRole('dialog').getByText(en.coachedNote).waitFor();
  await expect.poll(() => page.evaluate(() => localStorage.getItem('rensa:best:puyo'))).toBeNull();
});
