import axe from 'axe-core';
import type { Page } from 'playwright-core';

declare global {
  interface Window {
    axe: typeof axe | undefined;
  }
}

/** What keeps people from using the page as it is now, found by axe; parts that fade in are given the time to. */
export async function faultsOf(page: Page): Promise<string[]> {
  if (!(await page.evaluate(() => window.axe !== undefined))) await page.evaluate(axe.source);
  return page.evaluate(async () => {
    const fading = document.getAnimations().filter((each) => each.effect?.getComputedTiming().endTime !== Infinity);
    await Promise.allSettled(fading.map(({ finished }) => finished));
    const found = await window.axe?.run({ resultTypes: ['violations'] });
    if (found === undefined) throw new Error('axe is not in the page');
    return found.violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`));
  });
}
