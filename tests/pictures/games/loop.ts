import type { Page } from 'playwright-core';
import { passFrames } from '../../web/browser/frames.ts';
import { around, daily, drawWithKeys, EASY, MEDIUM, ready } from '../../web/loop/board.ts';
import { en, ja } from '../../web/look/words.ts';
import type { Scene } from '../scene.ts';

/** In either language. */
const SETTINGS = new RegExp(`^(${en.settings}|${ja.settings})$`);

/** By keys: a mouse that moves while the machine is busy leaves cells out. The game takes one step per frame. */
async function draw(page: Page, level: 'easy' | 'medium', share: number): Promise<void> {
  await page.goto(level === 'easy' ? EASY : MEDIUM);
  await ready(page);
  const puzzle = daily(level);
  const cells = around(puzzle);
  await page.locator('.loop-cell[tabindex="0"]').focus();
  await drawWithKeys(page, cells.slice(0, Math.ceil(cells.length * share)), puzzle.cols);
  await passFrames(page, 90);
}

export const scenes: readonly Scene[] = [
  { name: 'loop-board-middle', show: (page) => draw(page, 'medium', 0.6) },
  {
    name: 'loop-board-solved',
    show: async (page) => {
      await draw(page, 'easy', 1);
      await page.locator('main[data-phase="solved"]').waitFor();
    },
  },
  {
    name: 'loop-settings',
    show: async (page) => {
      await page.goto(MEDIUM);
      await ready(page);
      await page.getByRole('button', { name: SETTINGS }).click();
      await page.locator('dialog[open]').waitFor();
    },
  },
];
