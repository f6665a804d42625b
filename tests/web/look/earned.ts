// Achievements, as a page announces and lists them.

import type { Page } from 'playwright-core';
import { expect } from 'vitest';

import type { Achievement } from '../../../apps/web/listing/achievements.ts';
import { addScript } from '../browser/page.ts';
import { en } from './words.ts';

declare global {
  interface Window {
    notices: string[];
  }
}

/** From its next document on the page notes what its notices say. */
async function noteNotices(page: Page): Promise<void> {
  await addScript(page, () => {
    window.notices = [];
    const note = (): void => {
      const words = document.querySelector('.toast')?.textContent;
      if (words && window.notices.at(-1) !== words) window.notices.push(words);
    };
    new MutationObserver(note).observe(document, { subtree: true, childList: true, characterData: true });
  });
}

/** `play` opens the game on the page, does what is to be achieved, and plays to the end. It is done twice. */
export async function expectEarnedOnce(page: Page, { name }: Achievement, play: () => Promise<void>): Promise<void> {
  const notices = (): Promise<string[]> => page.evaluate(() => window.notices);
  await noteNotices(page);
  await play();
  await expect.poll(notices).toContain(en.toastAchievement(name.en));
  await play();
  await expect.poll(() => notices()).toEqual([]);
  await page.goto('/achievements');
  await expect.poll(() => page.locator('.earned-one', { hasText: name.en }).count()).toBe(1);
}
