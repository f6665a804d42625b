// The pictures of the painters on the screen. Other tests let them fill nothing.

import { expect, test } from 'vitest';

import { FALLING } from './playing/falling.ts';
import { openHeld, ticks, until } from './playing/game.ts';
import { openPage } from './browser/page.ts';
import { expectPictures, pixelsOf } from './look/pixels.ts';
import { beginRound, MATCH_GAMES, openVersus, passRound } from './versus/match.ts';
import { SMOKE } from './smoke.ts';

test.each(FALLING)('%s shows pieces that fall, and the next ones', SMOKE, async (path) => {
  const page = await openHeld(`${path}?start=1&seed=1`, { pixels: true });
  await until(page, { phase: 'playing' });
  await ticks(page, 100);
  const [before] = await pixelsOf(page, '.board');
  await ticks(page, 30);
  const [after] = await pixelsOf(page, '.board');
  expect(after).not.toEqual(before);
  await expectPictures(page, '.board', 1);
  const next = await page.locator('.pair').count();
  expect(next).toBeGreaterThan(0);
  await expectPictures(page, '.pair', next);
});

test('a match shows both boards, their next pairs and both faces', SMOKE, async () => {
  const page = await openVersus(MATCH_GAMES[0]?.id ?? '', { pixels: true });
  await page.keyboard.press('Enter');
  await beginRound(page);
  await passRound(page, 100);
  await expectPictures(page, '.board', 2);
  await expectPictures(page, '.pair', 4);
  await expectPictures(page, '.face', 2);
});

test('the home page shows a board of every game', SMOKE, async () => {
  const page = await openPage('/', { pixels: true });
  await page.locator('article canvas').first().waitFor();
  await expectPictures(page, 'article canvas', await page.locator('article').count());
});
