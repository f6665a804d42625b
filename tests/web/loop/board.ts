// Playing the real Loop page: where its cells are, and three ways to draw on them.

import { dailyPuzzle, type DailyLevel, parseSetup, type Puzzle, puzzleOf } from '@rensa/games/loop';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';

import { en } from '../../../apps/web/games/loop/text/en.ts';
import type { Fingers, Spot } from '../browser/fingers.ts';
import { freshPage, type Look, takePage } from '../browser/page.ts';
import { toast } from '../look/toast.ts';

/** A Sunday. */
export const DATE = '2026-11-15';

export const MEDIUM = '/loop/play?difficulty=medium';
export const EASY = '/loop/play?difficulty=easy';
export const UNLIMITED = '/loop/play?difficulty=unlimited';

interface Opening extends Partial<Look> {
  /** Local time, as the page's clock shows it. */
  readonly time?: string;
  /** In a page that no other test uses. */
  readonly fresh?: boolean;
}

/** Opens an address at noon of the day, or at another time. */
export async function openLoop(path: string, opening: Opening = {}): Promise<Page> {
  const page = await blankPage(opening);
  await page.goto(path);
  return page;
}

/** The same, and waits until the page has said something: a notice is soon gone. */
export async function openToast(path: string, words: string, opening: Opening = {}): Promise<Page> {
  const page = await blankPage(opening);
  const said = toast(page, words);
  await page.goto(path);
  await said;
  await ready(page);
  return page;
}

async function blankPage({ time = `${DATE}T12:00:00`, fresh = false, ...look }: Opening): Promise<Page> {
  const page = await (fresh ? freshPage(look) : takePage(look, 'clock'));
  await page.clock.install({ time: new Date(time) });
  await page.clock.resume();
  return page;
}

/** A board that is ready to be drawn on. */
export async function openBoard(path: string, opening: Opening = {}): Promise<Page> {
  const page = await openLoop(path, opening);
  await ready(page);
  return page;
}

export async function ready(page: Page): Promise<void> {
  await page.locator('main[data-phase="playing"] .loop-cell').first().waitFor();
}

/** A sheet takes the pointer until it is gone. */
export async function leaveDialog(page: Page): Promise<void> {
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
}

/** A date as the page writes it on the devices of the tests, which are British. */
export function dayWords(date: string, weekday?: 'long'): string {
  const style = { month: 'long', day: 'numeric', timeZone: 'UTC', ...(weekday && { weekday }) } as const;
  return new Intl.DateTimeFormat('en-GB', style).format(new Date(date));
}

/** From now on time passes only when a test lets it. */
export async function stopClock(page: Page): Promise<void> {
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 60_000));
}

export function daily(level: DailyLevel, date = DATE): Puzzle {
  return dailyPuzzle(date, level).puzzle;
}

/** The puzzle of Unlimited that the page has saved, or is about to save. */
export async function savedUnlimited(page: Page, level: string): Promise<Puzzle> {
  await expect.poll(() => saved(page, `loop-game:unlimited:${level}`)).toBeDefined();
  const { replay } = (await saved(page, `loop-game:unlimited:${level}`)) as Kept;
  return puzzleOf(parseSetup(replay.setup), replay.seed);
}

interface Kept {
  readonly replay: { readonly seed: number; readonly setup: unknown };
}

/** A value out of its envelope; undefined if there is none. */
export async function saved(page: Page, key: string): Promise<unknown> {
  const text = await page.evaluate((key) => localStorage.getItem(key), key);
  return text === null ? undefined : (JSON.parse(text) as { readonly value: unknown }).value;
}

/** The middle of a cell on the screen. */
export async function spotsOf(page: Page): Promise<(cell: number) => Spot> {
  const boxes = await page.locator('.loop-cell').evaluateAll((cells) =>
    cells.map((cell) => {
      const { x, y, width, height } = cell.getBoundingClientRect();
      return { x: x + width / 2, y: y + height / 2 };
    }),
  );
  return (cell) => boxes[cell];
}

/** Two open cells side by side, on a board that a test does not know. */
export async function openPair(page: Page): Promise<readonly [number, number]> {
  const cells = await page
    .locator('.loop-cell')
    .evaluateAll((all) =>
      all.map((cell) => ({ label: cell.getAttribute('aria-label') ?? '', top: cell.getBoundingClientRect().top })),
    );
  const isOpen = (i: number): boolean => (cells[i]?.label ?? '').includes(en.noLine);
  const left = cells.findIndex(({ top }, i) => isOpen(i) && isOpen(i + 1) && cells[i + 1]?.top === top);
  return [left, left + 1];
}

export async function drawWithMouse(page: Page, cells: readonly number[]): Promise<void> {
  const at = await spotsOf(page);
  const [first, ...rest] = cells.map(at) as [Spot, ...Spot[]];
  await page.mouse.move(first.x, first.y);
  await page.mouse.down();
  for (const { x, y } of rest) await page.mouse.move(x, y);
  await page.mouse.up();
}

export async function drawWithFinger(page: Page, fingers: Fingers, cells: readonly number[]): Promise<void> {
  const at = await spotsOf(page);
  await fingers.stroke(cells.map(at), 25);
}

const ARROWS: Readonly<Record<number, string>> = { [-1]: 'ArrowLeft', 1: 'ArrowRight' };

/** From the cell where the cursor is. */
export async function drawWithKeys(page: Page, cells: readonly number[], cols: number): Promise<void> {
  await page.keyboard.down('Shift');
  for (const [i, cell] of cells.slice(1).entries()) {
    const step = cell - cells[i];
    await page.keyboard.press(ARROWS[step] ?? (step === cols ? 'ArrowDown' : 'ArrowUp'));
  }
  await page.keyboard.up('Shift');
}

/** The whole loop, back to where it began. */
export function around({ solution }: Puzzle): readonly number[] {
  return [...solution, solution[0]];
}

export async function expectSolved(page: Page): Promise<void> {
  await page.getByRole('heading', { name: en.solved }).waitFor();
  await page.locator('main[data-phase="solved"]').waitFor();
}

/** Cells with a line, as the page tells a screen reader. */
export async function expectDrawn(page: Page, count: number): Promise<void> {
  const words = () =>
    page.locator('.loop-cell').evaluateAll((cells) => cells.map((cell) => cell.getAttribute('aria-label') ?? ''));
  const isDrawn = (label: string): boolean => !label.includes(en.noLine) && !label.includes(en.hole);
  await expect.poll(async () => (await words()).filter(isDrawn).length).toBe(count);
}

/** As the timer shows it. */
export async function timeOf(page: Page): Promise<string> {
  return page.locator('.loop-timer strong').innerText();
}

export async function secondsOf(page: Page): Promise<number> {
  const [minutes = 0, seconds = 0] = (await timeOf(page)).split(':').map(Number);
  return 60 * minutes + seconds;
}

/** The page's words about a cell for a screen reader. */
export async function labelOf(page: Page, cell: number): Promise<string> {
  return (await page.locator(`[data-cell="${cell}"]`).getAttribute('aria-label')) ?? '';
}
