// Two people on one device, and a match that is left in the middle.

import type { Page } from 'playwright-core';
import { faultsOf } from '../look/faults.ts';
import { expect, test } from 'vitest';
import { holdPad, takePads, tapPad } from '../browser/gamepads.ts';
import { beginRound, MATCH_GAMES, openVersus, passEnd, passRound, shownMatch } from './match.ts';
import { SMOKE } from '../smoke.ts';

const MAX_FRAMES = 60 * 60;
const [{ id }] = MATCH_GAMES as [(typeof MATCH_GAMES)[number]];

const seat = (page: Page, number: 0 | 1) => page.locator(`.person[data-seat="${number}"]`);
const playTwo = (page: Page) => page.locator('.way-head .button').first();

/** The columns of each board, as the saved match has them; a pause saves it. */
async function inputsSaved(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const text = Object.entries(localStorage).find(([key]) => key.startsWith('rensa:save:'))?.[1] ?? '{}';
    const { value } = JSON.parse(text) as { value?: { running?: { log: readonly unknown[] } | null } };
    return (value?.running?.log ?? []).map((log) => JSON.stringify(log));
  });
}

test('two people take a side of the keyboard each, and play', SMOKE, async () => {
  const page = await openVersus(id);
  await page.keyboard.press('KeyA');
  await seat(page, 0).and(page.locator('[data-device="keys1"]')).waitFor();
  await expect.poll(() => page.locator('.begin-waits').textContent()).toContain('Player 2');
  await page.keyboard.press('KeyM');
  await seat(page, 1).and(page.locator('[data-device="keys2"]')).waitFor();
  await playTwo(page).click();
  await beginRound(page);
  await passRound(page, 30);
  await page.keyboard.press('KeyA');
  await page.keyboard.press('ArrowRight');
  await passRound(page, 5);
  await page.keyboard.press('Escape');
  const [first, second] = await inputsSaved(page);
  expect(first).not.toBe(second);
  for (const log of [first, second]) expect(log).toMatch(/[1-9]/);
});

test('a match of two people ends, and the one who stacks higher loses', async () => {
  const page = await openVersus(id);
  await page.getByRole('radiogroup', { name: 'Best of' }).getByRole('radio', { name: '1' }).check({ force: true });
  await page.keyboard.press('KeyA');
  await page.keyboard.press('KeyM');
  await playTwo(page).waitFor();
  await page.keyboard.press('Enter');
  await beginRound(page);
  await page.keyboard.down('KeyS');
  await passRound(page, MAX_FRAMES);
  await page.keyboard.up('KeyS');
  expect(await passEnd(page)).toMatch(/^Player 2 /);
});

test('two people take a gamepad each, and play; a pad that is unplugged pauses, and others can take its place', async () => {
  const page = await openVersus(id, {}, takePads);
  await tapPad(page, 1, 0);
  await seat(page, 0).and(page.locator('[data-device="pad2"]')).waitFor();
  await tapPad(page, 0, 3);
  await seat(page, 1).and(page.locator('[data-device="pad1"]')).waitFor();
  await playTwo(page).click();
  await beginRound(page);
  await passRound(page, 30);
  await holdPad(page, 0, 14, true);
  await passRound(page, 2);
  await page.evaluate(() => {
    for (const pad of window.fakePads) pad.connected = false;
  });
  await passRound(page, 2);
  expect((await shownMatch(page)).phase).toBe('paused');
  const [first, second] = await inputsSaved(page);
  expect(first).not.toBe(second);
  // Both gamepads are gone: the page says so, and both can go on without.
  const dialog = page.getByRole('dialog');
  expect(await faultsOf(page)).toEqual([]);
  await dialog.getByText('Player 2: Gamepad 1 is not connected. Press a button on it.').waitFor();
  await dialog.getByRole('button', { name: 'Play with: Right side of the keyboard' }).click();
  await dialog.getByRole('button', { name: 'Play with: Left side of the keyboard' }).click();
  await dialog.getByRole('button', { name: 'Resume' }).click();
  await passRound(page, 40);
  await expect.poll(() => dialog.count()).toBe(0);
  expect(await faultsOf(page)).toEqual([]);
  expect((await shownMatch(page)).phase).toBe('playing');
});

test('a match that is left in the middle waits, paused, when the page is loaded again', async () => {
  const page = await openVersus(id);
  await page.keyboard.press('Enter');
  await beginRound(page);
  await passRound(page, 300);
  await page.keyboard.press('Escape');
  await page.locator('main.match[data-phase="paused"]').waitFor();
  const before = await inputsSaved(page);
  // For people who cannot see the boards: yours, which is a pair in the middle, then the other one.
  const inWords = page.getByRole('dialog').getByRole('region', { name: /^Board: / });
  const [own = '', other = ''] = await inWords.allTextContents();
  expect(await inWords.first().getAttribute('aria-label')).toBe('Board: You');
  expect(own.match(/: empty\./g)).toHaveLength(5);
  expect(other).toMatch(/Column 1: (?!empty)/);
  await page.reload();
  await page.locator('main.match[data-phase="paused"]').waitFor();
  await expect.poll(() => inputsSaved(page)).toEqual(before);
  await page.getByRole('dialog').getByRole('button', { name: 'Resume' }).click();
  await passRound(page, 200);
  await page.keyboard.press('Escape');
  await page.locator('main.match[data-phase="paused"]').waitFor();
  expect((await inputsSaved(page)).join().length).toBeGreaterThan(before.join().length);
  await page.getByRole('dialog').getByRole('button', { name: 'Leave' }).click();
  await page.locator('main.versus .resume').click();
  await page.locator('main.match[data-phase="paused"]').waitFor();
});
