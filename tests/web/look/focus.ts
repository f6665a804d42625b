// Going through a page with the Tab key: everything can be reached, and it is always seen where the focus is.

import type { Page } from 'playwright-core';

/** More than any page has. */
const MAX_STOPS = 150;
/** Keys for one trip to the page and back. */
const AT_ONCE = 10;

declare global {
  interface Window {
    /** The elements that have had the focus. */
    focused: Set<Element>;
    focusFaults: string[];
    /** The focus has come round. */
    focusIsDone: boolean;
    focusWatch: AbortController | undefined;
  }
}

/** One line for each control that cannot be reached, or does not show that it has the focus. */
export async function faultsOfFocus(page: Page): Promise<string[]> {
  await page.evaluate(watchFocus);
  for (let i = 0; i < MAX_STOPS; i += AT_ONCE) {
    for (let key = 0; key < AT_ONCE; key++) await page.keyboard.press('Tab');
    if (await page.evaluate(() => window.focusIsDone)) break;
  }
  return page.evaluate(findUnreached);
}

/** Runs in the page. */
function watchFocus(): void {
  window.focused = new Set();
  window.focusFaults = [];
  window.focusIsDone = false;
  window.focusWatch?.abort();
  window.focusWatch = new AbortController();
  (document.activeElement as HTMLElement | null)?.blur();
  const isOutlined = (each: Element | null | undefined): boolean => {
    if (!each) return false;
    const { outlineStyle, outlineWidth } = getComputedStyle(each);
    return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2;
  };
  const look = (element: Element): void => {
    if (window.focused.has(element)) window.focusIsDone = true;
    window.focused.add(element);
    const around = [element, element.nextElementSibling, element.parentElement, element.closest('article, li, label')];
    // The knob of a slider has the outline, and no script can look at that.
    if (around.some(isOutlined) || element.matches('input[type="range"]')) return;
    const name = (element.getAttribute('aria-label') ?? element.textContent).trim().slice(0, 40);
    window.focusFaults.push(`does not show its focus: ${element.tagName} "${name}"`);
  };
  const { signal } = window.focusWatch;
  document.addEventListener('focusin', ({ target }) => look(target as Element), { signal });
}

/** Runs in the page. Of a group of radio buttons one is reached by Tab, and the others by the arrows. */
function findUnreached(): string[] {
  const scope = [...document.querySelectorAll('dialog[open]')].at(-1) ?? document;
  const controls = scope.querySelectorAll('a[href], button:not(:disabled), input:not([type="radio"]):not(:disabled)');
  const unreached = [...controls]
    .filter((each) => each.checkVisibility({ visibilityProperty: true }) && !each.matches('[tabindex="-1"]'))
    .filter((each) => each.closest('[inert]') === null && !window.focused.has(each))
    .map((each) => `not reached by Tab: ${each.outerHTML.slice(0, 90)}`);
  return [...new Set([...window.focusFaults, ...unreached])];
}
