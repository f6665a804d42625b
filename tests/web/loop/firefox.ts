import type { Page } from 'playwright-core';

/** What the page says of its cells to people who listen: the lines are in it. */
async function labelsOf(page: Page): Promise<readonly (string | null)[]> {
  await page.locator('main[data-phase="playing"] .loop-cell').first().waitFor();
  return page.locator('.loop-cell').evaluateAll((cells) => cells.map((cell) => cell.getAttribute('aria-label')));
}

/** Draws a line with the keys, and finds it again after a reload. */
export async function play(page: Page): Promise<void> {
  await page.goto('/loop/play?difficulty=medium');
  const before = await labelsOf(page);
  await page.locator('.loop-cell[tabindex="0"]').focus();
  for (const key of ['ArrowRight', 'ArrowDown', 'ArrowRight']) await page.keyboard.press(`Shift+${key}`);
  const drawn = await labelsOf(page);
  if (drawn.join('\n') === before.join('\n')) throw new Error('the keys drew no line');
  await page.reload();
  if ((await labelsOf(page)).join('\n') !== drawn.join('\n')) throw new Error('the line is gone after a reload');
}
