// Keys and game controllers that a person has bound, with real keys and simulated controllers.

import { puyo } from '@rensa/games/puyo';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { holdFrames, passFrames } from './browser/frames.ts';
import { address, getReady, openGame, savedState, ticks, until } from './playing/game.ts';
import { plugPads, takePads, tapPad } from './browser/gamepads.ts';
import { addScript, takePage } from './browser/page.ts';
import { CLASSIC } from './puyo/setups.ts';
import { en } from './look/words.ts';
import { SMOKE } from './smoke.ts';

const SEED = 5;
const START_COL = 2;

/** The rows of one list of bindings. */
const row = (page: Page, target: string, action: string) =>
  page.locator(`[data-target="${target}"] [data-action="${action}"]`);
const parts = (page: Page, target: string, action: string) =>
  row(page, target, action).locator('.bound-part').allTextContents();

async function press(page: Page, target: string, action: string, key: string): Promise<void> {
  await row(page, target, action).locator('.add-part').click();
  await page.keyboard.press(key);
}

async function colOf(page: Page): Promise<number | undefined> {
  return (await savedState(page, puyo)).pair?.col;
}

test('keys are bound, move between actions, and are those that the game hears and shows', SMOKE, async () => {
  const page = await takePage();
  await page.goto('/controls');
  await press(page, 'keys', 'left', 'KeyJ');
  await press(page, 'keys', 'pause', 'KeyZ');
  await expect.poll(() => parts(page, 'keys', 'left')).toEqual(['←', 'J']);
  await expect.poll(() => row(page, 'keys', 'rotateLeft').textContent()).toContain('None');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect.poll(() => parts(page, 'keys', 'rotateLeft')).toEqual(['Z']);
  await row(page, 'keys', 'left').locator('.bound-part').first().click();
  await press(page, 'keys', 'pause', 'KeyK');
  await press(page, 'keys', 'hard', 'F5');
  await page.getByRole('status').filter({ hasText: 'F5' }).waitFor();
  await page.keyboard.press('Escape');

  await page.locator('.segment', { hasText: 'Two players' }).click();
  await press(page, 'split0', 'left', 'KeyN');
  await expect.poll(() => parts(page, 'split1', 'rotateLeft')).toEqual([',']);

  await page.goto('/play/puyo?start=1&seed=5');
  await page.locator('[data-phase="playing"]').waitFor();
  await expect.poll(() => page.locator('.keys').textContent()).toContain('J→Move');
  await page.keyboard.press('KeyK');
  await page.getByRole('dialog', { name: en.paused }).waitFor();
  await page.keyboard.press('KeyK');
  await page.locator('[data-phase="playing"]').waitFor();
});

const BOUND = {
  'rensa:controls': JSON.stringify({
    v: 1,
    value: {
      common: { keys: { KeyA: 'left' } },
      games: { puyo: { keys: { KeyJ: 'left', ArrowLeft: 'right' }, pad: { 'button 5': 'right' } } },
    },
  }),
};

test('a game begins again with the same key twice, and the key can be another one', async () => {
  const page = await openGame(puyo, CLASSIC, SEED, {
    kept: { 'rensa:controls': JSON.stringify({ v: 1, value: { common: { keys: { KeyG: 'restart' } }, games: {} } }) },
  });
  await page.keyboard.press('ArrowUp');
  await until(page, { pairs: 1 });
  await page.keyboard.press('KeyG');
  await until(page, { phase: 'paused' });
  await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe(en.restart);
  await page.keyboard.press('KeyG');
  expect(await until(page, { phase: 'playing' })).toMatchObject({ pairs: 0 });
});

test('a game has its own keys, and what was left without one still works', async () => {
  const page = await openGame(puyo, CLASSIC, SEED, { kept: BOUND });
  for (const key of ['KeyA', 'ArrowLeft']) {
    await page.keyboard.press(key);
    await ticks(page, 2);
  }
  await page.keyboard.press('Escape');
  await until(page, { phase: 'paused' });
  await expect.poll(() => colOf(page)).toBe(START_COL + 1);
});

test('bindings that cannot be read are set aside, and the game has the standard ones', async () => {
  const page = await openGame(puyo, CLASSIC, SEED, { kept: { 'rensa:controls': '{"v":1,"value":{"common":7}}' } });
  await page.keyboard.press('ArrowLeft');
  await ticks(page, 2);
  await page.keyboard.press('Escape');
  await until(page, { phase: 'paused' });
  await expect.poll(() => colOf(page)).toBe(START_COL - 1);
  await expect.poll(() => page.evaluate(() => localStorage.getItem('rensa:controls:damaged:1'))).toContain('7');
});

test('a controller plays alone: its bound buttons, a pause with start, and sheets', async () => {
  const page = await takePage({ kept: BOUND });
  await addScript(page, takePads);
  await holdFrames(page);
  await page.goto(address(puyo, CLASSIC, SEED));
  await getReady(page, puyo, CLASSIC, SEED);
  await plugPads(page);
  for (const button of [5, 5, 15]) await tapPad(page, 0, button);
  await tapPad(page, 0, 9);
  await until(page, { phase: 'paused' });
  await expect.poll(() => colOf(page)).toBe(START_COL + 2);
  const dialog = page.getByRole('dialog', { name: en.paused });
  await dialog.waitFor();
  await passFrames(page, 2);
  await tapPad(page, 0, 13);
  await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe(en.restart);
  await tapPad(page, 0, 9);
  await until(page, { phase: 'playing' });
});

test('a game that is slowed down says so, and counts for no best score', async () => {
  const kept = { 'rensa:settings': JSON.stringify({ v: 1, value: { speed: 50 } }) };
  const page = await takePage({ kept });
  await holdFrames(page);
  await page.goto(address(puyo, CLASSIC, SEED));
  await until(page, { phase: 'playing' });
  await page.getByText(en.slowed).waitFor();
  await passFrames(page, 100);
  await page.keyboard.press('Escape');
  await until(page, { phase: 'paused' });
  expect((await savedState(page, puyo)).ticks).toBe(50);
  await expect.poll(() => page.evaluate(() => localStorage.getItem('rensa:uncounted'))).toContain('"speed"');
});
