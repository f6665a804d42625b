import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';

import { en as lab } from '../../../apps/web/games/puyo/lab/text/en.ts';
import { en as t } from '../../../apps/web/games/puyo/nazo/text/en.ts';
import { en as tools } from '../../../apps/web/games/puyo/tools/text/en.ts';
import { faultsOf } from '../look/faults.ts';
import { openPage } from '../browser/page.ts';
import { SMOKE } from '../smoke.ts';

/** Its answer is two upright pairs in column 5. */
const PUZZLE = '/puyo/nazo/2/easy/3';
const pathOf = (page: Page) => page.evaluate(() => location.pathname);
const fieldAbove = (page: Page, where: string) => page.getByRole('img', { name: t.fieldOf(where) });

/** The pair in hand over this column, by keys. */
async function toFive(page: Page): Promise<void> {
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await fieldAbove(page, t.columnUp(5)).waitFor();
}

/** The next puzzle that is to be solved makes the solver fail. Runs in the page. */
function failOnce(): void {
  const kept = Object.getOwnPropertyDescriptor(Worker.prototype, 'postMessage') as PropertyDescriptor;
  Worker.prototype.postMessage = function (this: Worker, order: { readonly kind?: string }) {
    if (order.kind !== 'solve') return (kept.value as Worker['postMessage']).call(this, order);
    Object.defineProperty(Worker.prototype, 'postMessage', kept);
    this.dispatchEvent(new ErrorEvent('error'));
  };
}

/** Chooses a goal for the board in the lab: one that cannot be met, then one that can. At first the solver fails. */
async function makePuzzle(page: Page): Promise<void> {
  await page.evaluate(failOnce);
  await page.getByRole('button', { name: lab.makePuzzle, exact: true }).click();
  const sheet = page.getByRole('dialog');
  await sheet.getByText(t.makeFailed).waitFor();
  await sheet.getByRole('button', { name: t.makeAgain }).click();
  await sheet.getByText(t.makeImpossible).waitFor();
  await sheet.getByRole('slider', { name: t.makeAmount }).focus();
  await page.keyboard.press('Home');
  await sheet.getByRole('link', { name: t.makeOpen }).click();
}

