// Sounds and vibrations of Loop, under the switches that count for all games.

import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';

import { en } from '../../../apps/web/games/loop/text/en.ts';
import { countSounds, heardOn } from '../look/heard.ts';
import { around, daily, drawWithMouse, EASY, expectDrawn, expectSolved, openBoard, leaveDialog } from './board.ts';
import { SMOKE } from '../smoke.ts';

const PUZZLE = daily('easy');

async function open(): Promise<Page> {
  const page = await openBoard(EASY);
  await page.evaluate(countSounds);
  return page;
}

async function flip(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: en.settings }).click();
  await page.getByRole('switch', { name }).click();
  await leaveDialog(page);
}

async function solve(page: Page): Promise<void> {
  await drawWithMouse(page, around(PUZZLE));
  await expectSolved(page);
}

test('a line is heard as it grows, and the win is heard and felt', SMOKE, async () => {
  const page = await open();
  // A browser gives a page no sound before the first gesture is over.
  await drawWithMouse(page, PUZZLE.solution.slice(0, 2));
  await expectDrawn(page, 2);
  await drawWithMouse(page, PUZZLE.solution.slice(1, 4));
  await expectDrawn(page, 4);
  const { notes, contexts } = await heardOn(page);
  expect(notes).toBeGreaterThan(0);
  expect(contexts).toBe(1);
  await drawWithMouse(page, around(PUZZLE).slice(3));
  await expectSolved(page);
  const won = await heardOn(page);
  expect(won.notes).toBeGreaterThan(notes);
  expect(won.buzzes).toContain(30);
});

test('sound that is turned off is not heard, and the win is still felt', async () => {
  const page = await open();
  await flip(page, en.sound);
  const before = await heardOn(page);
  await solve(page);
  const { notes, buzzes } = await heardOn(page);
  expect(notes).toBe(before.notes);
  expect(buzzes).toContain(30);
});

test('haptics that are turned off are not felt, and the win is still heard', async () => {
  const page = await open();
  await flip(page, en.haptics);
  await solve(page);
  const { notes, buzzes } = await heardOn(page);
  expect(notes).toBeGreaterThan(0);
  expect(buzzes).toEqual([]);
});
