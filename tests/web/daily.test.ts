import { expect, test } from 'vitest';

import { FALLING } from './playing/falling.ts';
import { faultsOf } from './look/faults.ts';
import { holdFrames, letFramesRun } from './browser/frames.ts';
import { openHeld, shown, ticks, until } from './playing/game.ts';
import { holdKey, takePage } from './browser/page.ts';
import { dailyEnglish as en } from './look/words.ts';
import { SMOKE } from './smoke.ts';

const ID = FALLING[0]?.split('/').at(-1) ?? '';
const PATH = `/daily/${ID}`;

test('a daily run has one try, survives a reload and another tab, and ends with a result', SMOKE, async () => {
  const page = await openHeld(PATH, { reducedMotion: 'reduce' });
  await page.getByRole('dialog').getByText(en.oneTryNote).waitFor();
  expect(await faultsOf(page)).toEqual([]);
  await page.getByRole('button', { name: en.start }).click();
  await until(page, { phase: 'playing' });
  await ticks(page, 150);
  const { score } = await shown(page);

  await page.reload();
  const paused = page.getByRole('dialog', { name: en.paused });
  await paused.getByText(en.oneTryLabel).waitFor();
  await expect.poll(() => shown(page)).toMatchObject({ phase: 'paused', score });
  await expect.poll(() => page.getByRole('button', { name: en.restart }).count()).toBe(0);

  const second = await page.context().newPage();
  await holdFrames(second);
  await second.goto(PATH);
  await second.getByRole('dialog', { name: en.paused }).waitFor();
  await expect.poll(() => second.getByRole('button', { name: en.start }).count()).toBe(0);
  await second.close();

  await page.getByRole('button', { name: en.resume }).click();
  await holdKey(page, 'ArrowDown');
  const end = await until(page, { phase: 'over' });
  await page.keyboard.up('ArrowDown');
  await letFramesRun(page);
  await page.getByRole('dialog').getByText(en.firstDaily).waitFor();

  await page.goto('/');
  const tile = page.getByRole('link', { name: end.score.toLocaleString('en') });
  await tile.click();
  await page.getByRole('dialog').getByText(en.firstDaily).waitFor();
  await expect.poll(() => page.getByRole('button', { name: en.start }).count()).toBe(0);
  await page.getByRole('button', { name: en.share }).click();
  await page.getByRole('img', { name: en.picture }).locator('canvas').waitFor();
  expect(await faultsOf(page)).toEqual([]);
  await page.getByRole('button', { name: en.close }).click();
  await page.getByRole('button', { name: en.practiceFirst }).click();
  await expect.poll(async () => (await shown(page)).phase).toMatch(/ready|playing/);
});

test('a day before one that was played is for practice only', async () => {
  const later = { date: '2026-11-17', score: 1, chain: 0, ended: '2026-11-17', replay: null, ranked: true };
  const kept = { [`rensa:daily:${ID}`]: JSON.stringify({ v: 1, value: [later] }) };
  const page = await takePage({ kept }, 'clock');
  await page.clock.install({ time: new Date('2026-11-16T12:00:00') });
  await page.clock.resume();
  await page.goto(PATH);
  await page.getByRole('dialog').getByText(en.closedNote).waitFor();
  await expect.poll(() => page.getByRole('button', { name: en.start }).count()).toBe(0);
});
