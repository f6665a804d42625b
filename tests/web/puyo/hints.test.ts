// How to play is shown until it is known: rows before the first pair, hints in the empty board, words on the pads.

import { puyo } from '@rensa/games/puyo';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';

import { Fingers } from '../browser/fingers.ts';
import { passFrames } from '../browser/frames.ts';
import type { Look } from '../browser/page.ts';
import { centerOf } from '../look/boxes.ts';
import { en } from '../look/words.ts';
import { address, getReady, openHeld, savedState, shown, ticks, until } from '../playing/game.ts';
import { CLASSIC } from './setups.ts';

const SEED = 2;
const TSU = { rules: 'tsu', mode: 'endless', colors: 4 };

interface Known {
  readonly move: number;
  readonly rotate: number;
  readonly drop: number;
  readonly pairs: number;
  readonly games: number;
}

/** What the page has noted for a kind of device. */
async function learned(page: Page, kind: string): Promise<Known | undefined> {
  const text = await page.evaluate(() => localStorage.getItem('rensa:learned'));
  const { value } = JSON.parse(text ?? '{"value":{}}') as { value: Record<string, Known> };
  return value[kind];
}

async function open(look: Partial<Look> = {}, setup: object = CLASSIC): Promise<Page> {
  const page = await openHeld(address(puyo, setup, SEED), look);
  await until(page, { phase: 'ready' });
  return page;
}

describe('before the first pair', () => {
  test('a phone shows the gestures, a desktop the keys that are bound', async () => {
    const phone = await open({ size: 'phone' });
    for (const words of [en.slideToMove, en.tapToRotate, en.flickToDrop]) await phone.getByText(words).waitFor();
    const keys = {
      'rensa:controls': JSON.stringify({ v: 1, value: { common: { keys: { KeyJ: 'left' } }, games: {} } }),
    };
    const desktop = await open({ kept: keys });
    await expect.poll(() => desktop.locator('.hint-rows .keycap').allInnerTexts()).toContain('J');
    await until(desktop, { phase: 'playing' });
    await expect.poll(() => desktop.locator('.hint-rows').count()).toBe(0);
  });

  test('somebody who knows it all sees nothing of it', async () => {
    const value = { keys: { move: 2, rotate: 2, drop: 2, pairs: 10, games: 2 } };
    const page = await open({ kept: { 'rensa:learned': JSON.stringify({ v: 1, value }) } });
    await page.locator('.ready-count').waitFor();
    await expect.poll(() => page.locator('.hint-rows').count()).toBe(0);
  });
});

describe('it is known', () => {
  test('after a gesture', async () => {
    const page = await open({ size: 'phone' });
    await getReady(page, puyo, CLASSIC, SEED);
    const fingers = await Fingers.on(page);
    await fingers.tap({ x: 250, y: 400 });
    await passFrames(page, 2);
    expect(await learned(page, 'touch')).toMatchObject({ move: 0, rotate: 2 });
    await fingers.stroke(
      [
        { x: 150, y: 400 },
        { x: 260, y: 402 },
      ],
      200,
    );
    await passFrames(page, 2);
    expect(await learned(page, 'touch')).toMatchObject({ move: 2, rotate: 2, drop: 0 });
  });

  test('after a key was used twice', async () => {
    const page = await open();
    await getReady(page, puyo, CLASSIC, SEED);
    await page.keyboard.press('ArrowLeft');
    await passFrames(page, 2);
    expect(await learned(page, 'keys')).toMatchObject({ move: 1 });
    await page.keyboard.press('ArrowRight');
    await passFrames(page, 2);
    expect(await learned(page, 'keys')).toMatchObject({ move: 2, rotate: 0 });
  });
});

describe('the pads', () => {
  test('say what they do, until ten moves were made in each of two games', async () => {
    const page = await open({ size: 'phone' });
    const labels = page.locator('.deck .pad-label');
    await expect
      .poll(() => labels.allInnerTexts())
      .toEqual([en.moveLeft, en.moveRight, en.padDrop, en.keyRotate, en.keyRotate]);
    for (let game = 0; game < 2; game++) {
      await until(page, { phase: 'playing' });
      for (let i = 0; i < 10; i++) {
        await page.getByRole('button', { name: i % 2 ? en.moveLeft : en.moveRight, exact: true }).tap();
        await passFrames(page, 2);
      }
      await page.getByRole('button', { name: en.pause }).tap();
      await page.getByRole('button', { name: en.restart }).tap();
      await until(page, { phase: 'ready' });
    }
    await expect.poll(() => labels.count()).toBe(0);
  });

  test('have a faster one where the rules have no hard drop', async () => {
    const page = await open({ size: 'phone' }, TSU);
    await page.getByRole('button', { name: en.padFaster, exact: true }).waitFor();
    await expect.poll(() => page.getByRole('button', { name: en.padDrop, exact: true }).count()).toBe(0);
  });

  /** Presses the pad for so long; the frames of that time pass meanwhile. */
  async function press(page: Page, ms: number): Promise<void> {
    const pad = await centerOf(page.getByRole('button', { name: en.padDrop, exact: true }));
    const fingers = await Fingers.on(page);
    await fingers.down(pad);
    await passFrames(page, Math.round((ms * 60) / 1000));
    await fingers.slide(pad, pad, ms - 25);
    await fingers.up();
    await passFrames(page, 2);
  }

  test.each([50, 90, 130])('drop at a tap of %i ms', async (ms) => {
    const page = await open({ size: 'phone' });
    await getReady(page, puyo, CLASSIC, SEED);
    await press(page, ms);
    await expect.poll(async () => (await shown(page)).pairs).toBe(1);
  });

  test.each([200, 400])('go faster while they are held for %i ms, and drop nothing', async (ms) => {
    const page = await open({ size: 'phone' });
    await getReady(page, puyo, CLASSIC, SEED);
    await press(page, ms);
    expect((await ticks(page, 1)).pairs).toBe(0);
    await page.getByRole('button', { name: en.pause }).tap();
    await until(page, { phase: 'paused' });
    expect((await savedState(page, puyo)).score).toBeGreaterThan(0);
  });
});
