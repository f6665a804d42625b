// Pages that do not come at first, and files that are not there.

import type { Page } from 'playwright-core';
import { expect, inject, test } from 'vitest';

import { MISSING, ROUTES } from '../../apps/web/router.ts';
import { FALLING } from './playing/falling.ts';
import { addScript, freshPage } from './browser/page.ts';
import { toast } from './look/toast.ts';
import { en } from './look/words.ts';
import { SMOKE } from './smoke.ts';

declare global {
  interface Window {
    /** No file can be fetched. */
    offline: boolean;
  }
}

/** A page that fetches nothing ahead, and can be cut off. */
async function openAlone(path: string): Promise<Page> {
  const page = await freshPage();
  await addScript(page, () => {
    const fetchAny = window.fetch.bind(window);
    window.offline = sessionStorage.getItem('offline') !== null;
    // Without the words of the shell there is nothing to say it with.
    const isCut = (url: unknown): boolean => window.offline && !/assets\/(en|english)-/.test(String(url));
    window.fetch = (...of) => (isCut(of[0]) ? Promise.reject(new TypeError('offline')) : fetchAny(...of));
    Object.defineProperty(navigator, 'connection', { value: { saveData: true }, configurable: true });
  });
  await page.goto(path);
  return page;
}

const setOffline = (page: Page, offline: boolean) =>
  page.evaluate((offline) => void (window.offline = offline), offline);
const pathOf = (page: Page) => new URL(page.url()).pathname;
const GAME = FALLING[0];

test('a page that failed to load is loaded at the next try, and the address waits for it', SMOKE, async () => {
  const page = await openAlone('/');
  const link = page.locator(`a.card-link[href^="${GAME}"]`);
  await link.waitFor();
  await setOffline(page, true);
  await link.click();
  await toast(page, en.toastOffline);
  expect(pathOf(page)).toBe('/');
  await setOffline(page, false);
  await link.click();
  await page.locator('.play').waitFor();
  expect(pathOf(page)).toBe(GAME);
});

test('back and forward wait for their page too', async () => {
  const page = await openAlone('/');
  await page.locator(`a.card-link[href^="${GAME}"]`).click();
  await page.locator('.play').waitFor();
  await page.reload();
  await page.locator('.play').waitFor();
  await setOffline(page, true);
  await page.evaluate(() => history.back());
  await toast(page, en.toastOffline);
  await expect.poll(() => pathOf(page)).toBe(GAME);
  await setOffline(page, false);
  await page.evaluate(() => history.back());
  await page.locator('.home').waitFor();
  expect(pathOf(page)).toBe('/');
});

test('the first page can be tried again', async () => {
  const page = await openAlone('/');
  await page.locator('.home').waitFor();
  await page.evaluate(() => sessionStorage.setItem('offline', ''));
  await page.reload();
  await page.getByRole('alert').getByText(en.toastOffline).waitFor();
  await setOffline(page, false);
  await page.getByRole('button', { name: en.retry }).click();
  await page.locator('.home').waitFor();
  await expect.poll(() => page.getByRole('alert').count()).toBe(0);
});

test.each(['/assets/none-12345678.js', '/assets/none.css', '/none.txt'])(
  '%s is missing, and is no page',
  async (path) => {
    const response = await fetch(`${inject('address')}${path}`);
    expect([response.status, response.headers.get('cache-control') ?? '']).toEqual([
      404,
      expect.not.stringContaining('max-age'),
    ]);
    expect(await response.text()).not.toContain('<html');
  },
);

test.each([...ROUTES, { ...MISSING, path: '/nowhere' }])(
  '$path is a page, and forms may be sent nowhere',
  SMOKE,
  async ({ path }) => {
    const response = await fetch(`${inject('address')}${path}`);
    expect(response.status).toBe(200);
    expect(response.headers.get('content-security-policy')).toContain("form-action 'none'");
  },
);
