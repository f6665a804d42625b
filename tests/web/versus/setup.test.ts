// The page before a match.

import { expect, test } from 'vitest';
import { openPage } from '../browser/page.ts';
import { en } from '../look/words.ts';
import { MATCH_GAMES, openVersus } from './match.ts';
import { SMOKE } from '../smoke.ts';

const [first, second] = MATCH_GAMES as [(typeof MATCH_GAMES)[number], (typeof MATCH_GAMES)[number]];
const strongest = first.bots.levels.at(-1)?.name ?? '';

test('is one click from home, and /versus leads to the game that was there last', SMOKE, async () => {
  const page = await openPage('/');
  await page.getByRole('link', { name: en.versus }).click();
  await page.locator(`main.versus .game-tile[data-game="${first.id}"][aria-current]`).waitFor();
  await page.locator(`.game-tile[data-game="${second.id}"]`).click();
  await page.locator(`.game-tile[data-game="${second.id}"][aria-current]`).waitFor();
  await page.goto('/versus');
  await page.locator(`.game-tile[data-game="${second.id}"][aria-current]`).waitFor();
  expect(new URL(page.url()).pathname).toBe(`/versus/${second.id}`);
});

test('begins with the weakest opponent, and remembers what was chosen', async () => {
  const page = await openVersus(first.id);
  const chosen = page.locator('.step:has(:checked)');
  await expect.poll(() => chosen.getAttribute('data-bot')).toBe(first.bots.levels[0]?.name);
  await page.keyboard.press(`Digit${first.bots.levels.length}`);
  await expect.poll(() => chosen.getAttribute('data-bot')).toBe(strongest);
  await page.getByRole('radiogroup', { name: 'Best of' }).getByRole('radio', { name: '5' }).check({ force: true });
  await page.getByRole('button', { name: en.less('Handicap') }).click();
  await page.reload();
  await page.locator('main.versus').waitFor();
  await expect.poll(() => chosen.getAttribute('data-bot')).toBe(strongest);
  await expect
    .poll(() => page.getByRole('radiogroup', { name: 'Best of' }).getByRole('radio', { name: '5' }).isChecked())
    .toBe(true);
  await expect.poll(() => page.locator('.handicap output').textContent()).toBe('You 75%');
});

test('has one way to play at a time on a phone, and a finger takes a seat', async () => {
  const page = await openVersus(first.id, { size: 'phone' });
  await page.locator('.segment', { hasText: 'Two players' }).tap();
  await expect.poll(() => page.locator('.ladder').count()).toBe(0);
  await page.locator('.person[data-seat="0"]').tap();
  await page.locator('.person[data-seat="0"][data-device="touch"]').waitFor();
  // It would choose another way to play, if that had been chosen by keys.
  await page.keyboard.press('ArrowLeft');
  await page.locator('.person[data-seat="1"][data-device="keys2"]').waitFor();
  await page.getByRole('radio', { name: 'Watch' }).check({ force: true });
  await expect.poll(() => page.locator('.picker').count()).toBe(2);
});
