import { puyo, type Setup } from '@rensa/games/puyo';
import { describe, expect, test } from 'vitest';

import { ROUTES } from '../../apps/web/router.ts';
import { en } from '../../apps/web/text/en.ts';
import { faultsOf } from './faults.ts';
import { address, letTimeRun, openGame, ticks, until } from './game.ts';
import { type Look, openPage } from './page.ts';

const LOOKS = (['light', 'dark'] as const).flatMap((colorScheme) =>
  (['phone', 'desktop'] as const).map((size): Partial<Look> => ({ colorScheme, size, reducedMotion: 'reduce' })),
);

const CLASSIC: Setup = { rules: 'classic', mode: 'endless', colors: 4 };

describe.each(LOOKS)('in $colorScheme on a $size axe finds no fault in', (look) => {
  test.each([...ROUTES.map(({ path }) => path), '/nowhere/at/all'])('%s', async (path) => {
    const page = await openPage(path, look);
    await page.getByRole('heading').first().waitFor({ state: 'attached' });
    expect(await faultsOf(page)).toEqual([]);
  });
});

describe.each(LOOKS.slice(1, 3))('in $colorScheme on a $size axe finds no fault in', (look) => {
  test('a running game, its pause and the settings', async () => {
    const page = await openPage(address(puyo, CLASSIC, 1), look);
    await until(page, { phase: 'playing', ticks: 5 });
    expect(await faultsOf(page)).toEqual([]);
    await page.getByRole('button', { name: en.pause }).click();
    await until(page, { phase: 'paused' });
    expect(await faultsOf(page)).toEqual([]);
    await page.getByRole('button', { name: en.allSettings }).click();
    await page.getByRole('dialog', { name: en.settings }).waitFor();
    expect(await faultsOf(page)).toEqual([]);
  });

  test('the end of a game', async () => {
    const page = await openGame(puyo, CLASSIC, 1, look);
    while ((await ticks(page, 0)).phase === 'playing') {
      await page.keyboard.press('ArrowUp');
      await page.clock.runFor(200);
    }
    await letTimeRun(page);
    await page.getByRole('dialog', { name: en.over }).waitFor();
    expect(await faultsOf(page)).toEqual([]);
  });
});
