// The chain lab with pointer, keys and fingers.

import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';

import { en as labWords } from '../../../apps/web/games/puyo/lab/text/en.ts';
import { en as toolsWords } from '../../../apps/web/games/puyo/tools/text/en.ts';
import { centerOf } from '../look/boxes.ts';
import type { Spot } from '../browser/fingers.ts';
import { openPage } from '../browser/page.ts';
import { en as shared } from '../look/words.ts';
import { SMOKE } from '../smoke.ts';

const en = { ...shared, ...toolsWords, ...labWords };

/** The field, from the floor up, row by row. */
async function drawn(page: Page): Promise<string> {
  const cells = await page.locator('[role="gridcell"]').evaluateAll((all) =>
    all.map((cell) => ({
      cell: Number((cell as HTMLElement).dataset['cell']),
      what: cell.ariaLabel?.split(': ')[1],
    })),
  );
  const letters = cells.toSorted((a, b) => a.cell - b.cell).map(({ what = '' }) => (what === 'empty' ? '.' : what[0]));
  return Array.from({ length: 13 }, (_, row) => letters.slice(6 * row, 6 * row + 6).join(''))
    .join('/')
    .replace(/(\/\.{6})+$/, '');
}

async function middleOf(page: Page, cell: number): Promise<Spot> {
  return centerOf(page.locator(`[data-cell="${cell}"]`));
}

/** From the middle of a cell to that of another one. */
async function drag(page: Page, from: number, to: number): Promise<void> {
  await dragBetween(page, await middleOf(page, from), await middleOf(page, to));
}

async function dragBetween(page: Page, start: Spot, end: Spot): Promise<void> {
  await page.mouse.move(start.x, start.y);
  await page.mouse.down();
  await page.mouse.move(end.x, end.y, { steps: 8 });
  await page.mouse.up();
}

/** Rendering takes a moment. */
async function expectField(page: Page, field: string): Promise<void> {
  await expect.poll(() => drawn(page)).toBe(field);
}

/** Copies, pastes or drops as a browser does, and gives what the page has put there. Runs in the page. */
function hand([kind, text]: readonly ['copy' | 'paste' | 'drop', string]): string {
  const data = new DataTransfer();
  if (kind === 'paste') data.setData('text', text);
  if (kind === 'drop') data.items.add(new File([text], 'replay.json'));
  const how = { bubbles: true, cancelable: true };
  const event =
    kind === 'drop'
      ? new DragEvent(kind, { ...how, dataTransfer: data })
      : new ClipboardEvent(kind, { ...how, clipboardData: data });
  document.body.dispatchEvent(event);
  return data.getData('text/plain');
}

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

/** Every tool once, on a board of three green and a red puyo; then everything is taken back. */
async function changeAll(page: Page): Promise<void> {
  const press = (cell: number): Promise<void> => page.locator(`[data-cell="${cell}"]`).click();
  const tool = (name: string): Promise<void> => page.locator('.segment', { hasText: name }).first().click();
  await button(page, en.pick).click();
  await press(3);
  await press(5);
  await expectField(page, 'gggr.r');
  await button(page, en.mirror).click();
  await expectField(page, 'r.rggg');
  await button(page, en.shiftUp).click();
  await expectField(page, '....../r.rggg');
  await button(page, en.letFall).first().click();
  await expectField(page, 'r.rggg');
  await button(page, en.color3).click();
  await tool(en.toolFill);
  await press(3);
  await expectField(page, 'r.rbbb');
  await tool(en.toolSwap);
  await press(0);
  await expectField(page, 'b.brrr');
  await tool(en.toolCell);
  await button(page, en.clear).click();
  await expectField(page, '......');
  for (let i = 0; i < 7; i++) await page.keyboard.press('Control+z');
  await expectField(page, 'gggr..');
}

/** Two pairs, of which the second is dragged before the first; a click still chooses. Then both go. */
async function sortPairs(page: Page): Promise<void> {
  for (const color of [en.color1, en.color2]) {
    await button(page, color).click();
    await button(page, en.addPair).click();
  }
  const pairs = page.locator('.pair-spot');
  const colors = [en.pair(1, en.color2, en.color2), en.pair(2, en.color1, en.color1)];
  await dragBetween(page, await centerOf(pairs.nth(1)), await centerOf(pairs.nth(0)));
  await expect.poll(() => pairs.evaluateAll((all) => all.map((pair) => pair.ariaLabel))).toEqual(colors);
  expect(await page.locator('.pair-spot[aria-pressed="true"]').count()).toBe(0);
  await pairs.first().click();
  await button(page, en.removePair).click();
  await pairs.first().press('Delete');
  await pairs.first().waitFor({ state: 'detached' });
}

