// The page of all achievements, with what somebody has stored before there were emblems.

import { expect, test } from 'vitest';

import { en } from '../../apps/web/pages/achievements/text/en.ts';
import { openPage } from './browser/page.ts';
import { faultsOf } from './look/faults.ts';
import { expectPictures } from './look/pixels.ts';
import { en as shell } from './look/words.ts';

const stored = (value: unknown): string => JSON.stringify({ v: 1, value });

const EARNED = { 'puyo:chain3': '2025-08-18', 'loop:first': '2025-09-30', 'capsules:stage1': '2025-08-21' };
const GAME = { run: 'a', game: 'gems', way: 'x', at: 1, ticks: 100, score: 168_400, peak: 1, ranked: true };
const KEPT = {
  'rensa:achievements': stored(EARNED),
  'rensa:finished:a': stored(GAME),
  'rensa:matches:puyo': stored({ met: { novice: { played: 2, won: 1 } }, last: 'novice', streak: 1 }),
};

test('what was earned before is still there, the newest first, and what was done before counts now', async () => {
  const page = await openPage('/achievements', { kept: KEPT, pixels: true });
  const names = page.locator('.earned-one strong');
  await expect.poll(() => names.allInnerTexts()).toEqual(['Past Mochi', 'Full circle', 'First aid', 'Chain reaction']);
  await expect.poll(() => page.locator('.earned-one').nth(1).innerText()).toContain('2025');
  const kept = await page.evaluate(
    () => JSON.parse(localStorage.getItem('rensa:achievements') ?? '{}') as { value: object },
  );
  expect(kept.value).toMatchObject(EARNED);
  await expectPictures(page, '.earned-one .emblem > canvas', 4);
  expect(await faultsOf(page)).toEqual([]);
});

test('what is nearly there says how far, and a press shows it', async () => {
  const page = await openPage('/achievements', { kept: KEPT });
  const near = page.getByRole('button', { name: /^Treasure/ });
  expect(await near.innerText()).toContain(en.haveOf(168_400, 200_000));
  await near.click();
  await page.getByRole('dialog', { name: 'Treasure' }).waitFor();
  expect(await faultsOf(page)).toEqual([]);
});

test('a game without any says so, and somebody new is told what is close', async () => {
  const page = await openPage('/achievements');
  await page.getByRole('heading', { name: en.close }).waitFor();
  await page.getByRole('button', { name: 'Gems', exact: true }).click();
  await page.getByText(en.noneYet).waitFor();
  await expect.poll(() => page.locator('.coming-one').count()).toBe(4);
});

test('it is found from the statistics, where the streak leads', async () => {
  const page = await openPage('/stats', { kept: KEPT });
  await page.getByRole('link', { name: /^Achievements/ }).click();
  await page.getByRole('heading', { name: shell.achievements }).waitFor();
  await expect.poll(() => new URL(page.url()).pathname).toBe('/achievements');
});
