// Going through a page with the Tab key: everything can be reached, and it is always seen where the focus is.

import type { Page } from 'playwright-core';

/** More than any page has. */
const MOST_STOPS = 150;

declare global {
  interface Window {
    /** What has had the focus. */
    focused: Set<Element>;
  }
}

/** One line for each control that cannot be reached, or does not show that it has the focus. */
export async function faultsOfFocus(page: Page): Promise<string[]> {
  const faults: string[] = [];
  await page.evaluate(() => {
    window.focused = new Set();
    (document.activeElement as HTMLElement | null)?.blur();
  });
  for (let i = 0; i < MOST_STOPS; i++) {
    await page.keyboard.press('Tab');
    const { done, fault } = await page.evaluate(lookAtFocus);
    if (fault !== undefined) faults.push(fault);
    if (done) break;
  }
  return [...faults, ...(await page.evaluate(findUnreached))];
}

/** Runs in the page. It is done when the focus has come round. */
function lookAtFocus(): { done: boolean; fault?: string } {
  const element = document.activeElement ?? document.body;
  if (window.focused.has(element)) return { done: true };
  window.focused.add(element);
  if (element === document.body) return { done: false };
  const isOutlined = (each: Element | null | undefined): boolean => {
    if (!each) return false;
    const { outlineStyle, outlineWidth } = getComputedStyle(each);
    return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2;
  };
  const around = [element, element.nextElementSibling, element.parentElement, element.closest('article, li, label')];
  // The knob of a slider has the outline, and no script can look at that.
  const shown = around.some(isOutlined) || element.matches('input[type="range"]');
  const name = (element.getAttribute('aria-label') ?? element.textContent).trim().slice(0, 40);
  return { done: false, ...(!shown && { fault: `does not show its focus: ${element.tagName} "${name}"` }) };
}

/** Runs in the page. Of a group of radio buttons one is reached by Tab, and the others by the arrows. */
function findUnreached(): string[] {
  const scope = [...document.querySelectorAll('dialog[open]')].at(-1) ?? document;
  const controls = scope.querySelectorAll('a[href], button:not(:disabled), input:not([type="radio"]):not(:disabled)');
  return [...controls]
    .filter((each) => each.checkVisibility({ visibilityProperty: true }) && !each.matches('[tabindex="-1"]'))
    .filter((each) => each.closest('[inert]') === null && !window.focused.has(each))
    .map((each) => `not reached by Tab: ${each.outerHTML.slice(0, 90)}`);
}
