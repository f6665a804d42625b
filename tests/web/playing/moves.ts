// Playing a falling game with the keyboard, one pair after the other.

import type { Page } from 'playwright-core';

import { passFrames } from '../browser/frames.ts';
import { shown, ticks, until } from './game.ts';
import { holdKey } from '../browser/page.ts';
import { LOOK_TICKS, type Move } from './rehearse.ts';

/** Makes the moves one after the other; `drop` makes one. */
export async function make(
  page: Page,
  moves: readonly Move[],
  waits: readonly number[],
  drop: (move: Move) => Promise<void>,
): Promise<void> {
  let { pairs } = await shown(page);
  for (const [i, move] of moves.entries()) {
    await drop(move);
    const { phase } = await until(page, { pairs: ++pairs });
    if (phase === 'playing') await passFrames(page, waits[i]);
  }
}

async function aimWithKeys(page: Page, { turns, shifts }: Move): Promise<void> {
  for (let i = 0; i < Math.abs(turns); i++) await page.keyboard.press(turns < 0 ? 'KeyZ' : 'KeyX');
  for (let i = 0; i < Math.abs(shifts); i++) await page.keyboard.press(shifts < 0 ? 'ArrowLeft' : 'ArrowRight');
}

/** For games that have a hard drop. */
export async function dropWithKeys(page: Page, move: Move): Promise<void> {
  await aimWithKeys(page, move);
  await page.keyboard.press('ArrowUp');
}

/** Holds the arrow until the pair has locked. */
export async function sinkWithKeys(page: Page, move: Move): Promise<void> {
  const { pairs } = await ticks(page, LOOK_TICKS);
  await aimWithKeys(page, move);
  await passFrames(page, Math.abs(move.turns) + Math.abs(move.shifts) + 1);
  await holdKey(page, 'ArrowDown');
  await until(page, { pairs: pairs + 1 });
  await page.keyboard.up('ArrowDown');
}

/** Until a press is no longer taken for one that was meant for what was there before. */
export const SETTLED_FRAMES = 40;

/** From the end of a game until the page offers another one, and until it takes a press for an answer. */
export const OVER_FRAMES = 120;

/** Lets everything pile up, until the result is shown. */
export async function loseWithKeys(page: Page): Promise<void> {
  await holdKey(page, 'ArrowDown');
  await until(page, { phase: 'over' });
  await page.keyboard.up('ArrowDown');
  await passFrames(page, OVER_FRAMES);
}
