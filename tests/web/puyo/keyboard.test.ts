import { text } from 'node:stream/consumers';

import { readReplay, verify } from '@rensa/engine';
import { puyo, type Setup } from '@rensa/games/puyo';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';

import { en } from '../look/words.ts';
import { letFramesRun, passFrames } from '../browser/frames.ts';
import { dropWithKeys, make, OVER_FRAMES } from '../playing/moves.ts';
import { openGame, savedState, shown, ticks, until } from '../playing/game.ts';
import { type Move, rehearse } from '../playing/rehearse.ts';
import { holdKey } from '../browser/page.ts';
import { CLASSIC, play } from './setups.ts';
import { SMOKE } from '../smoke.ts';

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

/** A screen that has fallen behind shows frames in which no tick is due. */
const SPARE_FRAMES = 20;

const STRAIGHT: Move = { turns: 0, shifts: 0 };

/** Straight down until the top is reached. */
async function lose(page: Page, seed: number): Promise<void> {
  const moves: Move[] = [];
  while (rehearse(puyo, CLASSIC, seed, moves).state.phase !== 'over') moves.push(STRAIGHT);
  await play(page, seed, moves);
}

/** A key that is pressed for long repeats, so no frame comes while a slow machine presses one. */
async function dropWithin(page: Page, move: Move): Promise<void> {
  await letFramesRun(page, false);
  await dropWithKeys(page, move);
  await letFramesRun(page);
}

test("a game goes as the rules say, with the screen's own frames", SMOKE, async () => {
  const { state, waits } = rehearse(puyo, CLASSIC, SEED, MOVES);
  const page = await openGame(puyo, CLASSIC, SEED);
  await letFramesRun(page);
  await make(
    page,
    MOVES,
    waits.map((ticks) => ticks + SPARE_FRAMES),
    (move) => dropWithin(page, move),
  );
  await expect.poll(() => shown(page)).toMatchObject({ phase: 'playing', score: SCORE, pairs: MOVES.length });
  expect([state.score, state.maxChain]).toEqual([SCORE, 3]);
  await page.keyboard.press('KeyP');
  expect((await savedState(page, puyo)).board).toEqual(state.board);
});

test('the hard drop does nothing where the rules have none, and the soft drop lands', async () => {
  const page = await openGame(puyo, TSU, 1);
  await page.keyboard.press('ArrowUp');
  expect(await ticks(page, 10)).toMatchObject({ pairs: 0, score: 0 });
  await holdKey(page, 'ArrowDown');
  const { score } = await until(page, { pairs: 1 });
  expect(score).toBeGreaterThan(5);
});

test('of two arrows held the later one wins, and the other one takes over when it is let go', async () => {
  const page = await openGame(puyo, CLASSIC, 1);
  await holdKey(page, 'ArrowLeft');
  await ticks(page, 30);
  await holdKey(page, 'ArrowRight');
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

test('a game is lost, kept as a valid replay, and restarted', async () => {
  const page = await openGame(puyo, CLASSIC, 3);
  await lose(page, 3);
  await passFrames(page, OVER_FRAMES);
  await letFramesRun(page);
  const dialog = page.getByRole('dialog', { name: en.over });
  await dialog.waitFor();
  const { score, pairs } = await shown(page);
  const download = page.waitForEvent('download');
  await dialog.getByRole('button', { name: en.saveReplay }).click();
  const replay = readReplay(await text(await (await download).createReadStream()));
  expect(replay).toMatchObject({ game: 'puyo', seed: 3, setup: CLASSIC });
  expect(verify(puyo, replay)).toMatchObject({ ok: true, result: [{ outcome: 'lost', score }] });
  await dialog.getByRole('button', { name: en.playAgain }).click();
  const again = await until(page, { phase: 'playing' });
  expect(pairs).toBeGreaterThan(5);
  expect(again).toMatchObject({ score: 0, pairs: 0 });
  await expect.poll(() => dialog.count()).toBe(0);
  await page.keyboard.press('ArrowUp');
  await until(page, { pairs: 1 });
});
