import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';

import { en } from './look/words.ts';
import { CATALOG } from '../../apps/web/catalog/catalog.ts';
import { match } from '../../apps/web/router.ts';
import { FALLING } from './playing/falling.ts';
import { holdFrames } from './browser/frames.ts';
import { openHeld, until } from './playing/game.ts';
import { addScript, freshPage, holdKey, openPage, takePage } from './browser/page.ts';
import { toast } from './look/toast.ts';
import { SMOKE } from './smoke.ts';

const cards = (page: Page) => page.locator('a.card-link');

test('back and forward go through the pages of all games', async () => {
  const page = await openPage('/');
  for (const { href } of CATALOG) {
    const { path, title } = match(new URL(href, page.url()).pathname);
    await page.locator(`a.card-link[href="${href}"]`).click();
    await expect.poll(() => page.title()).toBe(title.en);
    expect(new URL(page.url()).pathname).toBe(path);
    await page.goBack();
    await cards(page).first().waitFor();
    await expect.poll(() => page.title()).toBe(match('/').title.en);
    await page.goForward();
    await expect.poll(() => page.title()).toBe(title.en);
    await page.goBack();
  }
});

test('an unknown address leads home', SMOKE, async () => {
  const page = await openPage('/nowhere/at/all');
  await page.getByRole('link', { name: en.home }).click();
  await cards(page).first().waitFor();
  expect(new URL(page.url()).pathname).toBe('/');
});

test.each(FALLING)('%s says that something unknown is asked for, and still plays', async (path) => {
  const page = await openHeld(`${path}?rules=chess&start=1&seed=5`);
  await toast(page, en.toastQuery('rules=chess'));
  expect(await until(page, { phase: 'playing' })).toMatchObject({ score: 0, pairs: 0 });
  await holdKey(page, 'ArrowDown');
  await until(page, { phase: 'playing', pairs: 1 });
});

const assetsIn = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .map(({ name }) => name)
      .filter((name) => name.includes('/assets/')),
  );

/** The files that these pages need, found by playing each: only the home page fetches anything in advance. */
async function neededBy(paths: readonly string[]): Promise<string[]> {
  const page = await takePage();
  await holdFrames(page);
  const needed: string[] = [];
  for (const path of paths) {
    await page.goto(path);
    await page.getByRole('button', { name: en.play, exact: true }).click();
    await until(page, { phase: 'playing' });
    needed.push(...(await assetsIn(page)));
  }
  return needed;
}

test('a connection that is lost after the first page does no harm', async () => {
  const needed = await neededBy(FALLING);
  const page = await freshPage();
  await holdFrames(page);
  // A browser lists only 250 files by itself.
  await addScript(page, () => performance.setResourceTimingBufferSize(5000));
  await page.goto('/');
  await cards(page).first().waitFor();
  // The sounds of pages come with the first gesture.
  await page.keyboard.press('Shift');
  // A busy browser is idle once a second, and has one page fetched each time.
  await expect.poll(() => assetsIn(page), { timeout: 90_000 }).toEqual(expect.arrayContaining(needed));
  // Files of other pages may still be on their way.
  await page.route('**/assets/**', (route) =>
    needed.includes(route.request().url()) ? route.abort() : route.continue(),
  );
  for (const path of FALLING) {
    await page.locator(`a.card-link[href^="${path}"]`).click();
    await page.getByRole('button', { name: en.play, exact: true }).click();
    expect(await until(page, { phase: 'playing' })).toMatchObject({ score: 0, pairs: 0 });
    await page.goBack();
  }
});

/** The first line of the answer to a request as it is written. */
async function answerTo(page: Page, request: string): Promise<string> {
  const { port } = new URL(page.url());
  const socket = connect(Number(port), '127.0.0.1');
  socket.write(`${request}\r\nHost: localhost\r\nConnection: close\r\n\r\n`);
  const answer = await text(socket);
  expect(answer).not.toContain('node_modules');
  return answer.split('\r\n')[0] ?? '';
}

test('the preview answers requests that no page sends, and goes on', async () => {
  const page = await openPage('/');
  for (const target of ['http://[', '//', '//x', '*']) {
    expect([target, await answerTo(page, `GET ${target} HTTP/1.1`)]).toEqual([target, 'HTTP/1.1 400 Bad Request']);
  }
  for (const range of ['bytes=10-5', 'bytes=-5', 'bytes=x']) {
    const file = await answerTo(page, `GET /favicon.svg HTTP/1.1\r\nRange: ${range}`);
    expect([range, file]).toEqual([range, 'HTTP/1.1 200 OK']);
  }
  expect(await answerTo(page, 'GET / HTTP/1.1')).toBe('HTTP/1.1 200 OK');
});
