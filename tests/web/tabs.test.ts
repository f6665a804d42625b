// The same game in two tabs, and what a page that is gone at once leaves behind.

import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';

import { FALLING } from './playing/falling.ts';
import { holdFrames } from './browser/frames.ts';
import { ticks, until } from './playing/game.ts';
import { freshPage, holdKey } from './browser/page.ts';
import { toast } from './look/toast.ts';
import { en } from './look/words.ts';

/** For the first save, which takes two seconds of play. */
const PATIENCE = { timeout: 15_000 };
const GAME = FALLING[0];

/** The ticks of the saved games. */
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

test('a game that continued in another tab is not overwritten, and continues from there', async () => {
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
  await second.getByRole('radio', { name: en.colorblind }).check({ force: true });
  await first.bringToFront();
  await expect.poll(() => first.getByRole('radio', { name: en.colorblind }).isChecked()).toBe(true);
  await resume(first);
  await expect.poll(async () => (await savedTicks(first))[0], PATIENCE).toBeGreaterThan(further);
  await expect.poll(() => savedTicks(first)).toHaveLength(1);
});

/** The counts of the database. */
function counted(page: Page): Promise<{ readonly run: string }[]> {
  return page.evaluate(
    () =>
      new Promise((resolve, reject) => {
        const opening = indexedDB.open('rensa-finished');
        opening.addEventListener('error', () => reject(opening.error));
        opening.addEventListener('success', () => {
          const asked = opening.result.transaction('games').objectStore('games').getAll();
          asked.addEventListener('success', () => {
            opening.result.close();
            resolve(asked.result);
          });
        });
      }),
  );
}

test('a game that two tabs have open is counted once, even if both say that it has ended', async () => {
  const first = await freshPage();
  await holdFrames(first);
  await first.goto(`${GAME}?start=1&seed=3`);
  await until(first, { phase: 'playing' });
  await ticks(first, 130);
  await pause(first);
  const second = await first.context().newPage();
  await holdFrames(second);
  await second.goto(GAME);
  await inPhase(second, 'paused');
  await resume(second);
  await holdKey(second, 'ArrowDown');
  await until(second, { phase: 'over' });
  await expect.poll(async () => (await counted(second)).length).toBe(1);
  await first.bringToFront();
  await toast(first, en.toastEndedElsewhere);
  await inPhase(first, 'waiting');
  const [game] = await counted(first);
  await first.evaluate(
    (game) => localStorage.setItem(`rensa:finished:${game?.run}`, JSON.stringify({ v: 1, value: game })),
    game,
  );
  await first.goto('/stats');
  const waiting = () =>
    first.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('rensa:finished:')));
  await expect.poll(waiting).toEqual([]);
  await expect.poll(() => counted(first)).toEqual([game]);
});

test('a link that starts a game keeps the saved one and offers it', async () => {
  const page = await begin();
  await expect.poll(() => savedTicks(page), PATIENCE).not.toEqual([]);
  await pause(page);
  const saved = await savedTicks(page);
  await page.goto(`${GAME}?start=1&seed=4`);
  await page.getByRole('button', { name: en.continue }).waitFor();
  await expect.poll(() => savedTicks(page)).toEqual(saved);
});

test('a page that is killed loses at most two seconds', async () => {
  const page = await begin();
  await expect.poll(() => savedTicks(page), PATIENCE).not.toEqual([]);
  const [saved = 0] = await savedTicks(page);
  expect(saved % 120).toBe(0);
});

test("the space bar is the game's after a click on the loudspeaker", async () => {
  const page = await begin();
  await page.getByRole('button', { name: en.soundOn }).click();
  await page.keyboard.press('Space');
  await expect.poll(() => page.getByRole('button', { name: en.soundOff }).count()).toBe(1);
  await expect.poll(() => page.locator('.play').getAttribute('data-phase')).toBe('playing');
});
