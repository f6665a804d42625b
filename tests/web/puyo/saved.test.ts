// Data that lasts from one visit to the next, and what happens when the browser does not let it.

import { puyo } from '@rensa/games/puyo';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';

import { en } from '../look/words.ts';
import { holdFrames } from '../browser/frames.ts';
import { address, getReady, openGame, savedState, ticks, until } from '../playing/game.ts';
import { dropWithKeys } from '../playing/moves.ts';
import { type Move, rehearse } from '../playing/rehearse.ts';
import { addScript, openPage, takePage } from '../browser/page.ts';
import { toast } from '../look/toast.ts';
import { CLASSIC, play } from './setups.ts';
import { SMOKE } from '../smoke.ts';

const SEED = 82;
const MOVES: readonly Move[] = [
  { turns: 0, shifts: -2 },
  { turns: 1, shifts: 2 },
  { turns: -1, shifts: 0 },
];
/** Three hard drops. */
const LEFT = { score: 60, pairs: 3 };

/** A game that was begun. */
async function openBegun(): Promise<Page> {
  const page = await openGame(puyo, CLASSIC, SEED);
  await play(page, SEED, MOVES);
  return page;
}

describe('a game that was left', () => {
  test('comes back paused, with its score and its board, after a reload', SMOKE, async () => {
    const page = await openBegun();
    await page.reload();
    expect(await until(page, { phase: 'paused' })).toMatchObject(LEFT);
    expect((await savedState(page, puyo)).board).toEqual(rehearse(puyo, CLASSIC, SEED, MOVES).state.board);
    await page.getByRole('button', { name: en.resume }).click();
    await ticks(page, 3);
    await dropWithKeys(page, { turns: 0, shifts: 0 });
    await until(page, { phase: 'playing', pairs: 4 });
  });

  test('is offered at home', async () => {
    const page = await openBegun();
    await page.keyboard.press('KeyP');
    await page.getByRole('dialog', { name: en.paused }).getByRole('button', { name: en.home }).click();
    await page.getByRole('link', { name: en.continue }).click();
    expect(await until(page, { phase: 'playing' })).toMatchObject(LEFT);
  });

  test('is offered next to a new one', async () => {
    const page = await openBegun();
    await page.goto('/play/puyo?mode=survival');
    await page.getByRole('button', { name: en.continue }).click();
    expect(await until(page, { phase: 'playing' })).toMatchObject(LEFT);
  });
});

describe('storage', () => {
  test('that holds a damaged game sets it aside and says so', async () => {
    const damaged = '{"v":1,"value":{"format":"?"}}';
    const page = await openPage('/', { kept: { 'rensa:save:puyo': damaged } });
    await toast(page, en.toastDamaged(en.storedSave));
    const kept = await page.evaluate(() => ({ ...localStorage }));
    expect(kept).toMatchObject({ 'rensa:save:puyo:damaged:1': damaged });
    expect(kept).not.toHaveProperty('rensa:save:puyo');
  });

  const troubles: readonly (readonly ['blocked' | 'full', () => void])[] = [
    [
      'blocked',
      () =>
        Object.defineProperty(window, 'localStorage', {
          get: () => {
            throw new DOMException('denied', 'SecurityError');
          },
        }),
    ],
    [
      'full',
      () => {
        Storage.prototype.setItem = () => {
          throw new DOMException('full', 'QuotaExceededError');
        };
      },
    ],
  ];

  test.each(troubles)('that is %s is said once, and the game goes on', async (trouble, script) => {
    const page = await takePage();
    await holdFrames(page);
    await addScript(page, script);
    const said = toast(page, trouble === 'full' ? en.toastFull(en.storedSave) : en.toastStorage);
    await page.goto(address(puyo, CLASSIC, SEED));
    await getReady(page, puyo, CLASSIC, SEED);
    await play(page, SEED, MOVES);
    await page.keyboard.press('KeyP');
    await said;
    await page.getByRole('button', { name: en.resume }).click();
    expect(await until(page, { phase: 'playing' })).toMatchObject(LEFT);
  });
});
