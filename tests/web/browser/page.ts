// Pages for the tests. To start one costs more than most tests do, so one test after the other uses the same page, with
// everything cleared in between. Whatever the page complains of fails the test.

import { type Browser, type BrowserContext, chromium, type Page } from 'playwright-core';
import { expect, inject, onTestFinished, type TestContext } from 'vitest';

import { SWITCHES } from './browser.ts';
import { EMPTY } from './empty.ts';

export const SIZES = {
  phone: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
  tablet: { viewport: { width: 820, height: 1180 }, hasTouch: true, isMobile: true },
  desktop: { viewport: { width: 1440, height: 900 } },
} as const;

export interface Look {
  readonly size: keyof typeof SIZES;
  /** Pixels per point. A phone has two or three; one looks the same to a test, and costs a third less. */
  readonly density: number;
  /** Without them the painters run, but fill nothing: a picture that nobody looks at takes a fifth of the time. */
  readonly pixels: boolean;
  readonly colorScheme: 'light' | 'dark';
  readonly locale: string;
  readonly reducedMotion: 'reduce' | 'no-preference';
  /** Data that an earlier visit left in the browser. */
  readonly kept: Readonly<Record<string, string>>;
}

const PLAIN: Look = {
  size: 'desktop',
  density: 1,
  pixels: false,
  colorScheme: 'dark',
  locale: 'en-GB',
  reducedMotion: 'no-preference',
  kept: {},
};

/** Settings that a test may change and that are no part of the look. */
const OF_THE_SYSTEM = { contrast: null, forcedColors: null } as const;

/** Both screens and both color schemes, at rest. */
export const LOOKS: readonly Partial<Look>[] = [
  { size: 'desktop', colorScheme: 'light', reducedMotion: 'reduce' },
  { size: 'phone', colorScheme: 'dark', reducedMotion: 'reduce' },
];

/** Long enough for a busy machine, and short enough to be waited for when something is missing. */
const PATIENCE_MS = 15_000;

interface Visit {
  readonly context: BrowserContext;
  readonly page: Page;
  readonly complaints: string[];
}

let browser: Promise<Browser> | undefined;
/** Pages that no test uses now, by what cannot be changed about them. */
const FREE = new Map<string, Visit[]>();

/** A page at this address. */
export async function openPage(path: string, look: Partial<Look> = {}): Promise<Page> {
  const page = await takePage(look);
  await page.goto(path);
  return page;
}

/**
 * A page that shows nothing yet. A clock once installed stays, so pages that have one are kept apart. What a test
 * changes beyond the look and scripts of `addScript`, it changes in a fresh page.
 */
export async function takePage(look: Partial<Look> = {}, time: 'real' | 'clock' = 'real'): Promise<Page> {
  const { kept, colorScheme, reducedMotion, ...screen } = { ...PLAIN, ...look };
  const key = `${Object.values(screen).join(' ')} ${time}`;
  const visit = FREE.get(key)?.pop() ?? (await begin(screen));
  onTestFinished((test) => giveBack(visit, key, test));
  await visit.page.emulateMedia({ ...OF_THE_SYSTEM, colorScheme, reducedMotion });
  if (Object.keys(kept).length > 0) await keep(visit.page, kept);
  return visit.page;
}

/** A page that no other test has used or will use: for history, permissions and requests. */
export async function freshPage(look: Partial<Look> = {}): Promise<Page> {
  const { kept, colorScheme, reducedMotion, ...screen } = { ...PLAIN, ...look };
  const visit = await begin(screen);
  onTestFinished(() => end(visit));
  await visit.page.emulateMedia({ colorScheme, reducedMotion });
  if (Object.keys(kept).length > 0) await keep(visit.page, kept);
  return visit.page;
}

/** Goes to another page of the app as by a link on this one, which costs a fifth of a new load. */
export async function follow(page: Page, path: string): Promise<void> {
  await page.evaluate((path) => {
    const link = Object.assign(document.createElement('a'), { href: path });
    document.body.append(link);
    link.click();
    link.remove();
  }, path);
  await page.waitForURL((url) => url.pathname === path);
}

/** Runs in every document that the page opens during this test, before the document's own scripts. */
export async function addScript(page: Page, script: (value: number) => void, value = 0): Promise<void> {
  const added = await page.addInitScript(script, value);
  onTestFinished(() => added.dispose());
}

