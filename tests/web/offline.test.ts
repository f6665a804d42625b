// Without a network: a browser of its own, because it is closed and opened again, and a server that is really gone.

import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { type BrowserContext, chromium, type Page } from 'playwright-core';
import { expect, onTestFinished, test } from 'vitest';

import { en as updateWords } from '../../apps/web/offline/text/en.ts';
import { MISSING, ROUTES } from '../../apps/web/router.ts';
import { findBrowser, SWITCHES } from './browser/browser.ts';
import { CutServer, MARK } from './browser/cut.ts';
import { FALLING } from './playing/falling.ts';
import { SMOKE } from './smoke.ts';

const PATIENCE = { timeout: 60_000 };
/** A page that costs little. */
const QUIET = '/achievements';

async function openServer(): Promise<CutServer> {
  const server = new CutServer();
  await server.open();
  onTestFinished(() => server.cut());
  return server;
}

/** Opens the same browser again each time. */
async function browserIn(folder: string): Promise<BrowserContext> {
  const options = { executablePath: await findBrowser(), args: SWITCHES };
  const context = await chromium.launchPersistentContext(folder, options);
  onTestFinished(() => context.close());
  return context;
}

async function folderFor(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'rensa-offline-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true, maxRetries: 5 }));
  return folder;
}

/** The first visit: until the copy is complete. */
async function visit(page: Page, address: string): Promise<void> {
  await page.goto(address + QUIET);
  await page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated', undefined, PATIENCE);
}

/** The requests to other sites, and everything that goes wrong. */
function complaintsOf(context: BrowserContext, address: string): string[] {
  const complaints: string[] = [];
  context.on('weberror', (error) => complaints.push(error.error().message));
  context.on('request', (request) => {
    if (!request.url().startsWith(address) && !/^(data|blob):/.test(request.url())) complaints.push(request.url());
  });
  return complaints;
}

/** Every page opens, and every falling game can be played. */
async function tryAll(page: Page, address: string): Promise<void> {
  for (const { path, title } of [...ROUTES, { ...MISSING, path: '/nowhere' }]) {
    const isGame = FALLING.includes(path);
    await page.goto(address + path + (isGame ? '?start=1&seed=3' : ''), { waitUntil: 'commit' });
    await expect.poll(() => page.title(), PATIENCE).toBe(title.en);
    if (isGame) await page.locator('.play[data-phase="playing"]').waitFor(PATIENCE);
  }
  await page.goto(`${address}${FALLING[0]}`);
  await page.locator('.play[data-phase]').waitFor(PATIENCE);
}

/** A new version is announced where no game is played, comes when the player says so, and leaves other tabs alone. */
async function tryUpdate(context: BrowserContext, playing: Page, address: string): Promise<void> {
  const page = await context.newPage();
  await page.goto(address + QUIET);
  expect(await page.content()).not.toContain(MARK);
  await page.getByText(updateWords.ready).waitFor(PATIENCE);
  await expect.poll(() => playing.locator('.update').count()).toBe(0);
  await page.getByRole('button', { name: updateWords.update }).click();
  await expect.poll(() => page.content(), PATIENCE).toContain(MARK);
  expect(await playing.content()).not.toContain(MARK);
  await expect.poll(() => playing.locator('.play[data-phase]').count()).toBe(1);
}

test(
  'after the first visit the app works without a network, also in a browser started again, until the player updates it',
  { ...SMOKE, timeout: 300_000 },
  async () => {
    const server = await openServer();
    const folder = await folderFor();
    const first = await browserIn(folder);
    const complaints = complaintsOf(first, server.address);
    await visit(await first.newPage(), server.address);
    await first.close();
    await server.cut();
    await expect(fetch(server.address)).rejects.toThrow('fetch failed');

    const context = await browserIn(folder);
    const playing = await context.newPage();
    await tryAll(playing, server.address);

    server.isNext = true;
    await server.open();
    expect((await fetch(`${server.address}/assets/none.js`)).status).toBe(404);
    await tryUpdate(context, playing, server.address);
    expect(complaints).toEqual([]);
  },
);