test('a board is painted with mouse and keys, its chain is stepped through, and a reload keeps it', SMOKE, async () => {
  const page = await openPage('/puyo/lab');
  await button(page, en.color2).click();
  await drag(page, 0, 2);
  await expectField(page, 'ggg...');
  await button(page, en.trigger(1, en.color2, 1, 1)).waitFor();
  await page.locator('[data-cell="3"]').focus();
  await page.keyboard.press('1');
  await page.keyboard.press('Space');
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('2');
  await page.keyboard.press('Enter');
  await expectField(page, 'gggr../...g..');
  await page.keyboard.press('Control+z');
  await page.keyboard.press('Control+z');
  await expectField(page, 'ggg...');
  await page.keyboard.press('Control+Shift+z');
  await expectField(page, 'gggr..');
  await changeAll(page);
  await sortPairs(page);
  await page.reload();
  await expectField(page, 'gggr..');
  await page.getByRole('heading', { name: en.lab }).click();
  await page.keyboard.press('ArrowRight');
  await page.getByText(en.linkOf(1, 1), { exact: true }).waitFor();
  await page.keyboard.press('ArrowLeft');
  await page.getByText(en.linkOf(0, 1), { exact: true }).waitFor();
  await page.evaluate(() => localStorage.clear());
  await page.goto(page.url());
  await expectField(page, 'gggr..');
});

test('links are pasted and copied, and a damaged one says why', async () => {
  const page = await openPage('/puyo/lab?field=!');
  await page.getByText('The board in the address could not be read.').waitFor();
  const pasted = page.getByRole('textbox', { name: en.pasteLabel });
  await pasted.fill('http://www.puyop.com/s/1!');
  await button(page, en.open).click();
  await page.getByRole('alert').getByText('damaged').waitFor();
  await expect.poll(() => pasted.inputValue()).toBe('http://www.puyop.com/s/1!');
  await pasted.fill('http://www.puyop.com/s/9i_0o0s');
  await button(page, en.open).click();
  await expectField(page, '..rrgg');
  await button(page, en.dropPair).click();
  await expectField(page, '..rrgg/..r.../..r...');
  await page.getByText(en.chainOf(1), { exact: true }).waitFor();
  const copied = await page.evaluate(hand, ['copy', ''] as const);
  expect(copied).toBe(page.url());
  await page.evaluate(hand, ['paste', 'http://www.puyop.com/s/9i'] as const);
  await expectField(page, '..rrgg');
  await page.evaluate(hand, ['drop', readFileSync('replays/puyo-tsu-endless-5.json', 'utf8')] as const);
  await expect.poll(() => drawn(page)).not.toBe('..rrgg');
  await page.evaluate(hand, ['paste', copied] as const);
  await expectField(page, '..rrgg/..r.../..r...');
  await button(page, en.share).click();
  const rows = page.getByRole('dialog').getByRole('listitem');
  await rows.filter({ hasText: 'IPS' }).getByText('https://ips.karou.jp/simu/').waitFor();
  await expect.poll(() => button(page, `${en.copy}: pndsng.com`).isDisabled()).toBe(true);
});

test('on a phone a board is painted with a finger, and its chain becomes an animation that can be canceled', async () => {
  const page = await openPage('/puyo/lab', { size: 'phone', reducedMotion: 'reduce' });
  await button(page, en.color3).tap();
  const { x, y } = await middleOf(page, 4);
  await page.touchscreen.tap(x, y);
  await expectField(page, '....b.');
  await button(page, en.presets).tap();
  await button(page, en.presetnineteen).tap();
  await button(page, en.tabChain).tap();
  await button(page, en.stepOn).tap();
  await button(page, en.stepOn).tap();
  await page.getByText(en.linkOf(2, 19), { exact: true }).waitFor();
  await page.setViewportSize({ width: 280, height: 400 });
  const table = page.locator('.lab-scroll');
  await expect.poll(() => table.evaluate((box) => box.clientWidth - box.scrollWidth)).toBe(0);
  await page.setViewportSize({ width: 390, height: 844 });
  await button(page, en.share).tap();
  await button(page, `${en.download}: ${en.shareGif}`).tap();
  await button(page, `${en.cancel}: ${en.shareGif}`).tap();
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    button(page, `${en.download}: ${en.sharePicture}`).tap(),
  ]);
  expect(file.suggestedFilename()).toBe('rensa-lab.png');
});
