// Questions before something is lost.

import { describe, expect, test } from 'vitest';

import { en } from '../../../apps/web/games/loop/text/en.ts';
import {
  around,
  daily,
  drawWithMouse,
  expectDrawn,
  expectSolved,
  MEDIUM,
  openBoard,
  saved,
  openPair,
  savedUnlimited,
  UNLIMITED,
} from './board.ts';

describe('nothing is lost without a question', () => {
  test('a new puzzle asks first, if something is drawn', async () => {
    const page = await openBoard(UNLIMITED);
    await drawWithMouse(page, await openPair(page));
    await expectDrawn(page, 2);
    const before = (await savedUnlimited(page, 'easy')).id;
    await page.getByRole('button', { name: en.fresher }).click();
    await page.getByText(en.freshNote).waitFor();
    await page.getByRole('button', { name: en.cancel }).click();
    await expectDrawn(page, 2);
    expect((await savedUnlimited(page, 'easy')).id).toBe(before);
    await page.getByRole('button', { name: en.undo }).click();
    await page.getByRole('button', { name: en.restart }).waitFor();
  });

  test('the solution says what it costs, and asks', async () => {
    const page = await openBoard(MEDIUM);
    await page.getByRole('button', { name: en.settings }).click();
    await page.getByRole('button', { name: en.showSolution }).click();
    await page.getByRole('dialog', { name: en.showSolution }).getByText(en.solutionNote).waitFor();
    await page.getByRole('button', { name: en.cancel }).click();
    await drawWithMouse(page, around(daily('medium')));
    await expectSolved(page);
    await expect.poll(() => saved(page, 'loop-game:results')).toMatchObject([{ seen: false }]);
  });
});
