// Line breaks of Japanese on a narrow phone: between words, never inside one.

import type { Page } from 'playwright-core';

const NARROW = 360;

/** One line for each word that a line break cuts in two, on a phone that is 360 pixels wide. */
export async function cutWordsOf(page: Page): Promise<string[]> {
  const size = page.viewportSize();
  await page.setViewportSize({ width: NARROW, height: size?.height ?? 740 });
  const found = await page.evaluate(findCutWords);
  if (size !== null) await page.setViewportSize(size);
  return found;
}

/** Runs in the page, so it can use nothing from outside. */
function findCutWords(): string[] {
  const segmenter = new Intl.Segmenter('ja', { granularity: 'word' });

  /** The middle of the line that a character is in; undefined for one that is not shown. */
  const lineOf = (text: Text, at: number): number | undefined => {
    const range = document.createRange();
    range.setStart(text, at);
    range.setEnd(text, at + 1);
    const box = range.getClientRects()[0];
    return box === undefined || box.width === 0 ? undefined : box.top + box.height / 2;
  };
  const isCut = (text: Text, at: number): boolean => {
    const [before, after] = [lineOf(text, at - 1), lineOf(text, at)];
    return before !== undefined && after !== undefined && after - before > 2;
  };
  const cutIn = (text: Text): string[] =>
    [...segmenter.segment(text.data)].flatMap(({ segment, index }) => {
      const cut = [...segment].findIndex((_, i) => i > 0 && isCut(text, index + i));
      return cut < 1 ? [] : [`“${segment.slice(0, cut)}/${segment.slice(cut)}” in “${text.data.trim()}”`];
    });

  const cut: string[] = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    const text = node as Text;
    // Text only for screen readers is one pixel wide.
    const isSeen = (text.parentElement?.getBoundingClientRect().width ?? 0) > 1;
    if (isSeen && /[\p{sc=Hira}\p{sc=Kana}\p{sc=Han}]/u.test(text.data)) cut.push(...cutIn(text));
  }
  return cut;
}