describe('a puzzle', () => {
  test('is missed, taken back and solved with keys, and a hint costs a star', SMOKE, async () => {
    const page = await openPage(PUZZLE, { reducedMotion: 'reduce' });
    await page.getByRole('heading', { name: t.clearGoal(t.allOf('purple')) }).waitFor();
    await page.getByRole('button', { name: t.hintStart, disabled: false }).waitFor();
    await page.keyboard.press('KeyH');
    await page.getByText(t.hintStartBody).waitFor();
    await page.keyboard.press('KeyX');
    await fieldAbove(page, t.columnRight(3)).waitFor();
    await page.keyboard.press('KeyZ');
    await toFive(page);
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowDown');
    await page.locator('.nazo-goal').getByText(t.missed).waitFor();
    await expect
      .poll(() => page.evaluate(() => document.activeElement?.getAttribute('aria-label')))
      .toBe(t.restartNazo);
    await page.keyboard.press('Backspace');
    await page.getByRole('button', { name: t.watchTry(1) }).click();
    await page.keyboard.press('Escape');
    await toFive(page);
    await page.keyboard.press('ArrowDown');
    await page.getByText(t.solved, { exact: true }).waitFor();
    expect(
      await page
        .locator('.nazo-solved')
        .getByRole('img', { name: t.stars(2) })
        .count(),
    ).toBe(1);
    expect(await faultsOf(page)).toEqual([]);
    await page.getByRole('link', { name: t.nextPuzzle }).click();
    await expect.poll(() => pathOf(page)).toBe('/puyo/nazo/2/easy/2');
    await page.getByText(t.levelNumber(t.easy, 2)).waitFor();
    await page.keyboard.press('BracketLeft');
    await page.getByText(t.levelNumber(t.easy, 3)).waitFor();
    await page.keyboard.press('BracketRight');
    await page.getByText(t.levelNumber(t.easy, 2)).waitFor();
    await page
      .getByRole('link', { name: t.puzzleNumber(3, 2) })
      .getByRole('img', { name: t.stars(2) })
      .waitFor();
  });

  test('on a phone is chosen from the list, played with fingers, and shared', async () => {
    const page = await openPage('/puyo/nazo', { size: 'phone', reducedMotion: 'reduce' });
    await page.getByRole('link', { name: t.puzzleNumber(3, 2) }).tap();
    await fieldAbove(page, t.columnUp(3)).waitFor();
    await page.getByRole('button', { name: t.moveRight, exact: true }).tap();
    await page.getByRole('button', { name: t.rotateNazoRight }).tap();
    await fieldAbove(page, t.columnRight(4)).waitFor();
    await page.setViewportSize({ width: 667, height: 375 });
    await expect.poll(() => padsOf(page)).toEqual({ all: 5, narrow: 0, below: 0 });
    await page.setViewportSize({ width: 390, height: 844 });
    await page.getByRole('button', { name: t.rotateNazoLeft }).tap();
    const box = await page.locator('.nazo-field').boundingBox();
    if (box === null) throw new Error('no field');
    await page.touchscreen.tap(box.x + (box.width * 4.5) / 6, box.y + box.height / 2);
    await fieldAbove(page, t.columnUp(5)).waitFor();
    await page.touchscreen.tap(box.x + (box.width * 4.5) / 6, box.y + box.height / 2);
    await fieldAbove(page, t.columnUp(3)).waitFor();
    await page.getByRole('button', { name: t.takeBack }).tap();
    await fieldAbove(page, t.columnUp(5)).waitFor();
    await page.getByRole('button', { name: t.keyHint, exact: true }).tap();
    await page.locator('.nazo-bar').getByText(t.hintStartBody).waitFor();
    await page.getByRole('button', { name: t.place, exact: true }).tap();
    await page.getByRole('button', { name: t.moveRight, exact: true }).tap();
    await page.getByRole('button', { name: t.moveRight, exact: true }).tap();
    await page.getByRole('button', { name: t.place, exact: true }).tap();
    const next = await page.getByRole('link', { name: t.nextPuzzle }).boundingBox();
    expect(next?.y).toBeLessThan(844 - 40);
    await page.getByRole('button', { name: tools.share }).tap();
    await page.getByText('https://ips.karou.jp/simu/pn.html').waitFor();
    expect(await faultsOf(page)).toEqual([]);
  });

  test('comes from a link that is pasted, or is made in the lab', async () => {
    const page = await openPage('/puyo/nazo');
    await page.getByRole('textbox', { name: tools.pasteLabel }).fill('https://ips.karou.jp/simu/pn.html?980_c1g1__u01');
    await page.getByRole('button', { name: tools.open }).click();
    await page.getByRole('region', { name: t.pastedNazo }).getByText(t.withPairs(2)).waitFor();
    await page.getByRole('heading', { name: t.chainGoal(1) }).waitFor();
    const pasted = await page.evaluate(() => location.search);
    expect(pasted).toMatch(/^\?field=/);
    await page.getByRole('link', { name: t.openLab }).click();
    await page.getByRole('button', { name: lab.makePuzzle, exact: true }).waitFor();
    await makePuzzle(page);
    await page.getByRole('heading', { name: t.chainGoal(1) }).waitFor();
    await expect.poll(() => page.evaluate(() => location.search)).toBe(pasted);
    await page.getByRole('link', { name: t.makeOwn }).click();
    await page.getByText(lab.makerNote).waitFor();
  });
});

/** Pads that are too narrow for a thumb, and those that are cut off by the lower edge. */
async function padsOf(page: Page): Promise<{ all: number; narrow: number; below: number }> {
  const boxes = await page
    .locator('.nazo-deck .pad')
    .evaluateAll((pads) => pads.map((pad) => pad.getBoundingClientRect().toJSON() as DOMRect));
  return {
    all: boxes.length,
    narrow: boxes.filter(({ width }) => width < 28).length,
    below: boxes.filter(({ bottom }) => bottom > 375).length,
  };
}
