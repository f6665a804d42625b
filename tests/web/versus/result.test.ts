// How rounds and matches end on the page: draws, the result, its replays, and another match with one key.

import { readReplay, verify } from '@rensa/engine';
import { findGame } from '@rensa/games';
import { text } from 'node:stream/consumers';
import type { Download, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { beginRound, MATCH_GAMES, openVersus, passEnd, passRound } from './match.ts';

const MOST_FRAMES = 60 * 60;
const [{ id }] = MATCH_GAMES as [(typeof MATCH_GAMES)[number]];

/** Two people at one keyboard, for one round. */
async function openForTwo(): Promise<Page> {
  const page = await openVersus(id);
  // Matches are told apart by the names that they are kept under.
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
  await passRound(page, MOST_FRAMES);
  for (const key of keys) await page.keyboard.up(key);
}

async function resultIn(download: Download): Promise<readonly string[] | undefined> {
  const replay = readReplay(await text(await download.createReadStream()));
  const match = findGame(replay.game)?.match;
  const verdict = match && verify(match, replay);
  return verdict?.ok === true ? verdict.result?.map(({ outcome }) => outcome) : undefined;
}

test('a draw is said and played again; replays of all rounds are valid; a key begins another match', async () => {
  const page = await openForTwo();
  await playRound(page, 'KeyS', 'ArrowDown');
  await page.evaluate(async () => {
    for (let i = 0; i < 60; i++) await window.heldFrames.next();
  });
  expect(await page.locator('.announcement').textContent()).toContain('Draw: this round is played again');
  await playRound(page, 'ArrowDown');
  expect(await passEnd(page)).toBe('Player 1 won');
  const results: unknown[] = [];
  for (const name of ['Save round 1', 'Save round 2']) {
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name }).click();
    results.push(await resultIn(await download));
  }
  expect(results).toEqual([
    ['drawn', 'drawn'],
    ['won', 'lost'],
  ]);
  for (const key of ['KeyR', 'Enter']) {
    await page.keyboard.press(key);
    await playRound(page, 'ArrowDown');
    expect(await passEnd(page)).toBe('Player 1 won');
  }
});
