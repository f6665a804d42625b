// Measures the page as it is shipped, in a real browser: what it weighs, what a frame costs, and that a page at rest
// costs nothing.

import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { gzipSync } from 'node:zlib';
import { type Browser, chromium, type Page } from 'playwright-core';
import { GAMES } from '@rensa/games';
import { findBrowser } from './browser/browser.ts';
import { lighthouseRows } from './browser/lighthouse.ts';
import { serveBuilt } from './browser/serve.ts';
import { framesOf, openTimed, REST_MS, type Row } from './browser/timed.ts';

async function launch(): Promise<Browser> {
  return chromium.launch({ executablePath: await findBrowser(), args: ['--no-sandbox', '--mute-audio'] });
}

/** Gzipped kilobytes of script that the home page has loaded once a card plays and nothing more comes. */
async function scriptsOf(page: Page, url: string): Promise<number> {
  // A file is fetched once, and then imported from the cache.
  const scripts = new Map<string, Promise<Buffer>>();
  page.on('response', (response) => {
    const from = response.url();
    if (from.endsWith('.js') && !scripts.has(from)) scripts.set(from, response.body());
  });
  await page.goto(url);
  await page.locator('.living').first().waitFor();
  for (let count = -1; count !== scripts.size; await page.waitForTimeout(REST_MS)) count = scripts.size;
  const bytes = (await Promise.all(scripts.values())).reduce((sum, body) => sum + gzipSync(body).length, 0);
  await page.close();
  return bytes / 1000;
}

/** The requests of the document itself: nothing is shown before they are answered. */
async function entryWeight(folder: string): Promise<Row> {
  const html = await readFile(`${folder}/index.html`, 'utf8');
  const names = new Set([...html.matchAll(/\/assets\/[^"]+\.js/g)].map(([name]) => name));
  return { what: 'entry script, gzip', measured: await weightOf(folder, [...names]), budget: '25 kB' };
}

/** The files that the service worker copies in the background. */
async function wholeWeight(folder: string): Promise<Row> {
  const names = (await readdir(`${folder}/assets`)).filter((name) => name.endsWith('.js'));
  const measured = await weightOf(
    folder,
    names.map((name) => `/assets/${name}`),
  );
  return { what: 'all pages, gzip', measured, budget: 'none' };
}

async function weightOf(folder: string, names: readonly string[]): Promise<string> {
  const files = await Promise.all(names.map((name) => readFile(folder + name)));
  return `${(files.reduce((sum, file) => sum + gzipSync(file).length, 0) / 1000).toFixed(1)} kB`;
}

/** With the browser's data saver on, one card plays and nothing else is loaded. */
async function homeWeight(browser: Browser, address: string): Promise<Row> {
  const page = await openTimed(browser, 'no-preference');
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
  });
  const kB = await scriptsOf(page, address);
  return { what: 'home page with its first living card, gzip', measured: `${kB.toFixed(1)} kB`, budget: '70 kB' };
}

async function idleHome(browser: Browser, address: string): Promise<Row> {
  const page = await openTimed(browser, 'reduce');
  await page.goto(address, { waitUntil: 'networkidle' });
  await page.waitForTimeout(REST_MS);
  await framesOf(page);
  await page.waitForTimeout(REST_MS);
  const frames = (await framesOf(page)).length;
  await page.close();
  return { what: 'frames at home, reduced motion', measured: String(frames), budget: '0' };
}

function print(rows: readonly Row[]): void {
  const width = (column: keyof Row): number => Math.max(...rows.map((row) => row[column].length)) + 2;
  const [what, measured] = [width('what'), width('measured')];
  for (const row of rows) console.log(row.what.padEnd(what) + row.measured.padEnd(measured) + row.budget);
}

/** A game that brings a bench has it in its own folder. */
async function games(browser: Browser, address: string): Promise<readonly Row[]> {
  const rows: Row[] = [];
  for (const { id } of GAMES) {
    if (!existsSync(new URL(`./${id}/bench.ts`, import.meta.url))) continue;
    const bench = (await import(`./${id}/bench.ts`)) as { rows: typeof games };
    rows.push(...(await bench.rows(browser, address)));
  }
  return rows;
}

const { folder, address, close } = await serveBuilt('bench');
const browser = await launch();
const rows = [
  await entryWeight(folder),
  await homeWeight(browser, address),
  await wholeWeight(folder),
  await idleHome(browser, address),
  ...(await games(browser, address)),
];
await browser.close();
rows.push(...(await lighthouseRows(address)));
await close();
print([{ what: '', measured: 'measured', budget: 'budget' }, ...rows]);
