// A page that is hidden, as behind another tab, and shown again.

import type { Page } from 'playwright-core';

/** The browser puts the page away, or brings it back. */
export async function setHidden(page: Page, hidden: boolean): Promise<void> {
  await page.evaluate((hidden) => {
    const state = hidden ? 'hidden' : 'visible';
    Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => state });
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
  }, hidden);
}
