// A full board: what a frame costs, and that a pause costs nothing.

import { unpackReplay } from '@rensa/engine';
import type { Browser, Page } from 'playwright-core';

import { framesIn, framesOf, openTimed, REST_MS, type Row } from '../timed.ts';
import { FULL } from './full.ts';

export async function rows(browser: Browser, address: string): Promise<readonly Row[]> {
  return [await chain(browser, address, false), await chain(browser, address, true), await paused(browser, address)];
}

/** From the hard drop to the end of the chain, in CPU time of the page's thread: what others do meanwhile is left out. */
async function chain(browser: Browser, address: string, raster: boolean): Promise<Row> {
  const page = await openTimed(browser, 'no-preference');
  await prepare(page, address);
  await page.keyboard.press('KeyP');
  await page.waitForFunction(() => document.querySelector<HTMLElement>('.play')?.dataset['phase'] === 'playing');
  await page.evaluate((raster) => void (window.meter.raster = raster), raster);
  await browser.startTracing(page, { categories: ['devtools.timeline'] });
  await page.keyboard.press('Space');
  await page.waitForFunction(() => Number(document.querySelector<HTMLElement>('.play')?.dataset['score']) > 20_000);
  const frames = framesIn(await browser.stopTracing());
  await page.close();
  const at = (part: number): string => (frames[Math.floor(frames.length * part)] ?? Number.NaN).toFixed(2);
  return {
    what: `frame in a 9 chain, ${raster ? 'script and canvas' : 'script'} (${frames.length} frames)`,
    measured: `p50 ${at(0.5)} ms, p95 ${at(0.95)} ms`,
    budget: '8 ms',
  };
}

/** The full board, saved and taken up again: it waits, paused. */
async function prepare(page: Page, address: string): Promise<void> {
  const kept = JSON.stringify({ v: 1, value: unpackReplay(FULL) });
  await page.goto(address);
  await page.evaluate((kept) => localStorage.setItem('rensa:save:puyo', kept), kept);
  await page.goto(`${address}/play/puyo`);
  await page.locator('dialog[open]').waitFor();
}

async function paused(browser: Browser, address: string): Promise<Row> {
  const page = await openTimed(browser, 'no-preference');
  await prepare(page, address);
  await page.keyboard.press('KeyP');
  await page.locator('dialog[open]').waitFor({ state: 'detached' });
  await page.keyboard.press('KeyP');
  await page.locator('dialog[open]').waitFor();
  await page.waitForTimeout(REST_MS);
  await framesOf(page);
  await page.waitForTimeout(REST_MS);
  const frames = (await framesOf(page)).length;
  await page.close();
  return { what: 'frames while paused', measured: String(frames), budget: '0' };
}
