// A fresh visit to the page. Whatever the page complains of fails the test.

import { type Browser, type BrowserContext, chromium, type Page } from 'playwright-core';
import { afterAll, expect, inject, onTestFinished } from 'vitest';

export const SIZES = {
  phone: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, deviceScaleFactor: 2 },
  desktop: { viewport: { width: 1440, height: 900 } },
} as const;

export interface Look {
  readonly size: keyof typeof SIZES;
  readonly colorScheme: 'light' | 'dark';
  readonly locale: string;
  readonly reducedMotion: 'reduce' | 'no-preference';
  /** What an earlier visit left in the browser. */
  readonly kept: Readonly<Record<string, string>>;
}

const PLAIN: Look = {
  size: 'desktop',
  colorScheme: 'dark',
  locale: 'en-GB',
  reducedMotion: 'no-preference',
  kept: {},
};

/** Long enough for a busy machine, and short enough to be waited for when something is missing. */
const PATIENCE_MS = 15_000;

let browser: Promise<Browser> | undefined;

afterAll(async () => {
  await (await browser)?.close();
});

/** A browser of its own, closed when the test is over. */
export async function visit(look: Partial<Look> = {}): Promise<BrowserContext> {
  browser ??= chromium.connect(inject('browser'));
  const { size, kept, ...rest } = { ...PLAIN, ...look };
  const baseURL = inject('address');
  const localStorage = Object.entries(kept).map(([name, value]) => ({ name, value }));
  const storageState = { cookies: [], origins: [{ origin: baseURL, localStorage }] };
  const context = await (await browser).newContext({ baseURL, storageState, ...SIZES[size], ...rest });
  context.setDefaultTimeout(PATIENCE_MS);
  const complaints = complaintsOf(context);
  onTestFinished(async () => {
    await context.close();
    expect(complaints).toEqual([]);
  });
  return context;
}

/** The same, already at an address. */
export async function openPage(path: string, look: Partial<Look> = {}): Promise<Page> {
  const page = await (await visit(look)).newPage();
  await page.goto(path);
  return page;
}

function complaintsOf(context: BrowserContext): string[] {
  const complaints: string[] = [];
  context.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) complaints.push(`console: ${message.text()}`);
  });
  context.on('weberror', (error) => complaints.push(`error: ${error.error().message}`));
  context.on('requestfailed', (request) => complaints.push(`failed: ${request.url()}`));
  context.on('response', (response) => {
    if (response.status() >= 400) complaints.push(`${response.status()}: ${response.url()}`);
  });
  return complaints;
}
