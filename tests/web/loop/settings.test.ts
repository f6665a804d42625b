import { describe, expect, test } from 'vitest';

import { en } from '../../../apps/web/games/loop/text/en.ts';
import { Fingers } from '../browser/fingers.ts';
import {
  around,
  daily,
  DATE,
  drawWithMouse,
  EASY,
  expectDrawn,
  expectSolved,
  MEDIUM,
  openBoard,
  openLoop,
  ready,
  saved,
  spotsOf,
  stopClock,
  timeOf,
  UNLIMITED,
  leaveDialog,
} from './board.ts';

describe('how it looks', () => {
  test('the settings are beside the board on a desktop, never over it', async () => {
    const page = await openBoard(UNLIMITED);
    await page.getByRole('button', { name: en.settings }).click();
    const sheet = page.locator('.loop-settings .sheet-body');
    await sheet.waitFor();
    await expect
      .poll(async () => {
        const [board, panel] = [await page.locator('.loop-board').boundingBox(), await sheet.boundingBox()];
        return board !== null && panel !== null && board.x + board.width <= panel.x;
      })
      .toBe(true);
  });

  test('the timer can be hidden until the puzzle is solved', async () => {
    const page = await openBoard(MEDIUM);
    await page.getByRole('button', { name: en.settings }).click();
    await page.getByRole('switch', { name: en.timer }).click();
    await leaveDialog(page);
    await expect.poll(() => page.locator('.loop-timer strong').count()).toBe(0);
    await drawWithMouse(page, around(daily('medium')));
    await expectSolved(page);
    await page.locator('.loop-timer strong').waitFor();
  });

  test('high contrast is a switch, and language and sound are at hand', async () => {
    const page = await openBoard(MEDIUM);
    await page.getByRole('button', { name: en.settings }).click();
    await page.getByRole('switch', { name: en.contrast }).click();
    await expect.poll(() => page.locator('html').getAttribute('data-contrast')).toBe('more');
    await page.getByRole('switch', { name: en.sound }).waitFor();
    await page.getByRole('radiogroup', { name: en.language }).locator('.segment', { hasText: '日本語' }).click();
    await expect.poll(() => page.locator('html').getAttribute('lang')).toBe('ja');
  });

  test('forced colors bring high contrast along', async () => {
    const page = await openLoop(MEDIUM);
    await page.emulateMedia({ forcedColors: 'active' });
    await expect.poll(() => page.locator('html').getAttribute('data-contrast')).toBe('more');
  });

  test('a board on a desktop is as high as the window allows', async () => {
    const page = await openBoard('/loop/play?difficulty=hard');
    const box = await page.locator('.loop-cell').first().boundingBox();
    expect(box?.width).toBeGreaterThan(64);
  });

  test('two fingers make a large board larger on a phone, and drawing still hits its cells', async () => {
    const page = await openBoard('/loop/2/12x12/7', { size: 'phone' });
    const fingers = await Fingers.on(page);
    const width = async (): Promise<number> => (await page.locator('.loop-cell').first().boundingBox())?.width ?? 0;
    expect(await width()).toBeLessThan(40);
    const board = await page.locator('.loop-board').boundingBox();
    const middle = { x: (board?.x ?? 0) + (board?.width ?? 0) / 2, y: (board?.y ?? 0) + (board?.height ?? 0) / 2 };
    const pair = (apart: number) =>
      [
        { ...middle, x: middle.x - apart },
        { ...middle, x: middle.x + apart },
      ] as const;
    await fingers.pinch(pair(40), pair(100));
    await expect.poll(width).toBeGreaterThanOrEqual(40);
    await expectDrawn(page, 0);
    const at = await spotsOf(page);
    await fingers.stroke([at(65), at(66), at(67)], 60);
    await expectDrawn(page, 3);
  });
});

test('the tutorial shows the first stroke with a hand, which goes when a line is drawn', async () => {
  const page = await openBoard('/loop/tutorial');
  await page.locator('.loop-hand').waitFor();
  await drawWithMouse(page, [0, 1]);
  await expect.poll(() => page.locator('.loop-hand').count()).toBe(0);
});

test('a hand that may not move is on the cell where the stroke begins', async () => {
  const page = await openBoard('/loop/tutorial', { reducedMotion: 'reduce' });
  const cell = (await spotsOf(page))(0);
  const hand = await page.locator('.loop-hand').boundingBox();
  expect(Math.abs((hand?.x ?? 0) + 10 - cell.x)).toBeLessThan(2);
  expect(Math.abs((hand?.y ?? 0) + 4 - cell.y)).toBeLessThan(2);
});

describe('time', () => {
  test.each([
    [en.pause, en.resume],
    [en.settings, undefined],
  ])('stands still under the sheet of "%s"', async (open, resume) => {
    const page = await openBoard(EASY);
    await stopClock(page);
    await page.getByRole('button', { name: open }).click();
    await page.getByRole('dialog').waitFor();
    await page.clock.runFor(2000);
    const before = await timeOf(page);
    await page.clock.runFor(60_000);
    expect(await timeOf(page)).toBe(before);
    if (resume === undefined) await page.keyboard.press('Escape');
    else await page.getByRole('button', { name: resume }).click();
    await page.clock.runFor(60_000);
    await expect.poll(() => timeOf(page)).not.toBe(before);
  });

  test('stands still with the board hidden', async () => {
    const page = await openBoard(EASY);
    await page.getByRole('button', { name: en.pause }).click();
    await page.locator('.loop-paper').waitFor({ state: 'hidden' });
    await page.getByRole('button', { name: en.resume }).click();
    await expect.poll(() => page.locator('.loop-paper').isVisible()).toBe(true);
  });
});

test('moves are counted while one plays, if one wants that', async () => {
  const kept = { 'loop-game:settings': JSON.stringify({ v: 1, value: { moves: true } }) };
  const page = await openBoard(EASY, { kept });
  await expect.poll(() => page.locator('.loop-moves').innerText()).toContain(en.moves(0));
  await drawWithMouse(page, [0, 1, 2]);
  await expect.poll(() => page.locator('.loop-moves').innerText()).toContain(en.moves(1));
});

test('a button zooms a giant board in and out on a phone, and is not there for others', async () => {
  const page = await openBoard('/loop/2/12x12/7', { size: 'phone' });
  const width = async (): Promise<number> => (await page.locator('.loop-cell').first().boundingBox())?.width ?? 0;
  await page.getByRole('button', { name: en.zoomIn }).click();
  await expect.poll(width).toBeGreaterThanOrEqual(40);
  await page.getByRole('button', { name: en.zoomOut }).click();
  await expect.poll(width).toBeLessThan(40);
  await page.goto(EASY);
  await ready(page);
  expect(await page.getByRole('button', { name: en.zoomIn }).count()).toBe(0);
});

test('a drawing is stored with the time', async () => {
  const page = await openBoard(EASY);
  await drawWithMouse(page, [0, 1, 2]);
  const at = async () =>
    ((await saved(page, `loop-game:daily:${DATE}-easy`)) as { readonly at?: number } | undefined)?.at;
  await expect.poll(at).toBeGreaterThan(Date.parse(`${DATE}T00:00:00`));
});
