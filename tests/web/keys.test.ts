import { text } from 'node:stream/consumers';

import { readReplay, verify } from '@rensa/engine';
import { puyo, type Setup } from '@rensa/games/puyo';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';

import { en } from '../../apps/web/base/text/en.ts';
import {
  address,
  dropWithKeys,
  letTimeRun,
  make,
  type Move,
  openGame,
  rehearse,
  savedState,
  ticks,
  told,
  until,
} from './game.ts';
import { openPage, visit } from './page.ts';

const CLASSIC: Setup = { rules: 'classic', mode: 'endless', colors: 4 };
const TSU: Setup = { ...CLASSIC, rules: 'tsu' };

/** With seed 82: three links and an empty board. */
const SEED = 82;
const MOVES: readonly Move[] = [
  { turns: 2, shifts: 1 },
  { turns: 2, shifts: 1 },
  { turns: 2, shifts: 0 },
  { turns: 2, shifts: 2 },
  { turns: 1, shifts: 0 },
  { turns: 1, shifts: 1 },
];
/** Six hard drops, 40 puyos times 1, 8 and 16 for the links, and the all clear. */
const SCORE = 6 * 20 + 40 * (1 + 8 + 16) + 5000;

const STRAIGHT: Move = { turns: 0, shifts: 0 };

async function play(page: Page, seed: number, moves: readonly Move[]): Promise<void> {
  await until(page, { phase: 'playing', ticks: 2 });
  await make(page, moves, rehearse(puyo, CLASSIC, seed, moves).waits, (move) => dropWithKeys(page, move));
}

/** Straight down until the top is reached. */
async function lose(page: Page, seed: number): Promise<void> {
  const moves: Move[] = [];
  while (rehearse(puyo, CLASSIC, seed, moves).state.phase !== 'over') moves.push(STRAIGHT);
  await play(page, seed, moves);
}

describe('with the keyboard', () => {
  test('a game goes as the rules say', async () => {
    const page = await openPage(address(puyo, CLASSIC, SEED));
    await play(page, SEED, MOVES);
    expect(await told(page)).toMatchObject({ phase: 'playing', score: SCORE, pairs: MOVES.length });
    const { state } = rehearse(puyo, CLASSIC, SEED, MOVES);
    expect([state.score, state.maxChain]).toEqual([SCORE, 3]);
    await page.keyboard.press('KeyP');
    expect((await savedState(page, puyo)).board).toEqual(state.board);
  });

  test('the hard drop does nothing where the rules have none, and the soft drop lands', async () => {
    const page = await openGame(puyo, TSU, 1);
    await page.keyboard.press('ArrowUp');
    expect(await ticks(page, 10)).toMatchObject({ pairs: 0, score: 0 });
    await page.keyboard.down('ArrowDown');
    const { score } = await until(page, { pairs: 1 });
    expect(score).toBeGreaterThan(5);
  });

  test('of two arrows held the later one wins, and the other one takes over when it is let go', async () => {
    const page = await openGame(puyo, CLASSIC, 1);
    await page.keyboard.down('ArrowLeft');
    await ticks(page, 30);
    await page.keyboard.down('ArrowRight');
    await ticks(page, 30);
    await page.keyboard.press('KeyP');
    expect((await savedState(page, puyo)).pair?.col).toBe(5);
    await page.keyboard.up('ArrowRight');
    await page.keyboard.up('ArrowLeft');
    await page.getByRole('button', { name: en.resume }).click();
    await page.keyboard.down('ArrowLeft');
    await page.keyboard.down('ArrowRight');
    await ticks(page, 30);
    await page.keyboard.up('ArrowRight');
    await ticks(page, 30);
    await page.keyboard.press('KeyP');
    expect((await savedState(page, puyo)).pair?.col).toBe(0);
  });

  test('a game is lost, kept as a replay that holds, and begun again', async () => {
    const page = await openGame(puyo, CLASSIC, 3);
    await lose(page, 3);
    await letTimeRun(page);
    const dialog = page.getByRole('dialog', { name: en.over });
    await dialog.waitFor();
    const { score, pairs } = await told(page);
    const download = page.waitForEvent('download');
    await dialog.getByRole('button', { name: en.saveReplay }).click();
    const replay = readReplay(await text(await (await download).createReadStream()));
    expect(replay).toMatchObject({ game: 'puyo', seed: 3, setup: CLASSIC });
    expect(verify(puyo, replay)).toMatchObject({ ok: true, result: [{ outcome: 'lost', score }] });
    await dialog.getByRole('button', { name: en.playAgain }).click();
    const again = await until(page, { phase: 'playing', ticks: 1 });
    expect(pairs).toBeGreaterThan(5);
    expect(again).toMatchObject({ score: 0, pairs: 0 });
    expect(await dialog.count()).toBe(0);
  });
});

declare global {
  interface Window {
    drawn: number;
    frame: typeof requestAnimationFrame;
  }
}

/** Counts what the page asks of the screen. */
async function countDrawing(page: Page): Promise<void> {
  await page.addInitScript(() => {
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

/** What the page draws in the time of 30 frames. */
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

describe('a pause', () => {
  async function open(): Promise<Page> {
    const page = await (await visit()).newPage();
    await countDrawing(page);
    await page.goto(address(puyo, CLASSIC, SEED));
    await until(page, { phase: 'playing', ticks: 10 });
    return page;
  }

  test('stops the ticks and every drawing, until it is over', async () => {
    const page = await open();
    expect(await drawnIn30Frames(page)).toBeGreaterThan(20);
    await page.keyboard.press('KeyP');
    const dialog = page.getByRole('dialog', { name: en.paused });
    await dialog.waitFor();
    const paused = await until(page, { phase: 'paused' });
    expect(await drawnIn30Frames(page)).toBe(0);
    expect(await told(page)).toEqual(paused);
    await dialog.getByRole('button', { name: en.resume }).click();
    await until(page, { phase: 'playing', ticks: paused.ticks + 5 });
  });

  test('begins when the page is hidden', async () => {
    const page = await open();
    await page.evaluate(() => {
      Object.defineProperty(document, 'visibilityState', { configurable: true, value: 'hidden' });
      document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
    });
    const paused = await until(page, { phase: 'paused' });
    expect(await drawnIn30Frames(page)).toBe(0);
    expect(await told(page)).toEqual(paused);
  });

  test('lets go of the keys that were held', async () => {
    const page = await openGame(puyo, CLASSIC, SEED);
    await page.keyboard.down('ArrowRight');
    await ticks(page, 3);
    await page.keyboard.press('KeyP');
    const { pair } = await savedState(page, puyo);
    await page.getByRole('button', { name: en.resume }).click();
    await ticks(page, 30);
    await page.keyboard.press('KeyP');
    expect([pair?.col, (await savedState(page, puyo)).pair?.col]).toEqual([3, 3]);
  });

  test('can be left for a new game', async () => {
    const page = await openGame(puyo, CLASSIC, SEED);
    await dropWithKeys(page, STRAIGHT);
    await until(page, { pairs: 1 });
    await page.keyboard.press('KeyP');
    await page.getByRole('button', { name: en.restart }).click();
    expect(await until(page, { phase: 'playing', ticks: 1 })).toMatchObject({ score: 0, pairs: 0 });
  });
});
