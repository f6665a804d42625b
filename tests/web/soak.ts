// Long play: all pages in turn, with random keys, for an hour of frames. Memory and the time of a frame must not grow.
// Frames are given as fast as the page takes them. `npm run soak:web -- 10` plays ten minutes.

import { fileURLToPath } from 'node:url';

import { type CDPSession, chromium, type Page } from 'playwright-core';
import { build, preview } from 'vite';

import { findBrowser } from './browser/browser.ts';

const ROOT = fileURLToPath(new URL('../../apps/web', import.meta.url));
const MINUTES = Number(process.argv[2] ?? 60);
const FRAMES_PER_VISIT = 30 * 60;
/** Factors by which caches that fill up, and a busy machine, may raise the figures. */
const MAX_GROWTH = { bytes: 1.05, frame: 1.3 };
/** Code that the browser compiles again and better counts as memory for half an hour, and would hide what grows. */
const INTERPRETED = '--js-flags=--no-opt --no-maglev --no-sparkplug';

declare global {
  interface Window {
    /** Gives a number of frames with random keys, and the milliseconds that one took. */
    playFrames(count: number): Promise<number>;
  }
}

/** Runs in the page. */
function takeFrames(): void {
  const KEYS = ['ArrowLeft', 'ArrowRight', 'ArrowDown', 'ArrowUp', 'Space', 'KeyZ', 'KeyX'];
  let waiting = new Map<number, FrameRequestCallback>();
  let [ids, now, seed] = [0, performance.now(), 1];
  window.requestAnimationFrame = (callback) => {
    waiting.set(++ids, callback);
    return ids;
  };
  window.cancelAnimationFrame = (id) => void waiting.delete(id);
  const pressAny = (): void => {
    seed = (Math.imul(seed, 1_664_525) + 1_013_904_223) >>> 0;
    const code = KEYS[(seed >>> 16) % KEYS.length] ?? 'Space';
    const target = document.activeElement ?? document.body;
    for (const type of ['keydown', 'keyup']) {
      target.dispatchEvent(new KeyboardEvent(type, { code, key: code, bubbles: true, cancelable: true }));
    }
  };
  const goOn = (): void => document.querySelector<HTMLElement>('dialog[open] .button.primary')?.click();
  window.playFrames = async (count) => {
    let spent = 0;
    for (let i = 0; i < count; i++) {
      if (i % 5 === 0) pressAny();
      const due = waiting;
      waiting = new Map();
      now += 1000 / 60;
      const started = performance.now();
      for (const callback of due.values()) callback(now);
      spent += performance.now() - started;
      if (i % 60 === 0) {
        await new Promise((resolve) => setTimeout(resolve));
        goOn();
      }
    }
    return spent / count;
  };
}

interface Visit {
  readonly path: string;
  readonly bytes: number;
  readonly frame: number;
}

/** Goes there by a link in the page, so that everything stays in memory that is not let go. */
async function visit(page: Page, memory: CDPSession, href: string): Promise<Visit> {
  await page.locator(`a.card-link[href="${href}"]`).click();
  await page.locator('main h1').first().waitFor({ state: 'attached' });
  const steps = await openBoard(page);
  const frame = await page.evaluate((count) => window.playFrames(count), FRAMES_PER_VISIT);
  await page.evaluate((steps) => history.go(-steps), steps);
  await page.locator(`a.card-link[href="${href}"]`).waitFor();
  await memory.send('HeapProfiler.collectGarbage');
  const { usedSize } = await memory.send('Runtime.getHeapUsage');
  return { path: href, bytes: usedSize, frame };
}

/** A game with a home page of its own has its board one step further. Says how many steps it is from home. */
async function openBoard(page: Page): Promise<number> {
  const link = page.locator('main a[href*="/play"]').first();
  if ((await link.count()) === 0) return 1;
  await link.click();
  await page.locator('main canvas').first().waitFor();
  return 2;
}

async function hrefs(page: Page): Promise<readonly string[]> {
  await page.locator('a.card-link').first().waitFor();
  return page.locator('a.card-link').evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
}

async function play(page: Page): Promise<readonly Visit[]> {
  const memory = await page.context().newCDPSession(page);
  const visits: Visit[] = [];
  const links = await hrefs(page);
  const rounds = Math.max(4, Math.round((MINUTES * 3600) / (FRAMES_PER_VISIT * links.length)));
  for (let round = 0; round < rounds; round++) {
    for (const href of links) visits.push(await visit(page, memory, href));
    const last = visits.slice(-links.length);
    const frames = last.map(({ frame }) => frame.toFixed(2)).join(' ');
    console.log(`round ${round + 1}: ${((last.at(-1)?.bytes ?? 0) / 1e6).toFixed(1)} MB, ms per frame ${frames}`);
  }
  return visits;
}

/** The last third over the first, without the first round, in which everything is loaded. */
function growth(visits: readonly Visit[], pick: (visit: Visit) => number): number {
  const games = new Set(visits.map(({ path }) => path)).size;
  const rest = visits.slice(games);
  const third = games * Math.max(1, Math.floor(rest.length / games / 3));
  const mean = (some: readonly Visit[]): number => some.reduce((sum, each) => sum + pick(each), 0) / some.length;
  return mean(rest.slice(-third)) / mean(rest.slice(0, third));
}

await build({ root: ROOT, mode: 'production', logLevel: 'warn' });
const server = await preview({ root: ROOT, logLevel: 'warn', preview: { port: 0 } });
const args = ['--no-sandbox', '--mute-audio', INTERPRETED];
const browser = await chromium.launch({ executablePath: await findBrowser(), args });
const page = await browser.newPage();
// The tool that compiles this file calls a helper of this name in every function.
await page.addInitScript('globalThis.__name = (value) => value');
await page.addInitScript(takeFrames);
await page.goto(server.resolvedUrls?.local[0] ?? '/');
const visits = await play(page);
await browser.close();
await server.close();
const grown = { bytes: growth(visits, ({ bytes }) => bytes), frame: growth(visits, ({ frame }) => frame) };
console.log(`growth: memory x ${grown.bytes.toFixed(3)}, time of a frame x ${grown.frame.toFixed(3)}`);
process.exit(grown.bytes <= MAX_GROWTH.bytes && grown.frame <= MAX_GROWTH.frame ? 0 : 1);
