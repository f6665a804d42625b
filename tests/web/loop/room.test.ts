// Loop on small screens and with large text, in all that its pages show besides a fresh board.

import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';

import { en } from '../../../apps/web/games/loop/text/en.ts';
import { faultsOfRoom, openAt, SCREENS } from '../look/room.ts';
import { around, daily, DATE, drawWithMouse, EASY, expectSolved, MEDIUM, ready, UNLIMITED } from './board.ts';

describe.each(SCREENS)('on a screen $name', (screen) => {
  async function open(path: string): Promise<Page> {
    const page = await openAt(screen, 'en-US');
    await page.clock.install({ time: new Date(`${DATE}T12:00:00`) });
    await page.clock.resume();
    await page.goto(path);
    await ready(page);
    return page;
  }

  const press = (page: Page, name: string): Promise<void> => page.getByRole('button', { name }).click();

  test('a hint with its ways, and a trial', async () => {
    const page = await open(MEDIUM);
    await press(page, en.hint);
    await press(page, en.hintWhy);
    const hint = await faultsOfRoom(page);
    await page.keyboard.press('t');
    await page.getByRole('group', { name: en.trial }).waitFor();
    expect({ hint, trial: await faultsOfRoom(page) }).toEqual({ hint: [], trial: [] });
  });

  test('the settings, and what asks before something is lost', async () => {
    const page = await open(UNLIMITED);
    await press(page, en.settings);
    await page.getByRole('dialog', { name: en.settings }).waitFor();
    const settings = await faultsOfRoom(page);
    await press(page, en.showSolution);
    await page.getByRole('dialog', { name: en.showSolution }).waitFor();
    expect({ settings, asked: await faultsOfRoom(page) }).toEqual({ settings: [], asked: [] });
  });

  test('a result, and sharing it', async () => {
    const page = await open(EASY);
    await page.locator('.loop-cells').scrollIntoViewIfNeeded();
    await drawWithMouse(page, around(daily('easy')));
    await expectSolved(page);
    const result = await faultsOfRoom(page);
    await press(page, en.share);
    await page.getByRole('dialog', { name: en.share }).waitFor();
    expect({ result, shared: await faultsOfRoom(page) }).toEqual({ result: [], shared: [] });
  });
});
