import { puyo, type Setup } from '@rensa/games/puyo';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';

import { en as puyoEnglish } from '../../../apps/web/games/puyo/text/en.ts';
import { passFrames } from '../browser/frames.ts';
import { openGame, shown, until } from '../playing/game.ts';
import { make, OVER_FRAMES, sinkWithKeys } from '../playing/moves.ts';
import { holdKey, SIZES } from '../browser/page.ts';
import { type Move, rehearse } from '../playing/rehearse.ts';
import { en } from '../look/words.ts';
import { CLASSIC, play } from './setups.ts';

const STRAIGHT: Move = { turns: 0, shifts: 0 };
/** The first two pairs have one color. */
const ALL_CLEAR = { classic: 11, tsu: 2 } as const;

/** Warnings are said apart from the rest. */
const spoken = async (page: Page): Promise<string> => (await page.locator('[aria-live]').allTextContents()).join(' ');

/** Narration waits until the sentence before it is over. */
async function expectSaid(page: Page, words: string): Promise<void> {
  const said = async () => {
    await passFrames(page, 10);
    return spoken(page);
  };
  await expect.poll(said).toContain(words);
}

test('under classic the line of an all clear has all that the score gains, and is said', async () => {
  const page = await openGame(puyo, CLASSIC, ALL_CLEAR.classic);
  await play(page, ALL_CLEAR.classic, [STRAIGHT, STRAIGHT]);
  await passFrames(page, 24);
  await expect.poll(() => page.locator('.gain').textContent()).toBe('+40 × 1 + 5,000 = 5,040');
  await expect.poll(() => spoken(page)).toContain(puyoEnglish.saidAllClear(5000));
  const { score } = await shown(page);
  expect(score).toBe(5080);
  await expect.poll(() => page.locator('.score-value').textContent()).toBe('5,080');
});

test('the result counts all clears, also those from before the page was loaded again', async () => {
  const seed = ALL_CLEAR.classic;
  const page = await openGame(puyo, CLASSIC, seed);
  await play(page, seed, [STRAIGHT, STRAIGHT]);
  await page.keyboard.press('KeyP');
  await page.reload();
  await page.getByRole('button', { name: en.resume }).click();
  await holdKey(page, 'ArrowDown');
  await until(page, { phase: 'over' });
  await passFrames(page, OVER_FRAMES);
  await expect
    .poll(() => page.locator('.stat.tile', { hasText: puyoEnglish.allClears }).locator('dd').textContent())
    .toBe('1');
});

test('under tsu a badge stays until the next chain pays it', async () => {
  const setup: Setup = { ...CLASSIC, rules: 'tsu' };
  const page = await openGame(puyo, setup, ALL_CLEAR.tsu);
  const { waits } = rehearse(puyo, setup, ALL_CLEAR.tsu, [STRAIGHT, STRAIGHT], 'soft');
  await make(page, [STRAIGHT, STRAIGHT], waits, (move) => sinkWithKeys(page, move));
  await expect.poll(() => page.locator('.badge').textContent()).toBe(`${puyoEnglish.allClear}+2,100`);
  await expectSaid(page, puyoEnglish.saidAllClearDue(2100));
});

test('survival counts down to its row, and warns with the last pair', async () => {
  const setup: Setup = { ...CLASSIC, mode: 'survival' };
  const page = await openGame(puyo, setup, 3);
  const countdown = page.locator('.stat.hud', { hasText: puyoEnglish.rowIn });
  await expect.poll(() => countdown.locator('dd').textContent()).toBe('8');
  const moves: Move[] = [-2, 0, 2, -2, 0, 2, 3].map((shifts) => ({ turns: 0, shifts }));
  const { waits } = rehearse(puyo, setup, 3, moves);
  await make(page, moves, waits, async ({ shifts }) => {
    for (let i = 0; i < Math.abs(shifts); i++) await page.keyboard.press(shifts < 0 ? 'ArrowLeft' : 'ArrowRight');
    await page.keyboard.press('ArrowUp');
  });
  await expect.poll(() => countdown.locator('dd').textContent()).toBe('1');
  await expect.poll(() => countdown.getAttribute('class')).toContain('warned');
  await expectSaid(page, puyoEnglish.saidRow);
});

/** A seed whose straight stack scores more than 1,000. */
const HIGH = 11;

test.each([
  [1280, 800],
  [1280, 720],
  [1024, 640],
])('on a screen of %i × %i the celebration of a new best is not cut off', async (width, height) => {
  const bests = { 'endless/classic/4': 10 };
  const page = await openGame(puyo, CLASSIC, HIGH, {
    kept: { 'rensa:best:puyo': JSON.stringify({ v: 1, value: bests }) },
  });
  await page.setViewportSize({ width, height });
  const moves: Move[] = [];
  while (rehearse(puyo, CLASSIC, HIGH, moves).state.phase !== 'over') moves.push(STRAIGHT);
  await play(page, HIGH, moves);
  await until(page, { phase: 'over' });
  await passFrames(page, OVER_FRAMES);
  const edges = async (): Promise<boolean> => {
    const [celebration, sheet] = await Promise.all([
      page.locator('.celebration canvas').boundingBox(),
      page.locator('.sheet-body').boundingBox(),
    ]);
    return (celebration?.y ?? -1) >= 0 && sheet !== null && sheet.y + sheet.height <= height;
  };
  // The sheet is still on its way at first.
  await expect.poll(edges).toBe(true);
  await page.setViewportSize(SIZES.desktop.viewport);
});
