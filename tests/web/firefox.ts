// `npm run check:firefox`: in an installed Firefox every page loads, every game is played by keys, reloaded and taken up
// again, and the console stays empty. Where there is no Firefox the run says so.

import { existsSync } from 'node:fs';
import { type Browser, type BrowserContext, firefox, type Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { CATALOG } from '../../apps/web/catalog/catalog.ts';
import { ROUTES } from '../../apps/web/router.ts';
import { findFirefox } from './browser/browser.ts';
import { FALLING } from './playing/falling.ts';
import { serveBuilt, type Served } from './browser/serve.ts';

/** One thing to do in a page of its own. */
interface Visit {
  readonly name: string;
  readonly make: (page: Page) => Promise<void>;
}

const PATIENCE_MS = 30_000;

const loads: readonly Visit[] = [...ROUTES.map(({ path }) => path), '/nowhere'].map((path) => ({
  name: `loads ${path}`,
  make: async (page) => {
    await page.goto(path);
    await page.getByRole('heading').first().waitFor({ state: 'attached' });
    await page.waitForLoadState('networkidle');
  },
}));

const plays: readonly Visit[] = FALLING.map((path) => ({
  name: `plays ${path}`,
  make: async (page) => {
    await page.goto(`${path}?start=1&seed=1`);
    await page.locator('main[data-phase="playing"]').waitFor();
    await playPairs(page, 3);
    await page.reload();
    await page.locator('main[data-phase="paused"]').waitFor();
    const before = await pairsOf(page);
    await page.locator('dialog .button.primary').click();
    await page.locator('main[data-phase="playing"]').waitFor();
    await playPairs(page, before + 1);
  },
}));

/** Values that cannot be read, in the place of every kind that pages read. */
const damaged: Visit = {
  name: 'shows every page although what is stored is damaged',
  make: async (page) => {
    await page.goto('/');
    await page.waitForLoadState('networkidle');
    await page.evaluate(
      (ids) => {
        const kinds = [
          'settings',
          'controls',
          'lessons',
          'saves',
          'ended',
          'uncounted',
          'achievements',
          'days',
          'versus',
        ];
        const own = ['setup', 'match', 'best', 'matches', 'daily'].flatMap((kind) => ids.map((id) => `${kind}:${id}`));
        for (const kind of [...kinds, ...own]) localStorage.setItem(`rensa:${kind}`, '{"v":2,"value":{"cut off');
      },
      CATALOG.map(({ id }) => id),
    );
    for (const { path } of ROUTES) {
      await page.goto(path);
      await page.getByRole('heading').first().waitFor({ state: 'attached' });
      // A page that is left too early complains about what it was fetching.
      await page.waitForLoadState('networkidle');
    }
    const kept = await page.evaluate(() => Object.keys(localStorage).filter((key) => key.includes(':damaged:')));
    expect(kept.length).toBeGreaterThan(5);
    expect(kept.filter((key) => !key.endsWith(':damaged:1'))).toEqual([]);
    await page.evaluate(() => localStorage.clear());
  },
};

async function pairsOf(page: Page): Promise<number> {
  return Number(await page.locator('main').getAttribute('data-pairs'));
}

/** Moves, rotates and drops pieces until a number of them has been set down. */
async function playPairs(page: Page, count: number): Promise<void> {
  for (const from = Date.now(); (await pairsOf(page)) < count;) {
    if (Date.now() - from > PATIENCE_MS) throw new Error(`fewer than ${count} pieces were set down`);
    for (const key of ['ArrowLeft', 'x', 'ArrowRight']) await page.keyboard.press(key);
    await page.keyboard.press('ArrowDown', { delay: 300 });
  }
}

/** A game that is played in another way brings its own. */
async function ownVisits(id: string): Promise<readonly Visit[]> {
  if (!existsSync(new URL(`./${id}/firefox.ts`, import.meta.url))) return [];
  const { play } = (await import(`./${id}/firefox.ts`)) as { readonly play: Visit['make'] };
  return [{ name: `plays ${id}`, make: play }];
}

/** The complaints of the page during a visit. */
async function complaintsOf(context: BrowserContext, { make }: Visit): Promise<readonly string[]> {
  const page = await context.newPage();
  const complaints: string[] = [];
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) complaints.push(`console: ${message.text()}`);
  });
  page.on('pageerror', (error) => complaints.push(`error: ${error.message}`));
  await make(page);
  // The answer comes after everything that the page said before.
  await page.evaluate(() => {});
  await page.close();
  return complaints;
}

const executablePath = findFirefox();
const visits = [...loads, ...plays, damaged, ...(await Promise.all(CATALOG.map(({ id }) => ownVisits(id)))).flat()];
if (executablePath === undefined)
  console.log('Firefox is not installed: this part is skipped. RENSA_FIREFOX can name one.');

describe.skipIf(executablePath === undefined)('Firefox', () => {
  let served: Served;
  let browser: Browser;
  let context: BrowserContext;

  beforeAll(async () => {
    served = await serveBuilt('firefox');
    browser = await firefox.launch({ channel: 'moz-firefox', executablePath: executablePath ?? '' });
    context = await browser.newContext({ baseURL: served.address, viewport: { width: 1280, height: 800 } });
    context.setDefaultTimeout(PATIENCE_MS);
  });

  afterAll(async () => {
    await browser.close();
    await served.close();
  });

  test.each(visits)('$name', async (visit) => {
    expect(await complaintsOf(context, visit)).toEqual([]);
  });
});
