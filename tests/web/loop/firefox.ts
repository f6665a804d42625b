import type { Page } from 'playwright-core';
import { expect } from 'vitest';

/** The page's words about its cells for people who listen: the lines are in them. */
async function labelsOf(page: Page): Promise<readonly (string | null)[]> {
  await page.locator('main[data-phase="playing"] .loop-cell').first().waitFor();
  return page.locator('.loop-cell').evaluateAll((cells) => cells.map((cell) => cell.getAttribute('aria-label')));
}

/** Presses keys that draw, one after the other, and waits until each has drawn. */
async function draw(page: Page, keys: readonly string[]): Promise<readonly (string | null)[]> {
  let labels = await labelsOf(page);
  for (const key of keys) {
    const before = labels;
    await page.keyboard.press(key);
    await expect.poll(async () => (labels = await labelsOf(page))).not.toEqual(before);
  }
  return labels;
}

/** Draws a line with the keys, and finds it again after a reload. */
export async function play(page: Page): Promise<void> {
  await page.goto('/loop/play?difficulty=medium');
  await labelsOf(page);
  await page.locator('.loop-cell[tabindex="0"]').focus();
  const drawn = await draw(page, ['Shift+ArrowRight', 'Shift+ArrowDown', 'Shift+ArrowRight']);
  await page.reload();
  await expect.poll(() => labelsOf(page)).toEqual(drawn);
}
