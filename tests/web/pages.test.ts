import { capsules } from '@rensa/games/capsules';
import { gems } from '@rensa/games/gems';
import { puyo } from '@rensa/games/puyo';
import { describe, expect, test } from 'vitest';

import { ROUTES } from '../../apps/web/router.ts';
import { en } from '../../apps/web/base/text/en.ts';
import { faultsOf } from './faults.ts';
import { address, told, until } from './game.ts';
import { type Look, openPage } from './page.ts';

const LOOKS = (['light', 'dark'] as const).flatMap((colorScheme) =>
  (['phone', 'desktop'] as const).map((size): Partial<Look> => ({ colorScheme, size, reducedMotion: 'reduce' })),
);

/** With rules under which pieces can be dropped at once, so that the end comes soon. */
const GAMES = [
  { game: puyo, setup: { rules: 'classic' } },
  { game: gems, setup: { rules: 'classic' } },
  { game: capsules, setup: { rules: 'classic', level: 20 } },
];

describe.each(LOOKS)('in $colorScheme on a $size axe finds no fault in', (look) => {
  test.each([...ROUTES.map(({ path }) => path), '/nowhere/at/all'])('%s', async (path) => {
    const page = await openPage(path, look);
    await page.getByRole('heading').first().waitFor({ state: 'attached' });
    expect(await faultsOf(page)).toEqual([]);
  });
});

describe.each(LOOKS.slice(1, 3))('in $colorScheme on a $size axe finds no fault in', (look) => {
  test.each(GAMES)('a running game of $game.id, its pause and its end', async ({ game, setup }) => {
    const page = await openPage(address(game, setup, 1), look);
    await until(page, { phase: 'playing', ticks: 5 });
    expect(await faultsOf(page)).toEqual([]);
    await page.getByRole('button', { name: en.pause }).click();
    const dialog = page.getByRole('dialog', { name: en.paused });
    await dialog.waitFor();
    expect(await faultsOf(page)).toEqual([]);
    await dialog.getByRole('button', { name: en.resume }).click();
    while ((await told(page)).phase === 'playing') await page.keyboard.press('ArrowUp');
    await page.getByRole('dialog', { name: en.over }).waitFor();
    expect(await faultsOf(page)).toEqual([]);
  });

  test('the settings', async () => {
    const page = await openPage('/', look);
    await page.getByRole('button', { name: en.settings }).click();
    await page.getByRole('dialog', { name: en.settings }).waitFor();
    expect(await faultsOf(page)).toEqual([]);
  });
});
