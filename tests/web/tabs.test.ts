// The same game in two tabs, and what a page that is gone at once leaves behind.

import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';

import { FALLING } from './falling.ts';
import { freshPage } from './page.ts';
import { toast } from './toast.ts';
import { en } from './words.ts';

/** For the first save, which takes two seconds of play. */
const PATIENCE = { timeout: 15_000 };
const GAME = FALLING[0] as string;

/** How far the saved games are, in ticks. */
function savedTicks(page: Page): Promise<number[]> {
  return page.evaluate(() =>
    Object.entries(localStorage)
      .filter(([key]) => key.startsWith('rensa:save:'))
      .map(([, text]) => (JSON.parse(text) as { value: { ticks: number } }).value.ticks),
  );
}

const inPhase = (page: Page, phase: string) => page.locator(`.play[data-phase="${phase}"]`).waitFor();

async function begin(): Promise<Page> {
  const page = await freshPage();
  await page.goto(`${GAME}?start=1&seed=3`);
  await inPhase(page, 'playing');
  return page;
}

async function pause(page: Page): Promise<void> {
  await page.keyboard.press('Escape');
  await inPhase(page, 'paused');
}

async function openTab(page: Page, path: string): Promise<Page> {
  const tab = await page.context().newPage();
  await tab.goto(path);
  return tab;
}

const resume = (page: Page) => page.getByRole('button', { name: en.resume }).click();

test('a game that went on in another tab is not saved over, and goes on from there', async () => {
  const first = await begin();
  await expect.poll(() => savedTicks(first), PATIENCE).not.toEqual([]);
  await pause(first);
  const [before = 0] = await savedTicks(first);
  const second = await openTab(first, GAME);
  await inPhase(second, 'paused');
  await resume(second);
  await expect.poll(async () => (await savedTicks(second))[0], PATIENCE).toBeGreaterThan(before);
  await toast(first, en.toastElsewhere);
  await pause(second);
  const [further = 0] = await savedTicks(second);
  await first.bringToFront();
  await resume(first);
  await expect.poll(async () => (await savedTicks(first))[0], PATIENCE).toBeGreaterThan(further);
  expect(await savedTicks(first)).toHaveLength(1);
});

test('a link that starts a game keeps the saved one and offers it', async () => {
  const page = await begin();
  await expect.poll(() => savedTicks(page), PATIENCE).not.toEqual([]);
  await pause(page);
  const saved = await savedTicks(page);
  await page.goto(`${GAME}?start=1&seed=4`);
  await page.getByRole('button', { name: en.continue }).waitFor();
  expect(await savedTicks(page)).toEqual(saved);
});

test('a page that is gone at once has lost two seconds at most', async () => {
  const page = await begin();
  await expect.poll(() => savedTicks(page), PATIENCE).not.toEqual([]);
  const [saved = 0] = await savedTicks(page);
  expect(saved % 120).toBe(0);
});

test("the space bar is the game's after a click on the loudspeaker", async () => {
  const page = await begin();
  await page.getByRole('button', { name: en.soundOn }).click();
  await page.keyboard.press('Space');
  expect(await page.getByRole('button', { name: en.soundOff }).count()).toBe(1);
  expect(await page.locator('.play').getAttribute('data-phase')).toBe('playing');
});
