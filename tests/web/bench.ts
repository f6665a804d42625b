// Measures the page as it is shipped, in a real browser: what it weighs, what a frame costs, and that a page at rest
// costs nothing.

import type { AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { unpackReplay } from '@rensa/engine';
import { type Browser, chromium, type Page } from 'playwright-core';
import { build, preview, type PreviewServer } from 'vite';
import { findBrowser } from './browser.ts';
import { FULL } from './full.ts';

const ROOT = fileURLToPath(new URL('../../apps/web', import.meta.url));
const BUILT = fileURLToPath(new URL('../../.cache/bench', import.meta.url));
const REST_MS = 1500;

interface Row {
  readonly what: string;
  readonly measured: string;
  readonly budget: string;
}

interface Meter {
  /** Milliseconds of every frame since the last look. */
  frames: number[];
  /** Wait for the canvas too, and not only for the script. */
  raster: boolean;
}

declare global {
  interface Window {
    meter: Meter;
  }
}

async function serve(): Promise<{ readonly server: PreviewServer; readonly address: string }> {
  const options = { root: ROOT, logLevel: 'warn', build: { outDir: BUILT, emptyOutDir: true } } as const;
  await build(options);
  const server = await preview({ ...options, preview: { host: '127.0.0.1', port: 0 } });
  return { server, address: `http://127.0.0.1:${(server.httpServer.address() as AddressInfo).port}` };
}

async function launch(): Promise<Browser> {
  return chromium.launch({ executablePath: await findBrowser(), args: ['--no-sandbox', '--mute-audio'] });
}

/** A page whose frames are timed. */
async function open(browser: Browser, reducedMotion: 'reduce' | 'no-preference'): Promise<Page> {
  const page = await browser.newPage({ viewport: { width: 1280, height: 800 }, reducedMotion });
  await page.addInitScript(() => {
    window.meter = { frames: [], raster: false };
    const request = window.requestAnimationFrame.bind(window);
    window.requestAnimationFrame = (callback) =>
      request((ms) => {
        const from = performance.now();
        callback(ms);
        const board = document.querySelector<HTMLCanvasElement>('canvas.board');
        if (window.meter.raster) board?.getContext('2d')?.getImageData(0, 0, 1, 1);
        window.meter.frames.push(performance.now() - from);
      });
  });
  return page;
}

async function look(page: Page): Promise<readonly number[]> {
  return page.evaluate(() => window.meter.frames.splice(0));
}

/** With its living cards. Whoever saves data is not sent the other pages. */
async function firstPage(browser: Browser, address: string, saveData: boolean): Promise<Row> {
  const page = await open(browser, 'no-preference');
  await page.addInitScript((save) => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: save } });
  }, saveData);
  const scripts: Promise<Buffer>[] = [];
  page.on('response', (response) => {
    if (response.url().endsWith('.js')) scripts.push(response.body());
  });
  await page.goto(address, { waitUntil: 'networkidle' });
  const bytes = (await Promise.all(scripts)).reduce((sum, body) => sum + gzipSync(body).length, 0);
  await page.close();
  const what = saveData ? 'script of the first page, gzip' : 'script of all pages, gzip';
  return { what, measured: `${(bytes / 1000).toFixed(1)} kB`, budget: saveData ? '90 kB' : 'none' };
}

/** From the hard drop to the end of the chain, in CPU time of the page's thread: what others do meanwhile is left out. */
async function chain(browser: Browser, address: string, raster: boolean): Promise<Row> {
  const page = await open(browser, 'no-preference');
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

interface Traced {
  readonly name: string;
  /** When it began, in microseconds. */
  readonly ts: number;
  /** How long it took. */
  readonly dur?: number;
  /** How much of that was CPU time. */
  readonly tdur?: number;
}

/** Callbacks that follow each other within this many microseconds belong to one frame. */
const SAME_FRAME = 1000;

/** The CPU milliseconds of every frame in a trace, shortest first. */
function framesIn(trace: Buffer): number[] {
  const { traceEvents } = JSON.parse(trace.toString()) as { readonly traceEvents: readonly Traced[] };
  const calls = traceEvents.filter(({ name }) => name === 'FireAnimationFrame').toSorted((a, b) => a.ts - b.ts);
  const frames: number[] = [];
  let end = Number.NEGATIVE_INFINITY;
  for (const { ts, dur = 0, tdur = 0 } of calls) {
    if (ts - end < SAME_FRAME) frames.push((frames.pop() ?? 0) + tdur / 1000);
    else frames.push(tdur / 1000);
    end = ts + dur;
  }
  return frames.toSorted((a, b) => a - b);
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
  const page = await open(browser, 'no-preference');
  await prepare(page, address);
  await page.keyboard.press('KeyP');
  await page.locator('dialog[open]').waitFor({ state: 'detached' });
  await page.keyboard.press('KeyP');
  await page.locator('dialog[open]').waitFor();
  await page.waitForTimeout(REST_MS);
  await look(page);
  await page.waitForTimeout(REST_MS);
  const frames = (await look(page)).length;
  await page.close();
  return { what: 'frames while paused', measured: String(frames), budget: '0' };
}

async function idleHome(browser: Browser, address: string): Promise<Row> {
  const page = await open(browser, 'reduce');
  await page.goto(address, { waitUntil: 'networkidle' });
  await page.waitForTimeout(REST_MS);
  await look(page);
  await page.waitForTimeout(REST_MS);
  const frames = (await look(page)).length;
  await page.close();
  return { what: 'frames at home, reduced motion', measured: String(frames), budget: '0' };
}

function print(rows: readonly Row[]): void {
  const width = (column: keyof Row): number => Math.max(...rows.map((row) => row[column].length)) + 2;
  const [what, measured] = [width('what'), width('measured')];
  for (const row of rows) console.log(row.what.padEnd(what) + row.measured.padEnd(measured) + row.budget);
}

const { server, address } = await serve();
const browser = await launch();
const rows = [
  await firstPage(browser, address, true),
  await firstPage(browser, address, false),
  await chain(browser, address, false),
  await chain(browser, address, true),
  await paused(browser, address),
  await idleHome(browser, address),
];
await browser.close();
await server.close();
print([{ what: '', measured: 'measured', budget: 'budget' }, ...rows]);
