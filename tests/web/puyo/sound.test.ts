import { puyo } from '@rensa/games/puyo';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';

import { en } from '../look/words.ts';
import { address, ticks, until } from '../playing/game.ts';
import { holdFrames } from '../browser/frames.ts';
import { countSounds, heardOn } from '../look/heard.ts';
import { setHidden } from '../browser/hidden.ts';
import { addScript, takePage } from '../browser/page.ts';
import { CLASSIC } from './setups.ts';
import { SMOKE } from '../smoke.ts';

async function open(): Promise<Page> {
  const page = await takePage();
  await holdFrames(page);
  await addScript(page, countSounds);
  await page.goto(address(puyo, CLASSIC, 1));
  await until(page, { phase: 'playing' });
  await ticks(page, 5);
  return page;
}

test('sound sleeps until the first key, and then is heard', SMOKE, async () => {
  const page = await open();
  expect(await heardOn(page)).toMatchObject({ contexts: 0, notes: 0 });
  await page.keyboard.press('ArrowUp');
  await until(page, { pairs: 1 });
  const { contexts, notes } = await heardOn(page);
  expect(contexts).toBe(1);
  expect(notes).toBeGreaterThan(0);
});

test('sound that is turned off is not heard', async () => {
  const page = await open();
  await page.getByRole('button', { name: en.soundOn }).click();
  await page.keyboard.press('ArrowUp');
  await until(page, { pairs: 1 });
  expect((await heardOn(page)).notes).toBe(0);
});

test('a page that is hidden is not heard, though it pauses', async () => {
  const page = await open();
  await page.keyboard.press('ArrowUp');
  await until(page, { pairs: 1 });
  const { notes } = await heardOn(page);
  await setHidden(page, true);
  await page.getByRole('dialog', { name: en.paused }).waitFor();
  expect((await heardOn(page)).notes).toBe(notes);
});
