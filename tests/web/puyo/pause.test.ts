import { puyo } from '@rensa/games/puyo';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';

import { en } from '../look/words.ts';
import { letFramesRun } from '../browser/frames.ts';
import { openGame, savedState, shown, ticks, until } from '../playing/game.ts';
import { dropWithKeys } from '../playing/moves.ts';
import { holdKey } from '../browser/page.ts';
import { setHidden } from '../browser/hidden.ts';
import { CLASSIC } from './setups.ts';
import { SMOKE } from '../smoke.ts';

const SEED = 82;

declare global {
  interface Window {
    drawn: number;
    frame: typeof requestAnimationFrame;
  }
}

/** Counts from now on what the page asks of the screen. */
async function countDrawing(page: Page): Promise<void> {
  await page.evaluate(() => {
    window.drawn = 0;
    window.frame = window.requestAnimationFrame.bind(window);
    window.requestAnimationFrame = (callback) => {
      window.drawn++;
      return window.frame(callback);
    };
    const pen = CanvasRenderingContext2D.prototype as unknown as Record<string, (...args: unknown[]) => unknown>;
    for (const name of ['clearRect', 'fillRect', 'drawImage', 'fill', 'stroke', 'fillText']) {
      const draw = pen[name];
      pen[name] = function (...args) {
        window.drawn++;
        return draw?.apply(this, args);
      };
    }
  });
}

/** Draw calls of the page in the time of 30 frames. */
async function drawnIn30Frames(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      new Promise<number>((done) => {
        const before = window.drawn;
        let frames = 0;
        const next = () => (++frames < 30 ? window.frame(next) : done(window.drawn - before));
        window.frame(next);
      }),
  );
}

/** A game that runs as the screen's frames come. */
async function openRunning(): Promise<Page> {
  const page = await openGame(puyo, CLASSIC, SEED);
  await countDrawing(page);
  await letFramesRun(page);
  return page;
}

const ticksOf = async (page: Page): Promise<number> => (await savedState(page, puyo)).ticks;

describe('a pause', () => {
  test('stops the ticks and every drawing, until it is over', SMOKE, async () => {
    const page = await openRunning();
    expect(await drawnIn30Frames(page)).toBeGreaterThan(20);
    await page.keyboard.press('KeyP');
    const dialog = page.getByRole('dialog', { name: en.paused });
    await dialog.waitFor();
    const paused = await until(page, { phase: 'paused' });
    const before = await ticksOf(page);
    expect(await drawnIn30Frames(page)).toBe(0);
    await expect.poll(() => shown(page)).toEqual(paused);
    await letFramesRun(page, false);
    await dialog.getByRole('button', { name: en.resume }).click();
    await until(page, { phase: 'playing' });
    await ticks(page, 5);
    await page.keyboard.press('KeyP');
    await expect.poll(() => ticksOf(page)).toBe(before + 5);
  });

  test('begins when the page is hidden', async () => {
    const page = await openRunning();
    await setHidden(page, true);
    const paused = await until(page, { phase: 'paused' });
    const before = await ticksOf(page);
    expect(await drawnIn30Frames(page)).toBe(0);
    await expect.poll(() => shown(page)).toEqual(paused);
    await expect.poll(() => ticksOf(page)).toBe(before);
  });

  test('releases the held keys', async () => {
    const page = await openGame(puyo, CLASSIC, SEED);
    await holdKey(page, 'ArrowRight');
    await ticks(page, 3);
    await page.keyboard.press('KeyP');
    const { pair } = await savedState(page, puyo);
    await page.getByRole('button', { name: en.resume }).click();
    await ticks(page, 30);
    await page.keyboard.press('KeyP');
    expect([pair?.col, (await savedState(page, puyo)).pair?.col]).toEqual([3, 3]);
  });

  test('can be abandoned for a new game', async () => {
    const page = await openGame(puyo, CLASSIC, SEED);
    await dropWithKeys(page, { turns: 0, shifts: 0 });
    await until(page, { pairs: 1 });
    await page.keyboard.press('KeyP');
    // For people who cannot see the board.
    const board = page.getByRole('region', { name: en.board });
    expect(await board.getByRole('listitem').allTextContents()).toEqual(
      [1, 2, 3, 4, 5, 6].map((col) => (col === 3 ? 'Column 3: 2 times yellow.' : `Column ${col}: empty.`)),
    );
    await page.getByRole('button', { name: en.restart }).click();
    expect(await until(page, { phase: 'playing' })).toMatchObject({ score: 0, pairs: 0 });
  });
});
