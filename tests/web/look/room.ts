// A check that a page has room for everything on it: every control can be brought into sight and hit, no text is cut off, and
// nothing lies over anything else.

import type { Page } from 'playwright-core';

import { freshPage, type Look } from '../browser/page.ts';

export interface Screen {
  readonly name: string;
  readonly size: Look['size'];
  readonly width: number;
  readonly height: number;
  readonly text: number;
}

export const SCREENS: readonly Screen[] = [
  { name: 'zoomed to 400%', size: 'desktop', width: 320, height: 256, text: 100 },
  { name: 'of 280 x 400', size: 'phone', width: 280, height: 400, text: 100 },
  { name: 'of a phone with text of twice the size', size: 'phone', width: 390, height: 844, text: 200 },
  { name: 'of a desktop with text of twice the size', size: 'desktop', width: 1280, height: 800, text: 200 },
];

/** A page on this screen, which shows nothing yet. */
export async function openAt({ size, width, height, text }: Screen, locale: string): Promise<Page> {
  const page = await freshPage({ size, locale, reducedMotion: 'reduce' });
  await page.setViewportSize({ width, height });
  if (text !== 100) await page.addInitScript(setText, text);
  return page;
}

/** Text of this many percent of its usual size. Runs in the page. */
export function setText(percent: number): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(`html { font-size: ${percent}% }`);
  document.adoptedStyleSheets = [sheet];
}

/** A page that is open is on this screen from now on. */
async function bringTo(page: Page, { width, height, text }: Screen): Promise<void> {
  await page.evaluate(setText, text);
  await page.setViewportSize({ width, height });
  await settle(page);
}

/** Waits until parts that measure their place have taken their size: that is seen in the frame after. */
export async function settle(page: Page): Promise<void> {
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
}

/** One line for each fault of the page as it is now. */
export function faultsOfRoom(page: Page): Promise<string[]> {
  return page.evaluate(findFaults);
}

/**
 * The faults of the page as it is now on each of these screens. It is on the first one, and comes back to it: a phone that
 * is zoomed out would stay so on the next page.
 */
export async function faultsOnEach(page: Page, [first, ...others]: readonly [Screen, ...Screen[]]): Promise<string[]> {
  const look = async ({ name }: Screen): Promise<string[]> =>
    (await faultsOfRoom(page)).map((fault) => `${name}: ${fault}`);
  const faults = await look(first);
  for (const screen of others) {
    await bringTo(page, screen);
    faults.push(...(await look(screen)));
  }
  await bringTo(page, first);
  return faults;
}

