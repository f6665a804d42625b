import type { Page } from 'playwright-core';

/** Other notices may come first, each for some seconds. */
const PATIENCE = { timeout: 60_000 };

/** Waits until the page has said this; it does not say it for long. */
export async function toast(page: Page, words: string): Promise<void> {
  await page.getByRole('status').getByText(words).waitFor(PATIENCE);
}
