// Fingers on the board alone: the two ways to play without pads, and pads for the left hand.

import { puyo } from '@rensa/games/puyo';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { Fingers } from '../browser/fingers.ts';
import { openGame, savedState, ticks, until } from '../playing/game.ts';
import { en } from '../look/words.ts';
import { CLASSIC } from './setups.ts';

const SEED = 2;

/** As sharp as a real phone. */
function chosen(settings: object) {
  return { size: 'phone', density: 2, kept: { 'rensa:settings': JSON.stringify({ v: 1, value: settings }) } } as const;
}

/** The place of a column on the screen, some rows below the top. */
async function spotOf(page: Page, col: number): Promise<{ x: number; y: number }> {
  const box = await page.locator('main').evaluate(({ style }) => ({
    left: Number.parseFloat(style.getPropertyValue('--well-left')),
    top: Number.parseFloat(style.getPropertyValue('--well-top')),
    cell: Number.parseFloat(style.getPropertyValue('--cell')),
  }));
  return { x: box.left + 6 + (col + 0.5) * box.cell, y: box.top + 5 * box.cell };
}

/** Runs in the page. */
function pixelsPerPoint(canvas: Element): number {
  return (canvas as HTMLCanvasElement).width / canvas.getBoundingClientRect().width;
}

async function pairAfterPause(page: Page) {
  await page.getByRole('button', { name: en.pause }).tap();
  await until(page, { phase: 'paused' });
  return (await savedState(page, puyo)).pair;
}

test('a piece goes to the column of the finger, and rotates at a tap', async () => {
  const page = await openGame(puyo, CLASSIC, SEED, chosen({ touch: 'drag' }));
  await expect.poll(() => page.locator('.deck').isVisible()).toBe(false);
  expect(await page.locator('canvas.board').evaluate(pixelsPerPoint)).toBeCloseTo(2, 2);
  const fingers = await Fingers.on(page);
  const [from, to] = [await spotOf(page, 1), await spotOf(page, 5)];
  await fingers.down(from);
  await fingers.slide(from, to, 50);
  await ticks(page, 4);
  await fingers.up();
  await fingers.tap(to);
  await ticks(page, 2);
  expect(await pairAfterPause(page)).toMatchObject({ col: 4, facing: 1 });
});

test('with swipes the way of the finger counts, and the board has the room of the pads', async () => {
  const page = await openGame(puyo, CLASSIC, SEED, chosen({ touch: 'swipe' }));
  const fingers = await Fingers.on(page);
  const [from, to] = [await spotOf(page, 4), await spotOf(page, 3)];
  await fingers.stroke([from, to], 100);
  await ticks(page, 3);
  expect(await pairAfterPause(page)).toMatchObject({ col: 1 });
});

test('for the left hand the pads change sides', async () => {
  const page = await openGame(puyo, CLASSIC, SEED, chosen({ leftHanded: true }));
  const xs = await Promise.all(
    [en.rotateLeft, en.rotateRight, en.padDrop, en.moveLeft, en.moveRight].map(
      async (name) => (await page.getByRole('button', { name, exact: true }).boundingBox())?.x ?? 0,
    ),
  );
  expect(xs).toEqual(xs.toSorted((a, b) => a - b));
});
