// The same puzzle in two tabs.

import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';

import { toast } from '../look/toast.ts';
import { en as shell } from '../look/words.ts';
import {
  around,
  daily,
  DATE,
  drawWithMouse,
  expectDrawn,
  expectSolved,
  MEDIUM,
  openBoard,
  ready,
  saved,
} from './board.ts';
import { setHidden } from '../browser/hidden.ts';

const KEY = `loop-game:daily:${DATE}-medium`;
const { solution } = daily('medium');

/** Two tabs, the first of which has drawn through three cells. */
async function openTabs(): Promise<readonly [Page, Page]> {
  const first = await openBoard(MEDIUM, { fresh: true });
  await drawWithMouse(first, solution.slice(0, 3));
  await expectDrawn(first, 3);
  const second = await first.context().newPage();
  await second.goto(MEDIUM);
  await ready(second);
  await expectDrawn(second, 3);
  return [first, second];
}

async function ticksSaved(page: Page): Promise<number> {
  return ((await saved(page, KEY)) as { readonly replay: { readonly ticks: number } }).replay.ticks;
}

test('a line drawn in one tab is in the other, which says so', async () => {
  const [first, second] = await openTabs();
  const said = toast(first, shell.toastElsewhere);
  await drawWithMouse(second, solution.slice(2, 6));
  await said;
  await expectDrawn(first, 6);
  await drawWithMouse(first, solution.slice(5, 9));
  await expectDrawn(first, 9);
  await expectDrawn(second, 9);
});

test('a tab that heard nothing does not overwrite a save that is further along', async () => {
  const [first, second] = await openTabs();
  await setHidden(first, true);
  await drawWithMouse(second, solution.slice(2, 6));
  await expectDrawn(second, 6);
  await second.close();
  const further = await ticksSaved(first);
  await first.evaluate(() => window.dispatchEvent(new Event('pagehide')));
  expect(await ticksSaved(first)).toBe(further);
  await setHidden(first, false);
  await expectDrawn(first, 6);
});

test('a puzzle that is solved in one tab does not come back in the other', async () => {
  const [first, second] = await openTabs();
  await setHidden(first, true);
  await drawWithMouse(second, around(daily('medium')).slice(2));
  await expectSolved(second);
  await second.close();
  await first.evaluate(() => window.dispatchEvent(new Event('pagehide')));
  await setHidden(first, false);
  await expectSolved(first);
  await first.reload();
  await expectSolved(first);
  await expect.poll(() => saved(first, 'loop-game:results')).toHaveLength(1);
});
