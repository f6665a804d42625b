// Matches whose second seat is behind a virtual link, in a build for development. The page as it is shipped has no link.

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Served, serveBuilt } from '../browser/serve.ts';
import { MATCH_GAMES, openVersus, passEnd, passRound, shownMatch } from './match.ts';

const SHIPPED = fileURLToPath(new URL('../../../.cache/web', import.meta.url));
/** A sentence of the link, and of nothing else. */
const MARK = 'the weather of the link';
const MAX_FRAMES = 60 * 60 * 4;
/** A countdown of three seconds, and messages on their way. */
const MAX_COUNTDOWN = 60 * 10;

let linked: Served;
beforeAll(async () => (linked = await serveBuilt('link', 'link')));
afterAll(() => linked.close());

function hasLink(folder: string): boolean {
  const assets = join(folder, 'assets');
  const files = readdirSync(assets).filter((name) => name.endsWith('.js'));
  return files.some((name) => readFileSync(join(assets, name), 'utf8').includes(MARK));
}

test('a link is in a build for development, and not in the page as it is shipped', () => {
  expect([hasLink(linked.folder), hasLink(SHIPPED)]).toEqual([true, false]);
});

/** Two unequal bots play one round; the second is at the other end of the link. */
async function watchBots(id: string, weather: string): Promise<Page> {
  const page = await openVersus(id, {}, () => {}, `${linked.address}/versus/${id}?${weather}`);
  await page.getByRole('radiogroup', { name: 'Best of' }).getByRole('radio', { name: '1' }).check({ force: true });
  await page.locator('.picker').nth(0).locator('input').nth(0).check({ force: true });
  await page.locator('.picker').nth(1).locator('input').nth(3).check({ force: true });
  await page.locator('.way-head .button').last().click();
  await page.locator('main.match[data-stage="announcing"]').waitFor();
  for (let frames = 0; frames < MAX_COUNTDOWN && (await shownMatch(page)).phase !== 'playing'; frames += 20)
    await page.evaluate(async () => {
      for (let i = 0; i < 20; i++) await window.heldFrames.next();
    });
  return page;
}

describe.each(MATCH_GAMES)('$id', ({ id }) => {
  test.each(['link=150&jitter=40', 'link=800&jitter=60&cuts=1'])('is played to its end with %s', async (weather) => {
    const page = await watchBots(id, weather);
    expect(await passRound(page, MAX_FRAMES)).toBeGreaterThan(300);
    expect((await shownMatch(page)).phase).toBe('over');
    expect(await passEnd(page)).not.toBe('');
  });
});
