// The count before a game and before it goes on: outside the session, so that replays know nothing of it.

import { puyo } from '@rensa/games/puyo';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';

import { Fingers } from '../browser/fingers.ts';
import { passFrames } from '../browser/frames.ts';
import type { Look } from '../browser/page.ts';
import { en } from '../look/words.ts';
import { address, getReady, openHeld, savedState, shown, ticks, until } from '../playing/game.ts';
import { rehearse } from '../playing/rehearse.ts';
import { dropWithKeys } from '../playing/moves.ts';
import { CLASSIC } from './setups.ts';

const SEED = 5;
const COUNT = 72;
const STEP = 24;

const ring = (page: Page) => page.locator('.ready-count');

async function openCounting(look: Partial<Look> = {}): Promise<Page> {
  const page = await openHeld(address(puyo, CLASSIC, SEED), look);
  await until(page, { phase: 'ready' });
  return page;
}

describe('the first game of a visit', () => {
  test('counts to three in steps of 24 ticks', async () => {
    const page = await openCounting();
    const digits: (string | null)[] = [];
    for (let i = 0; i < 3; i++) {
      await passFrames(page, 2);
      digits.push(await ring(page).locator('strong').textContent());
      await passFrames(page, STEP - 2);
    }
    expect(digits).toEqual(['3', '2', '1']);
    expect((await shown(page)).phase).toBe('playing');
    expect(await ring(page).count()).toBe(0);
  });

  test('is no tick of the session: it is as far after the count as one without', async () => {
    const page = await openCounting();
    await ticks(page, COUNT + 100);
    await page.keyboard.press('KeyP');
    expect((await savedState(page, puyo)).ticks).toBe(100);
  });

  test('begins at a key, which is its first', async () => {
    const page = await openCounting();
    const { ready } = rehearse(puyo, puyo.parseSetup(CLASSIC), SEED, []);
    await passFrames(page, 5);
    await page.keyboard.down('ArrowLeft');
    await passFrames(page, 1);
    expect((await shown(page)).phase).toBe('playing');
    await passFrames(page, ready + 4);
    await page.keyboard.up('ArrowLeft');
    await page.keyboard.press('KeyP');
    const { pair } = await savedState(page, puyo);
    expect(pair?.col).toBeLessThan(2);
  });

  test('begins at a tap on the board', async () => {
    const page = await openCounting({ size: 'phone' });
    await page.getByText(en.tapToGo).waitFor();
    await passFrames(page, 5);
    const fingers = await Fingers.on(page);
    await fingers.tap({ x: 200, y: 500 });
    await passFrames(page, 1);
    expect((await shown(page)).phase).toBe('playing');
  });
});

test('a restart has one step without a digit', async () => {
  const page = await openCounting();
  await until(page, { phase: 'playing' });
  await page.keyboard.press('KeyR');
  await page.getByRole('button', { name: en.restart }).click();
  await until(page, { phase: 'ready' });
  await passFrames(page, 1);
  expect(await ring(page).locator('strong').count()).toBe(0);
  await passFrames(page, STEP - 1);
  expect((await shown(page)).phase).toBe('playing');
});

test('a game that goes on counts again, and its replay is as if it had not', async () => {
  const page = await openHeld(address(puyo, CLASSIC, SEED));
  await getReady(page, puyo, CLASSIC, SEED);
  await dropWithKeys(page, { turns: 0, shifts: -2 });
  await until(page, { pairs: 1 });
  await page.keyboard.press('KeyP');
  const before = await savedState(page, puyo);
  await page.keyboard.press('KeyP');
  await until(page, { phase: 'ready' });
  await passFrames(page, 40);
  await page.keyboard.press('KeyP');
  await until(page, { phase: 'paused' });
  expect(await savedState(page, puyo)).toEqual(before);
});

test('a window that loses the focus during the count waits, paused', async () => {
  const page = await openCounting();
  await page.evaluate(() => window.dispatchEvent(new Event('blur')));
  await until(page, { phase: 'paused' });
  await page.getByRole('dialog', { name: en.paused }).waitFor();
  await expect.poll(() => ring(page).count()).toBe(0);
});
