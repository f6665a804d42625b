// A full board: what a frame costs, and that a pause costs nothing.

import { unpackReplay } from '@rensa/engine';
import type { Browser, Page } from 'playwright-core';

import { framesIn, framesOf, openTimed, REST_MS, type Row } from '../browser/timed.ts';
import { FULL } from './full.ts';
import { latencyRows } from './latency.ts';
import { mirroredMatch } from './mirror.ts';

export async function rows(browser: Browser, address: string): Promise<readonly Row[]> {
  return [
    await chain(browser, address, false),
    await chain(browser, address, true),
    await paused(browser, address),
    await match(browser, address),
    await loss(browser, address),
    ...(await latencyRows(browser, address)),
  ];
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
  return frameRow(`frame in a 9 chain, ${raster ? 'script and canvas' : 'script'}`, frames);
}

function frameRow(what: string, frames: readonly number[]): Row {
  const at = (part: number): string => (frames[Math.floor(frames.length * part)] ?? Number.NaN).toFixed(2);
  return {
    what: `${what} (${frames.length} frames)`,
    measured: `p50 ${at(0.5)} ms, p95 ${at(0.95)} ms`,
    budget: '8 ms',
  };
}

/** A full board falls through the floor. */
async function loss(browser: Browser, address: string): Promise<Row> {
  const page = await openTimed(browser, 'no-preference');
  await page.goto(`${address}/play/puyo?rules=classic&seed=3&start=1`);
  await page.locator('.play[data-phase="playing"]').waitFor();
  await page.evaluate(() => void (window.meter.raster = true));
  for (let i = 0; (await page.locator('.play[data-phase="over"]').count()) === 0 && i < 400; i++) {
    for (let k = 0; k < SPREAD[i % SPREAD.length].times; k++) await page.keyboard.press(SPREAD[i % SPREAD.length].key);
    await page.keyboard.press('ArrowUp');
    await page.waitForTimeout(50);
    if ((await page.locator('.play').getAttribute('data-score')) === null) break;
    if (Number(await page.locator('.play').getAttribute('data-pairs')) > 26) break;
  }
  await page.keyboard.down('ArrowDown');
  await page.locator('.play[data-phase="over"]').waitFor();
  await browser.startTracing(page, { categories: ['devtools.timeline'] });
  await page.waitForTimeout(LOSS_MS);
  const frames = framesIn(await browser.stopTracing());
  await page.close();
  return frameRow('frame of a loss, script and canvas', frames);
}

/** Columns of a stack that is full when it is lost. */
const SPREAD = [
  { key: 'ArrowLeft', times: 2 },
  { key: 'ArrowRight', times: 3 },
  { key: 'ArrowLeft', times: 1 },
  { key: 'ArrowRight', times: 2 },
  { key: 'ArrowRight', times: 1 },
] as const;
/** Until the last column has fallen, and the result has come up. */
const LOSS_MS = 1500;

/** Frames of a chain of seven, about the first five links. */
const CHAIN_MS = 6000;

/** Both boards of a match are in a long chain, and the opponent's worker thinks all the time. */
async function match(browser: Browser, address: string): Promise<Row> {
  const page = await openTimed(browser, 'no-preference');
  await page.addInitScript(() => {
    const Real = window.Worker;
    window.Worker = class extends Real {
      constructor(url: string | URL, options?: WorkerOptions) {
        super(url, options);
        window.benchWorkers = [...(window.benchWorkers ?? []), this];
      }
    };
  });
  await prepareMatch(page, address);
  await page.evaluate(() => {
    const position = { type: 'position', board: 'RRRGG', pairs: ['RG', 'BY', 'RR'] };
    for (let id = 1e9; id < 1e9 + 200; id++)
      for (const worker of window.benchWorkers) worker.postMessage({ ...position, id }, []);
  });
  await browser.startTracing(page, { categories: ['devtools.timeline'] });
  await page.waitForTimeout(CHAIN_MS);
  const frames = framesIn(await browser.stopTracing());
  await page.close();
  return frameRow('frame of a match, both boards in a chain, the worker thinking', frames);
}

declare global {
  interface Window {
    benchWorkers: Worker[];
  }
}

/** A saved match, which goes on when the page is asked to. */
async function prepareMatch(page: Page, address: string): Promise<void> {
  const running = mirroredMatch();
  const seats = [
    { kind: 'person', device: 'all' },
    { kind: 'bot', name: 'strong' },
  ];
  const value = { plan: { setup: running.setup, bestOf: 1, seats }, rounds: [], running };
  await page.goto(address);
  await page.evaluate((kept) => localStorage.setItem('rensa:save:puyo-versus', kept), JSON.stringify({ v: 1, value }));
  await page.goto(`${address}/versus/puyo`);
  await page.locator('dialog[open]').waitFor();
  await page.keyboard.press('KeyP');
  await page.locator('main.match[data-phase="playing"]').waitFor();
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