/** Presses a key and holds it, at the longest until the test is over. */
export async function holdKey(page: Page, key: string): Promise<void> {
  onTestFinished(() => page.keyboard.up(key));
  await page.keyboard.down(key);
}

/** One browser for each worker: with one for all, every message would go through a process in the middle. */
function launch(): Promise<Browser> {
  const { path, env } = inject('browser');
  return chromium.launch({ executablePath: path, env, args: SWITCHES });
}

/** Settings of a page that cannot be changed. */
type PageScreen = Pick<Look, 'size' | 'density' | 'pixels' | 'locale'>;

async function begin({ size, density, pixels, locale }: PageScreen): Promise<Visit> {
  browser ??= launch();
  const device = { ...SIZES[size], deviceScaleFactor: density };
  const context = await (await browser).newContext({ baseURL: inject('address'), locale, ...device });
  context.setDefaultTimeout(PATIENCE_MS);
  await context.addInitScript(fetchLess);
  if (!pixels) await context.addInitScript(fillNothing);
  return { context, page: await context.newPage(), complaints: complaintsOf(context) };
}

/**
 * Runs in the page. With a service worker it would no longer ask for the files that a test holds back or replaces. To
 * fetch all other pages ahead costs more than the page itself, so only the home page does it: saving data changes what
 * it shows.
 */
function fetchLess(): void {
  Reflect.deleteProperty(Navigator.prototype, 'serviceWorker');
  if (location.pathname !== '/')
    Object.defineProperty(navigator, 'connection', { value: { saveData: true }, configurable: true });
}

/** Runs in the page. To blur what lies behind a sheet is most of the work of a browser that has no graphics processor. */
function fillNothing(): void {
  for (const { prototype } of [CanvasRenderingContext2D, OffscreenCanvasRenderingContext2D]) {
    const nothing = { value: () => {}, configurable: true, writable: true };
    for (const name of ['clearRect', 'drawImage', 'fill', 'fillRect', 'fillText', 'stroke']) {
      Object.defineProperty(prototype, name, nothing);
    }
  }
  const sharp = new CSSStyleSheet();
  sharp.replaceSync('body:has(.sheet[open]) * { filter: none !important; }');
  document.adoptedStyleSheets = [sharp];
}

async function giveBack(visit: Visit, key: string, { task }: TestContext): Promise<void> {
  if (task.result?.state === 'fail') return end(visit);
  const complaints = await heard(visit);
  await visit.page.mouse.move(-1, -1);
  await keep(visit.page, {});
  visit.complaints.length = 0;
  FREE.set(key, [...(FREE.get(key) ?? []), visit]);
  expect(complaints).toEqual([]);
}

async function end(visit: Visit): Promise<void> {
  const complaints = await heard(visit);
  await visit.context.close();
  expect(complaints).toEqual([]);
}

/** The complaints of the page so far: an answer of the page comes after everything that it said before. */
async function heard({ page, complaints }: Visit): Promise<readonly string[]> {
  await page.evaluate(() => {});
  return [...complaints];
}

/** Leaves the page, and leaves nothing in the browser but this. */
async function keep(page: Page, kept: Look['kept']): Promise<void> {
  if (!page.url().endsWith(EMPTY)) await page.goto(EMPTY);
  await page.evaluate(async (kept) => {
    sessionStorage.clear();
    localStorage.clear();
    for (const [key, value] of Object.entries(kept)) localStorage.setItem(key, value);
    for (const { name = '' } of await indexedDB.databases()) {
      await new Promise((done) => indexedDB.deleteDatabase(name).addEventListener('success', done));
    }
  }, kept);
}

function complaintsOf(context: BrowserContext): string[] {
  const complaints: string[] = [];
  context.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) complaints.push(`console: ${message.text()}`);
  });
  context.on('weberror', (error) => complaints.push(`error: ${error.error().message}`));
  // A page that is left takes back what it was still fetching ahead.
  context.on('requestfailed', (request) => {
    if (request.failure()?.errorText !== 'net::ERR_ABORTED') complaints.push(`failed: ${request.url()}`);
  });
  context.on('response', (response) => {
    if (response.status() >= 400) complaints.push(`${response.status()}: ${response.url()}`);
  });
  return complaints;
}
