// Before a game of Puyo: its choices, its tools, what was reached, and the game that was left.

import { puyo } from '@rensa/games/puyo';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';

import { TOOL_LINES } from '../../../apps/web/games/puyo/tools/lines.ts';
import { type Look, openPage } from '../browser/page.ts';
import { en } from '../look/words.ts';
import { getReady, openHeld, shown, ticks, until } from '../playing/game.ts';
import { dropWithKeys } from '../playing/moves.ts';
import { CLASSIC } from './setups.ts';

const PLAYED = { 'rensa:best:puyo': JSON.stringify({ v: 1, value: { 'endless/classic/4': 112_480 } }) };

const dialogOf = (page: Page) => page.locator('dialog.setup[open]');

async function openSetup(path: string, look: Partial<Look> = {}): Promise<Page> {
  const page = await openPage(path, look);
  await dialogOf(page).waitFor();
  return page;
}

describe('the choices', () => {
  test('are a step further, are kept, and Escape goes back to the button first', async () => {
    const page = await openSetup('/play/puyo?mode=endless');
    await page.keyboard.press('KeyO');
    await page.getByRole('radio', { name: en.endless }).waitFor();
    await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute('type'))).toBe('radio');
    await page.keyboard.press('ArrowDown');
    await page.getByRole('radio', { name: 'Tsu' }).check();
    await page.keyboard.press('Escape');
    await expect.poll(() => page.locator('.choice-line').innerText()).toBe('Survival, Tsu, 4 colors');
    await expect.poll(() => page.evaluate(() => document.activeElement?.className)).toBe('choice-line');
    await page.getByRole('button', { name: en.play }).click();
    await expect.poll(() => page.locator('main').getAttribute('data-phase')).toBe('playing');
    const stored = await page.evaluate(() => localStorage.getItem('rensa:setup:puyo'));
    expect(stored).toContain('"mode":"survival"');
    expect(stored).toContain('"rules":"tsu"');
  });

  test('of rules of one’s own are named in the line', async () => {
    const page = await openSetup('/play/puyo?mode=endless');
    await page.locator('.choice-line').click();
    await page.getByRole('button', { name: en.customRules }).click();
    await page.getByRole('spinbutton').first().fill('5');
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: en.backStep }).click();
    await expect.poll(() => page.locator('.choice-line').innerText()).toBe(`Endless, ${en.customRulesChosen}`);
  });

  test('tools have a sentence each', async () => {
    const page = await openSetup('/play/puyo?mode=endless');
    await page.getByRole('button', { name: en.tools }).click();
    for (const line of TOOL_LINES) await expect.poll(() => page.getByText(line.en).count()).toBe(1);
  });
});

test('somebody who has played sees the best score, and today’s run in place of the lesson', async () => {
  const page = await openSetup('/play/puyo?mode=endless', { kept: PLAYED, size: 'phone' });
  await page.getByText(en.bestIs(112_480)).waitFor();
  expect(await page.getByRole('link', { name: en.todaysRun }).getAttribute('href')).toBe('/daily/puyo');
  await expect.poll(() => page.getByText(en.newHere).count()).toBe(0);
});

test('a wide screen shows what was reached', async () => {
  const page = await openSetup('/play/puyo?mode=endless', { kept: PLAYED });
  await expect.poll(() => page.locator('.setup-numbers').innerText()).toContain('112,480');
});

describe('a saved game', () => {
  async function openSaved(): Promise<Page> {
    const page = await openHeld('/play/puyo?start=1&seed=5');
    await getReady(page, puyo, CLASSIC, 5);
    await dropWithKeys(page, { turns: 0, shifts: -2 });
    await until(page, { pairs: 1 });
    await page.keyboard.press('KeyP');
    await page.goto('/play/puyo?mode=endless');
    await dialogOf(page).waitFor();
    return page;
  }

  test('is the picture and the main button, and goes on', async () => {
    const page = await openSaved();
    await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toContain(en.continue);
    await page.keyboard.press('Enter');
    expect(await until(page, { pairs: 1 })).toMatchObject({ pairs: 1 });
    await expect.poll(() => dialogOf(page).count()).toBe(0);
  });

  test('comes back after a new one was begun, until its first pair has landed', async () => {
    const page = await openSaved();
    await page.keyboard.press('KeyN');
    await until(page, { phase: 'playing' });
    await ticks(page, 130);
    await page.getByRole('button', { name: en.undo }).click();
    await expect.poll(() => shown(page)).toMatchObject({ pairs: 1 });
  });

  test('is gone once it has', async () => {
    const page = await openSaved();
    await page.keyboard.press('KeyN');
    await until(page, { phase: 'playing' });
    await page.getByRole('button', { name: en.undo }).waitFor();
    await page.keyboard.press('ArrowUp');
    await until(page, { pairs: 1 });
    await expect.poll(() => page.getByRole('button', { name: en.undo }).count()).toBe(0);
    const saves = await page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('rensa:save:')));
    expect(saves.length).toBeLessThanOrEqual(1);
  });
});
