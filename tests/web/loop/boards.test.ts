import { dailyPuzzle, parseId, puzzleOf } from '@rensa/games/loop';
import { describe, expect, test } from 'vitest';

import { en } from '../../../apps/web/games/loop/text/en.ts';
import {
  around,
  drawWithMouse,
  expectSolved,
  openBoard,
  openLoop,
  ready,
  saved,
  UNLIMITED,
  leaveDialog,
} from './board.ts';

describe('boards', () => {
  test('of any size and with holes are chosen in Unlimited, each with its own drawing', async () => {
    const kept = { 'loop-game:settings': JSON.stringify({ v: 1, value: { board: '4x4', small: false } }) };
    const page = await openBoard(UNLIMITED, { kept });
    await page.getByRole('button', { name: en.settings }).click();
    const slider = (name: string) => page.getByRole('slider', { name });
    await slider(en.rows).fill('1');
    await expect.poll(() => page.locator('.loop-cell').count()).toBe(20);
    await slider(en.cols).fill('3');
    await expect.poll(() => page.locator('.loop-cell').count()).toBe(35);
    await slider(en.holesLabel).fill('1');
    await page.locator('.loop-timer', { hasText: en.list(en.size(5, 7), en.holes(3)) }).waitFor();
    await expect.poll(() => page.locator('.loop-cell[aria-label*="no cell"]').count()).toBe(3);
    await leaveDialog(page);
    await ready(page);
    await expect.poll(() => saved(page, 'loop-game:settings')).toMatchObject({ board: '5x7-3' });
  });

  test('of a daily say how hard the day is, from version 2 on', async () => {
    const page = await openLoop('/loop', { time: '2026-12-06T12:00:00' });
    await expect.poll(() => page.locator('.loop-mood').allInnerTexts()).toEqual([en.fierce, en.fierce, en.fierce]);
    await page.getByRole('link', { name: en.medium }).click();
    await ready(page);
    const { puzzle } = dailyPuzzle('2026-12-06', 'medium');
    await expect.poll(() => page.locator('.loop-cell').count()).toBe(puzzle.rows * puzzle.cols);
    await drawWithMouse(page, around(puzzle));
    await expectSolved(page);
  });
});

describe('addresses', () => {
  test('every puzzle has one', async () => {
    const page = await openBoard('/loop/1/8x8/42');
    const { setup, seed } = parseId('loop/1/8x8/42');
    await drawWithMouse(page, around(puzzleOf(setup, seed)));
    await expectSolved(page);
    await expect.poll(() => saved(page, 'loop-game:results')).toMatchObject([{ id: 'loop/1/8x8/42', size: '8x8' }]);
  });

  test('a result of Unlimited links to its puzzle', async () => {
    const page = await openBoard('/loop/2/7x7-3/42');
    const { setup, seed } = parseId('loop/2/7x7-3/42');
    await drawWithMouse(page, around(puzzleOf(setup, seed)));
    await expectSolved(page);
    await page.getByRole('button', { name: en.share }).click();
    await expect.poll(() => page.locator('.loop-share-words').innerText()).toContain('/loop/2/7x7-3/42');
  });

  test.each(['/loop/1/8x8/x', '/loop/2/5x5/1', '/loop/1/2999-01-01/easy'])(
    '%s has a page that says so',
    async (path) => {
      const page = await openLoop(path);
      await page.getByRole('heading', { name: en.damaged }).waitFor();
      await page.getByRole('link', { name: en.daily }).click();
      await page.locator('.loop-day').waitFor();
      expect(new URL(page.url()).pathname).toBe('/loop');
    },
  );

  test('of the past lead to the pages of today', async () => {
    const page = await openBoard('/play?difficulty=medium');
    expect(new URL(page.url()).pathname).toBe('/loop/play');
    await expect.poll(() => page.locator('.loop-cell').count()).toBe(36);
    await page.goto('/tutorial');
    await page.getByText(en.lessonLine).waitFor();
    expect(new URL(page.url()).pathname).toBe('/loop/tutorial');
  });
});
