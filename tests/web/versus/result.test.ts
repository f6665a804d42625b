// The ends of rounds and matches on the page: draws, the result, its replays, and another match with one key.

import { readReplay, verify } from '@rensa/engine';
import { findGame } from '@rensa/games';
import { text } from 'node:stream/consumers';
import type { Download, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { en } from '../../../apps/web/versus/text/match/en.ts';
import { endOf } from '../look/boxes.ts';
import { faultsOf } from '../look/faults.ts';
import { watchWords } from '../look/words.ts';
import { beginRound, MATCH_GAMES, openVersus, passEnd, passRound } from './match.ts';

const MAX_FRAMES = 60 * 60;
const [{ id }] = MATCH_GAMES as [(typeof MATCH_GAMES)[number]];

/** Two people at one keyboard, for one round. */
async function openForTwo(): Promise<Page> {
  const page = await openVersus(id);
  // Matches differ by the names that they are kept under.
  await page.evaluate(() => {
    let drawn = 0;
    Crypto.prototype.getRandomValues = <T extends ArrayBufferView | null>(array: T): T => {
      (array as unknown as Uint32Array).fill(++drawn);
      return array;
    };
  });
  await page.getByRole('radiogroup', { name: 'Best of' }).getByRole('radio', { name: '1' }).check({ force: true });
  await page.keyboard.press('KeyA');
  await page.keyboard.press('KeyM');
  await page.locator('.way-head .button').first().click();
  return page;
}

/** Plays a round in which these keys are held. */
async function playRound(page: Page, ...keys: readonly string[]): Promise<void> {
  await beginRound(page);
  for (const key of keys) await page.keyboard.down(key);
  await passRound(page, MAX_FRAMES);
  for (const key of keys) await page.keyboard.up(key);
}

async function resultIn(download: Download): Promise<readonly string[] | undefined> {
  const replay = readReplay(await text(await download.createReadStream()));
  const duel = findGame(replay.game)?.duel;
  const verdict = duel && verify(duel, replay);
  return verdict?.ok === true ? verdict.result?.map(({ outcome }) => outcome) : undefined;
}

/** Downloads all rounds of the oldest match that is kept, and checks them. */
async function keptResults(page: Page): Promise<unknown[]> {
  await page.goto('/replays');
  await page.getByRole('listitem').last().getByRole('link').click();
  const results: unknown[] = [];
  const rounds = page.getByRole('group', { name: en.rounds });
  await rounds.waitFor();
  for (const round of await rounds.getByRole('button').all()) {
    await round.click();
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: watchWords.en.download }).click();
    results.push(await resultIn(await download));
  }
  return results;
}

test('a draw is said and played again; a key begins another match; all rounds are kept, watched and valid', async () => {
  const page = await openForTwo();
  await playRound(page, 'KeyS', 'ArrowDown');
  await page.evaluate(async () => {
    for (let i = 0; i < 80; i++) await window.heldFrames.next();
  });
  await expect.poll(() => page.locator('.announcement').textContent()).toContain(en.drawnRound);
  await playRound(page, 'ArrowDown');
  expect(await passEnd(page)).toBe('Player 1 won');
  expect(await faultsOf(page)).toEqual([]);
  await page.setViewportSize({ width: 1280, height: 520 });
  await expect.poll(() => endOf(page.getByRole('button', { name: en.changeMatch }))).toBeLessThan(520 - 12);
  for (const key of ['KeyR', 'Enter']) {
    await page.keyboard.press(key);
    await playRound(page, 'ArrowDown');
    expect(await passEnd(page)).toBe('Player 1 won');
  }
  await expect
    .poll(() => keptResults(page))
    .toEqual([
      ['drawn', 'drawn'],
      ['won', 'lost'],
    ]);
  expect(await faultsOf(page)).toEqual([]);
  // The second board hangs below the rail, and the page can be moved along by keys.
  await page.keyboard.press('End');
  await expect.poll(() => page.locator('.track[data-boards="2"] .track-dots').count()).toBe(2);
  await expect
    .poll(() => page.getByRole('slider').inputValue())
    .toBe(await page.getByRole('slider').getAttribute('max'));
});
