// The records of finished games, and all data as one file.

import { text } from 'node:stream/consumers';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';

import { CATALOG } from '../../apps/web/catalog/catalog.ts';
import { en as dataEnglish } from '../../apps/web/pages/data/text/en.ts';
import { en as replaysEnglish } from '../../apps/web/pages/replays/text/en.ts';
import { en as statsEnglish } from '../../apps/web/pages/stats/text/en.ts';
import { FALLING } from './playing/falling.ts';
import { faultsOf } from './look/faults.ts';
import { openHeld, until } from './playing/game.ts';
import { holdKey, openPage } from './browser/page.ts';
import { toast } from './look/toast.ts';

const PLAYED = CATALOG.find(({ href }) => href.startsWith(FALLING[0]));
const GAME = PLAYED?.name.en ?? '';

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

const DATA = { format: 'rensa-data/1', at: 1, stored: {}, replays: [], games: [], totals: [] };

test('a file with damaged entries is taken without them, and the lists show what was there', async () => {
  const page = await finish();
  await page.goto('/data');
  const record = { replay: {}, at: 1_795_000_000_000, score: 5, chains: [], state: null, marked: false };
  const [id = ''] = FALLING[0].split('/').slice(-1);
  const game = { run: 'a:1', game: id, way: 'endless', at: 9e15, ticks: 1, score: 1, peak: 1, ranked: true };
  const stored = {
    'rensa:days': { v: 1, value: ['x'] },
    [`rensa:setup:${id}`]: { v: 1, value: { rules: 'none' } },
    [`rensa:match:${id}`]: { v: 1, value: 5 },
    'rensa:versus': { v: 1, value: id },
  };
  await chooseFile(page, JSON.stringify({ ...DATA, stored, replays: [record], games: [game] }));
  const sheet = page.getByRole('dialog');
  for (const name of ['rensa:days', `rensa:setup:${id}`, `rensa:match:${id}`, 'replay 1', 'game 1'])
    await sheet.getByText(name).waitFor();
  expect(await sheet.getByRole('listitem').count()).toBe(5);
  await sheet.getByRole('button', { name: dataEnglish.importNow, exact: true }).click();
  await toast(page, dataEnglish.imported);
  const kept = await keptIn(page);
  expect(Object.keys(kept)).toContain('rensa:versus');
  expect(Object.keys(kept)).not.toContain('rensa:days');
  await expect.poll(() => countedGames(page)).toBe('1');
});

test('a stored replay that cannot be shown fails alone, and can be deleted', async () => {
  const page = await finish();
  await page.goto('/replays');
  await page.getByRole('listitem').waitFor();
  // Another one waits for the database, as if the page had been left too early.
  await page.evaluate(async () => {
    const request = indexedDB.open('rensa');
    await new Promise((done) => request.addEventListener('success', done));
    const all = request.result.transaction('replays').objectStore('replays').getAll();
    await new Promise((done) => all.addEventListener('success', done));
    const [{ id: _, ...record }] = all.result as [{ id: number; replay: object }];
    const broken = { ...record, state: {}, replay: { ...record.replay, hash: '0123456789abcdef' } };
    localStorage.setItem('rensa:replay:0123456789abcdef', JSON.stringify({ v: 1, value: broken }));
    request.result.close();
  });
  await page.reload();
  const broken = page.getByRole('listitem').filter({ hasText: replaysEnglish.broken });
  await broken.waitFor();
  expect(await page.getByRole('listitem').count()).toBe(2);
  expect(await faultsOf(page)).toEqual([]);
  await broken.getByRole('button', { name: replaysEnglish.remove }).click();
  await expect.poll(() => page.getByRole('listitem').count()).toBe(1);
  await page.getByText(replaysEnglish.removed(replaysEnglish.broken)).waitFor();
});

test('the date of games that are all from one day is not cut off', async () => {
  const game = { game: PLAYED?.id, way: 'endless/classic/4', ticks: 600, score: 100, peak: 2, ranked: true };
  const at = Date.now();
  const kept = Object.fromEntries(
    [0, 1000].map((later) => [
      `rensa:finished:${later}`,
      JSON.stringify({ v: 1, value: { ...game, run: `run${later}`, at: at + later } }),
    ]),
  );
  const page = await openPage('/stats', { kept });
  await page.getByRole('radio', { name: GAME }).check({ force: true });
  const label = page.locator('.scores .plot-grid > text');
  await expect.poll(() => label.count()).toBe(1);
  const [text, plot] = await Promise.all([label.boundingBox(), page.locator('.scores svg').first().boundingBox()]);
  expect((text?.x ?? 0) + (text?.width ?? 0)).toBeLessThanOrEqual((plot?.x ?? 0) + (plot?.width ?? 0));
});