/** Runs in the page, so it can use nothing from outside. */
function findFaults(): string[] {
  interface Piece {
    readonly element: Element;
    readonly name: string;
    readonly box: DOMRect;
  }
  const [width, height] = [innerWidth, innerHeight];
  const scope = [...document.querySelectorAll('dialog[open]')].at(-1) ?? document.body;

  /** Properties that are asked of many elements again and again, and cost a look at the styles each time. */
  const once = <T>(ask: (element: Element) => T): ((element: Element) => T) => {
    const known = new Map<Element, T>();
    return (element) => {
      if (!known.has(element)) known.set(element, ask(element));
      return known.get(element) as T;
    };
  };
  const chainOf = once((element): Element[] => {
    const parent = element.parentElement;
    return parent === null ? [element] : [element, ...chainOf(parent)];
  });
  const isClipped = once((element) => getComputedStyle(element).clipPath === 'inset(50%)');
  const isShown = once(
    (element) =>
      element.checkVisibility({ visibilityProperty: true }) &&
      element.closest('[inert], [role="status"], .leaving') === null &&
      !chainOf(element).some(isClipped),
  );
  const nameOf = (element: Element): string => {
    const label = element instanceof HTMLInputElement ? element.labels?.[0]?.textContent : undefined;
    const words = element.getAttribute('aria-label') ?? label ?? element.textContent;
    return `${element.tagName.toLowerCase()} "${words.trim().slice(0, 30)}"`;
  };
  const scrollBack = (): void => {
    for (const element of document.querySelectorAll('*')) element.scrollTop = 0;
    scrollTo(0, 0);
  };

  const isHit = (element: Element, at: Element | null): boolean =>
    at !== null &&
    (element.contains(at) ||
      at.closest('label')?.contains(element) === true ||
      at.closest('article')?.contains(element) === true);
  /** A part that hides what is too much for it can be scrolled by a script, but not by a person. */
  const isMoved = (element: Element): boolean =>
    chainOf(element).some((each) => each.scrollTop > 1 && getComputedStyle(each).overflowY === 'hidden');
  /** Why a control cannot be used, if so. */
  const obstacleOf = (element: Element): string | undefined => {
    element.scrollIntoView({ block: 'center', inline: 'center' });
    if (isMoved(element)) return 'nobody can scroll to it';
    const { left, right, top, bottom } = element.getBoundingClientRect();
    const inside = left >= -1 && right <= width + 1 && (bottom - top > height || (top >= -1 && bottom <= height + 1));
    if (!inside) return 'not on the screen';
    const at = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
    return isHit(element, at) ? undefined : `under ${at === null ? 'nothing' : nameOf(at)}`;
  };
  const controls = [
    ...scope.querySelectorAll('a[href], button:not(:disabled), input, [role="gridcell"][tabindex="0"]'),
  ];
  const hidden = controls
    .filter(isShown)
    .map((each) => [each, obstacleOf(each)] as const)
    .filter(([, obstacle]) => obstacle !== undefined)
    .map(([each, obstacle]) => `out of reach: ${nameOf(each)}: ${obstacle}`);
  scrollBack();
  const words = [...scope.querySelectorAll('p, h1, h2, li, dt, dd, th, td')].filter(isShown);
  const unread = words
    .filter((each) => {
      each.scrollIntoView({ block: 'nearest' });
      return isMoved(each);
    })
    .map((each) => `cannot be scrolled to: ${nameOf(each)}`);
  scrollBack();

  const texts: Piece[] = [];
  const walker = document.createTreeWalker(scope, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    const element = node.parentElement as Element;
    if (node.textContent?.trim() === '' || !isShown(element)) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    for (const { x, y, width: w, height: h } of range.getClientRects()) {
      // Letters do not fill the box of their line.
      texts.push({ element, name: `"${node.textContent?.trim()}"`, box: new DOMRect(x, y + 0.15 * h, w, 0.7 * h) });
    }
  }
  const pieces = [...scope.querySelectorAll('button, a[href], .plate, .thumbnail, dd canvas, [role="grid"]')]
    .filter(isShown)
    .map((element): Piece => ({ element, name: nameOf(element), box: element.getBoundingClientRect() }));
  const play = document.querySelector('.play');
  const table = document.querySelector('.table');
  if (play && table && scope === document.body) {
    const px = (name: string): number => Number.parseFloat(getComputedStyle(play).getPropertyValue(`--well-${name}`));
    const { left, top } = table.getBoundingClientRect();
    const box = new DOMRect(left + px('left'), top + px('top'), px('width'), px('height'));
    pieces.push({ element: document.querySelector('.board') as Element, name: 'the board', box });
  }

  /** The rest of a box within everything that cuts it off. */
  const edgeOf = once((element): DOMRect | undefined => {
    const { overflowX, overflowY } = getComputedStyle(element);
    return overflowX === 'visible' && overflowY === 'visible' ? undefined : element.getBoundingClientRect();
  });
  const seen = ({ element, box }: Piece): DOMRect => {
    let { left, top, right, bottom } = box;
    for (const each of chainOf(element).slice(1, -1)) {
      const edge = edgeOf(each);
      if (edge === undefined) continue;
      [left, right] = [Math.max(left, edge.left), Math.min(right, edge.right)];
      [top, bottom] = [Math.max(top, edge.top), Math.min(bottom, edge.bottom)];
    }
    return new DOMRect(left, top, Math.max(0, right - left), Math.max(0, bottom - top));
  };
  const cutOff = texts
    .filter((text) => text.box.left < -1 || text.box.right > width + 1 || seen(text).width < text.box.width - 1)
    .map(({ name }) => `cut off: ${name}`);
  const isSticky = once((element) => chainOf(element).some((each) => getComputedStyle(each).position === 'sticky'));
  const apart = (a: Piece, b: Piece): boolean =>
    a.element.contains(b.element) || b.element.contains(a.element) || isSticky(a.element) !== isSticky(b.element);
  const overlap = (a: DOMRect, b: DOMRect): boolean =>
    Math.min(a.right, b.right) - Math.max(a.left, b.left) > 2 &&
    Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 3;
  const all = [...texts, ...pieces]
    .filter(({ element }) => element.closest('.banner') === null)
    .map((piece) => ({ piece, box: seen(piece) }));
  const overlaps = all.flatMap((a, i) =>
    all
      .slice(i + 1)
      .filter((b) => overlap(a.box, b.box) && !apart(a.piece, b.piece))
      .map((b) => `overlap: ${a.piece.name} and ${b.piece.name}`),
  );
  const wide = document.documentElement.scrollWidth > width + 1 ? ['the page is wider than the screen'] : [];
  return [...new Set([...hidden, ...unread, ...cutOff, ...overlaps, ...wide])];
}
