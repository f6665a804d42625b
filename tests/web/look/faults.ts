import axe from 'axe-core';
import type { Page } from 'playwright-core';

declare global {
  interface Window {
    axe: typeof axe | undefined;
  }
}

/**
 * What keeps people from using the page as it is now, found by axe. Parts that fade in are given the time to. Notices come
 * and go at any time, so they are held in full sight meanwhile. After a change of colors alone it is enough to look at colors.
 */
export async function faultsOf(page: Page, looked: 'everything' | 'colors' = 'everything'): Promise<string[]> {
  if (!(await page.evaluate(() => window.axe !== undefined))) await page.evaluate(axe.source);
  return page.evaluate(async (looked) => {
    const held = new CSSStyleSheet();
    held.replaceSync('.toast { animation: none !important; }');
    document.adoptedStyleSheets.push(held);
    const fading = document.getAnimations().filter((each) => each.effect?.getComputedTiming().endTime !== Infinity);
    await Promise.allSettled(fading.map(({ finished }) => finished));
    const found = await window.axe?.run({
      resultTypes: ['violations'],
      ...(looked === 'colors' && { runOnly: ['color-contrast'] }),
    });
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((each) => each !== held);
    if (found === undefined) throw new Error('axe is not in the page');
    return found.violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`));
  }, looked);
}
