import { Session, type Replay } from '@rensa/engine';
import { INPUT } from '@rensa/games/falling';
import { puyo } from '@rensa/games/puyo';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';

import { linkText } from '../../../apps/web/base/share/link.ts';
import { en as reviewEnglish } from '../../../apps/web/games/puyo/review/text/en.ts';
import { faultsOf } from '../look/faults.ts';
import { Fingers } from '../browser/fingers.ts';
import { letFramesRun, passFrames } from '../browser/frames.ts';
import { openHeld, until } from '../playing/game.ts';
import { OVER_FRAMES } from '../playing/moves.ts';
import { follow, holdKey, openPage } from '../browser/page.ts';
import { gapBetween } from '../look/boxes.ts';
import { en } from '../look/words.ts';
import { SMOKE } from '../smoke.ts';

const t = reviewEnglish;
/** Searches take their time on a machine that does other things too. */
const PATIENCE = { timeout: 60_000 };

/** Six pairs, each set down somewhere else. */
const SIX = [[INPUT.left], [INPUT.rotateRight], [], [INPUT.left, INPUT.left], [INPUT.right], [INPUT.rotateLeft]];

function played(pairs: readonly (readonly number[])[]): Replay {
  const session = new Session(puyo, puyo.parseSetup({ rules: 'classic' }), 7);
  for (const ways of pairs) {
    while (session.state.pair === null) session.advance([0]);
    for (const way of [...ways, INPUT.hard]) {
      session.advance([way]);
      session.advance([0]);
    }
  }
  while (session.state.pair === null) session.advance([0]);
  return session.replay();
}

const link = async (query: string): Promise<string> => `/replay/review${query}#${await linkText(played(SIX))}`;
const moveIn = (page: Page) => page.evaluate(() => new URLSearchParams(location.search).get('move'));
const headingOf = (page: Page, n: number) => page.getByRole('heading', { name: new RegExp(` pair ${n}$`, 'i') });

describe('a review', () => {
  test('of a pasted game is the same everywhere, and is read with keys and a pointer', async () => {
    const page = await openPage(await link('?move=2'));
    await page.getByText(t.reviewedBy('strong', 32_000)).waitFor(PATIENCE);
    await expect
      .poll(() => page.getByRole('region', { name: t.accuracy }).getByRole('status').textContent())
      .toBe('79');
    await headingOf(page, 2).waitFor();
    await page.keyboard.press('ArrowRight');
    await headingOf(page, 3).waitFor();
    await expect.poll(() => moveIn(page)).toBe('3');
    await page.keyboard.press('Home');
    await headingOf(page, 1).waitFor();
    await page
      .getByRole('button', { name: new RegExp(`^${t.pairNumber(4)}`) })
      .last()
      .click();
    await headingOf(page, 4).waitFor();
    await page.setViewportSize({ width: 1280, height: 720 });
    await expect
      .poll(() => gapBetween(page.locator('.review-steps-buttons'), page.locator('.review-below')))
      .toBeGreaterThan(0);
    await page.getByRole('button', { name: t.play, exact: true }).click();
    await headingOf(page, 6).waitFor();
    await page.keyboard.press('ArrowLeft');
    await headingOf(page, 5).waitFor();
    await page.keyboard.press('KeyB');
    await page.getByText(t.hideLine).waitFor();
    await page.locator('.review-steps li').first().waitFor(PATIENCE);
    await page.keyboard.press('KeyY');
    await expect.poll(() => page.getByText(t.hideLine).count()).toBe(0);
    await page.locator('.review-steps li').first().waitFor(PATIENCE);
    expect(await faultsOf(page)).toEqual([]);
    await page.getByRole('button', { name: t.backToReplay }).click();
    await page.getByRole('button', { name: en.review }).click();
    await page.getByRole('heading', { name: en.review, exact: true }).waitFor();
  });

  test('on a phone has an overview, and goes from move to move under a finger', async () => {
    const page = await openPage(await link(''), { size: 'phone' });
    await page.getByText(t.reviewedBy('strong', 32_000)).waitFor(PATIENCE);
    await page.getByRole('button', { name: t.fromStart }).tap();
    const whole = () => page.evaluate(() => document.documentElement.scrollHeight - innerHeight);
    await expect.poll(whole).toBe(0);
    await page.getByRole('button', { name: t.fromHere }).tap();
    await page.getByRole('dialog').getByRole('link', { name: t.toPractice }).waitFor();
    await page.keyboard.press('Escape');
    const box = await page.locator('.review-field').boundingBox();
    if (box === null) throw new Error('no field');
    const [y, from] = [box.y + box.height / 2, box.x + box.width - 20];
    const fingers = await Fingers.on(page);
    await fingers.stroke(
      [
        { x: from, y },
        { x: from - 120, y },
      ],
      150,
    );
    await expect.poll(() => moveIn(page)).toBe('2');
    expect(await faultsOf(page)).toEqual([]);
    await page.getByRole('button', { name: t.toOverview }).click();
    await page.getByRole('button', { name: t.fromStart }).waitFor();
  });

  test('opens from the result of a game, and is stored with its replay', SMOKE, async () => {
    const page = await openHeld('/play/puyo?rules=tsu&seed=1&start=1');
    await until(page, { phase: 'playing' });
    await holdKey(page, 'ArrowDown');
    // Pairs on both sides too: their review takes longer than a press of Stop.
    for (const [key, pairs] of [
      ['ArrowLeft', 6],
      ['ArrowRight', 12],
    ] as const) {
      await holdKey(page, key);
      await until(page, { pairs });
      await page.keyboard.up(key);
    }
    await until(page, { phase: 'over' });
    await page.keyboard.up('ArrowDown');
    await passFrames(page, OVER_FRAMES);
    await letFramesRun(page);
    await page.getByRole('dialog').getByRole('button', { name: en.review }).click();
    await page.getByText(/^Reviewing [1-9]/).waitFor(PATIENCE);
    await page.getByRole('button', { name: t.stop }).click();
    const graded = page.locator('.review-move .grade-sign:not([data-grade="none"])');
    const known = await graded.count();
    expect(known).toBeGreaterThan(0);
    await expect.poll(() => stoppedReviews(page)).toBe(1);
    await page.reload();
    await page.getByRole('button', { name: t.goOn }).waitFor();
    await expect.poll(() => graded.count()).toBe(known);
    await page.getByRole('button', { name: t.goOn }).click();
    await expect.poll(() => graded.count(), PATIENCE).toBeGreaterThan(known);
    await follow(page, '/replay/review');
    const last = page.getByRole('main').getByRole('link').first();
    await expect.poll(() => last.getAttribute('href')).toBe('/replay/1/review');
  });
});

/** Kept replays with a review that was stopped. */
function stoppedReviews(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        indexedDB.open('rensa').addEventListener('success', ({ target }) => {
          const { result: database } = target as IDBOpenDBRequest;
          const all = database.transaction('replays').objectStore('replays').getAll();
          all.addEventListener('success', () => {
            database.close();
            const found = all.result as { review?: Record<string, { stopped: boolean }> }[];
            resolve(found.filter(({ review }) => review?.['0/0']?.stopped === true).length);
          });
        });
      }),
  );
}
