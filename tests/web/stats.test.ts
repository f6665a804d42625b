// The records of finished games, and all data as one file.

import { text } from 'node:stream/consumers';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';

import { CATALOG } from '../../apps/web/catalog/catalog.ts';
import { en as dataEnglish } from '../../apps/web/pages/data/text/en.ts';
import { en as statsEnglish } from '../../apps/web/pages/stats/text/en.ts';
import { FALLING } from './playing/falling.ts';
import { faultsOf } from './look/faults.ts';
import { openHeld, until } from './playing/game.ts';
import { holdKey } from './browser/page.ts';
import { toast } from './look/toast.ts';

const GAME = CATALOG.find(({ href }) => href.startsWith(FALLING[0]))?.name.en ?? '';

const tile = (page: Page, label: string) =>
  page.locator('.stats-tile', { has: page.getByText(label, { exact: true }) }).locator('dd');

/** The number of games on the page of statistics, of the game that was played. */
async function countedGames(page: Page): Promise<string> {
  await page.goto('/stats');
  await page.getByRole('radio', { name: GAME }).check({ force: true });
  return tile(page, statsEnglish.games).innerText();
}

async function finish(): Promise<Page> {
  const page = await openHeld(`${FALLING[0]}?start=1&seed=1`);
  await until(page, { phase: 'playing' });
  await holdKey(page, 'ArrowDown');
  await until(page, { phase: 'over' });
  await page.keyboard.up('ArrowDown');
  return page;
}

async function chooseFile(page: Page, text: string): Promise<void> {
  const file = { name: 'rensa.json', mimeType: 'application/json', buffer: Buffer.from(text) };
  await page.getByLabel(dataEnglish.importFile).setInputFiles(file);
}

test('a finished game counts once, and comes back from a file after everything was deleted', async () => {
  const page = await finish();
  await expect.poll(() => countedGames(page)).toBe('1');
  expect(await faultsOf(page)).toEqual([]);
  await expect.poll(() => countedGames(page)).toBe('1');

  await page.goto('/data');
  const [saved] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: dataEnglish.exportFile }).click(),
  ]);
  const file = await text(await saved.createReadStream());
  await page.getByRole('button', { name: dataEnglish.deleteAll }).click();
  await page.getByText(dataEnglish.deleteNote(1, 1)).waitFor();
  expect(await faultsOf(page)).toEqual([]);
  await page.getByRole('button', { name: dataEnglish.deleteNow }).click();
  await page.locator('.home').waitFor();
  await expect.poll(() => countedGames(page)).toBe('0');

  await page.goto('/data');
  await chooseFile(page, file.slice(0, -20));
  await page.getByRole('alert').getByText(dataEnglish.foreign).waitFor();
  await chooseFile(page, file.replace('"ticks":', '"ticks":-'));
  await page.getByRole('alert').getByText('ticks must be').waitFor();
  await chooseFile(page, file);
  await page.getByText(dataEnglish.kindFinished).waitFor();
  // The page loads again with what was imported.
  await Promise.all([
    page.waitForEvent('load'),
    page.getByRole('button', { name: dataEnglish.importNow, exact: true }).click(),
  ]);
  await page.getByText(dataEnglish.imported).waitFor();
  await expect.poll(() => countedGames(page)).toBe('1');
  await page.goto('/replays');
  await page.getByRole('listitem').first().waitFor();
});

/** All that is stored, but for a finished game and its replay, which may be on their way to the database. */
function keptIn(page: Page): Promise<Record<string, string>> {
  return page.evaluate(() =>
    Object.fromEntries(Object.entries(localStorage).filter(([key]) => !/^rensa:(finished|replay):/.test(key))),
  );
}

test('a file that there is no room for changes nothing', async () => {
  const page = await finish();
  await page.goto('/data');
  const before = await keptIn(page);
  await page.evaluate(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
  });
  const stored = { 'rensa:best:tally': { v: 1, value: { a: 5 } } };
  await chooseFile(page, JSON.stringify({ format: 'rensa-data/1', at: 1, stored, replays: [], games: [], totals: [] }));
  await page.getByRole('button', { name: dataEnglish.importNow, exact: true }).click();
  await toast(page, dataEnglish.notImported);
  await expect.poll(() => keptIn(page)).toEqual(before);
});
