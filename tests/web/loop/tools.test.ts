// Taps, crosses, trials and the ways of a hint, with mouse, fingers and keys.

import { edgesOf } from '@rensa/games/loop';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';

import { en } from '../../../apps/web/games/loop/text/en.ts';
import { centerOf } from '../look/boxes.ts';
import { Fingers } from '../browser/fingers.ts';
import {
  daily,
  drawWithKeys,
  drawWithMouse,
  expectDrawn,
  expectSolved,
  labelOf,
  MEDIUM,
  openBoard,
  spotsOf,
} from './board.ts';

async function expectLabel(page: Page, cell: number, words: string): Promise<void> {
  await expect.poll(() => labelOf(page, cell)).toContain(words);
}

describe('taps chain', () => {
  test('with a mouse, from cell to cell, and a second tap lets go', async () => {
    const page = await openBoard(MEDIUM);
    const at = await spotsOf(page);
    const click = async (cell: number): Promise<void> => page.mouse.click(at(cell).x, at(cell).y);
    for (const cell of [0, 3, 15, 15, 30, 33]) await click(cell);
    await expectDrawn(page, 6 + 4);
    await expectLabel(page, 3, en.lines(en.and(en.left, en.down)));
  });

  test('with a finger, which picks up an open end', async () => {
    const page = await openBoard(MEDIUM, { size: 'phone' });
    const fingers = await Fingers.on(page);
    const at = await spotsOf(page);
    for (const cell of [0, 2, 2, 2, 14]) await fingers.tap(at(cell));
    await expectDrawn(page, 5);
  });
});

describe('a line is taken away from its open end', () => {
  test('with a finger that goes back along it', async () => {
    const page = await openBoard(MEDIUM, { size: 'phone' });
    const fingers = await Fingers.on(page);
    const at = await spotsOf(page);
    await fingers.stroke([at(0), at(1), at(2), at(3)], 60);
    await expectDrawn(page, 4);
    await fingers.stroke([at(3), at(2), at(1)], 60);
    await expectDrawn(page, 2);
  });

  test('with a mouse, and is drawn on from where it was left', async () => {
    const page = await openBoard(MEDIUM);
    await drawWithMouse(page, [0, 1, 2, 3]);
    await drawWithMouse(page, [3, 2, 8]);
    await expectDrawn(page, 4);
    await expectLabel(page, 8, en.lines(en.up));
  });
});

describe('an edge is crossed out', () => {
  test('by a right click, and by another one no more', async () => {
    const page = await openBoard(MEDIUM);
    const at = await spotsOf(page);
    const between = { x: (at(7).x + at(8).x) / 2, y: at(7).y };
    await page.mouse.click(between.x, between.y, { button: 'right' });
    await expectLabel(page, 7, en.crosses(en.right));
    await expectLabel(page, 8, en.crosses(en.left));
    await page.mouse.click(between.x, between.y, { button: 'right' });
    await expect.poll(() => labelOf(page, 7)).not.toContain(en.crosses(en.right));
    await page.getByRole('button', { name: en.undo }).click();
    await expectLabel(page, 7, en.crosses(en.right));
  });

  test('by a finger that rests on it', async () => {
    const page = await openBoard(MEDIUM, { size: 'phone' });
    const fingers = await Fingers.on(page);
    const at = await spotsOf(page);
    await fingers.down({ x: at(7).x, y: (at(7).y + at(13).y) / 2 - 3 });
    await page.clock.runFor(600);
    await fingers.up();
    await expectLabel(page, 7, en.crosses(en.down));
    await expectDrawn(page, 0);
  });

  test('by X and an arrow', async () => {
    const page = await openBoard(MEDIUM);
    await page.locator('.loop-cell[tabindex="0"]').focus();
    await page.keyboard.press('x');
    await page.getByText(en.crossing).waitFor();
    await page.keyboard.press('ArrowDown');
    await expectLabel(page, 0, en.crosses(en.down));
    await page.keyboard.press('Control+z');
    await expect.poll(() => labelOf(page, 0)).not.toContain(en.crosses(en.down));
  });

  test('until the puzzle is solved: then crosses are gone, those of hints too', async () => {
    const page = await openBoard(MEDIUM);
    const { solution, ...puzzle } = daily('medium');
    const used = new Set(edgesOf(puzzle, solution));
    const edge = Array.from({ length: 5 }, (_, cell) => 2 * cell).find((each) => !used.has(each)) ?? 0;
    const at = await spotsOf(page);
    const [a, b] = [at(edge >> 1), at((edge >> 1) + 1)];
    await page.mouse.click((a.x + b.x) / 2, a.y, { button: 'right' });
    await expectLabel(page, edge >> 1, en.crosses(en.right));
    await drawWithMouse(page, [...solution, solution[0] ?? 0]);
    await expectSolved(page);
    await expect.poll(() => labelOf(page, edge >> 1)).not.toContain(en.crosses(en.right));
  });
});

describe('lines on trial', () => {
  test('are discarded together, and kept together', async () => {
    const page = await openBoard(MEDIUM);
    await drawWithMouse(page, [0, 1, 2]);
    await page.getByRole('button', { name: en.trial }).click();
    await page.getByText(en.trying).waitFor();
    await drawWithMouse(page, [12, 13, 14]);
    await drawWithMouse(page, [24, 25]);
    await expectDrawn(page, 8);
    await page.getByRole('button', { name: en.trialDiscard }).click();
    await expectDrawn(page, 3);
    await page.getByRole('button', { name: en.undo }).click();
    await expectDrawn(page, 8);
    await page.getByRole('button', { name: en.trialKeep }).click();
    await expectDrawn(page, 8);
    await expect.poll(() => page.getByText(en.trying).count()).toBe(0);
  });

  test('with keys: T, K and D', async () => {
    const page = await openBoard(MEDIUM);
    await page.locator('.loop-cell[tabindex="0"]').focus();
    await page.keyboard.press('t');
    await drawWithKeys(page, [0, 1, 2], 6);
    await expectDrawn(page, 3);
    await page.keyboard.press('d');
    await expectDrawn(page, 0);
    await page.keyboard.press('t');
    await drawWithKeys(page, [2, 1], 6);
    await page.keyboard.press('k');
    await expectDrawn(page, 2);
  });

  test('with a finger', async () => {
    const page = await openBoard(MEDIUM, { size: 'phone' });
    const fingers = await Fingers.on(page);
    await fingers.tap(await centerOf(page.getByRole('button', { name: en.trial })));
    await page.getByText(en.trying).waitFor();
    const at = await spotsOf(page);
    await fingers.stroke([at(0), at(1), at(2)], 60);
    await expectDrawn(page, 3);
    await fingers.tap(await centerOf(page.getByRole('button', { name: en.trialDiscard })));
    await expectDrawn(page, 0);
  });
});

test('the ways that a hint leaves are shown one by one', async () => {
  const page = await openBoard('/loop/play?difficulty=hard');
  const ways = page.getByRole('group', { name: en.ways });
  const hint = page.getByRole('button', {
    name: new RegExp(`^(${en.hint}|${en.hintWhy.replace('?', '\\?')}|${en.hintDraw})$`),
  });
  for (let i = 0; i < 90 && (await ways.count()) === 0; i++) {
    await hint.click();
    await page.clock.runFor(50);
  }
  await ways.getByRole('button', { name: en.nextWay }).click();
  await ways.getByText(/^Way 1 of \d+$/).waitFor();
  await ways.getByRole('button', { name: en.previousWay }).click();
  await expect.poll(() => ways.innerText()).toMatch(/Way (\d+) of \1/);
});
