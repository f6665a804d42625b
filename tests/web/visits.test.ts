// What lasts from one visit to the next, and what happens when the browser does not let it.

import { puyo, type Setup } from '@rensa/games/puyo';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';

import { en } from '../../apps/web/base/text/en.ts';
import { ja } from '../../apps/web/base/text/ja.ts';
import {
  address,
  dropWithKeys,
  letTimeRun,
  make,
  type Move,
  openGame,
  rehearse,
  savedState,
  ticks,
  until,
} from './game.ts';
import { openPage, visit } from './page.ts';

const CLASSIC: Setup = { rules: 'classic', mode: 'endless', colors: 4 };
const SEED = 82;
const MOVES: readonly Move[] = [
  { turns: 0, shifts: -2 },
  { turns: 1, shifts: 2 },
  { turns: -1, shifts: 0 },
];

async function playSome(page: Page): Promise<void> {
  await until(page, { phase: 'playing', ticks: 2 });
  await make(page, MOVES, rehearse(puyo, CLASSIC, SEED, MOVES).waits, (move) => dropWithKeys(page, move));
}

describe('a game that was left', () => {
  test('is there again with its score and its board when the page is loaded again, paused', async () => {
    const page = await openGame(puyo, CLASSIC, SEED);
    await playSome(page);
    await letTimeRun(page);
    await page.reload();
    const { score, pairs } = await until(page, { phase: 'paused' });
    expect({ score, pairs }).toEqual({ score: 60, pairs: 3 });
    expect((await savedState(page, puyo)).board).toEqual(rehearse(puyo, CLASSIC, SEED, MOVES).state.board);
    await page.getByRole('button', { name: en.resume }).click();
    await ticks(page, 3);
  });

  test('is offered at home', async () => {
    const page = await openGame(puyo, CLASSIC, SEED);
    await playSome(page);
    await letTimeRun(page);
    await page.keyboard.press('KeyP');
    await page.getByRole('dialog', { name: en.paused }).getByRole('button', { name: en.home }).click();
    await page.getByRole('link', { name: en.continue }).click();
    expect(await until(page, { phase: 'paused' })).toMatchObject({ score: 60, pairs: 3 });
  });

  test('is offered beside a new one', async () => {
    const page = await openGame(puyo, CLASSIC, SEED);
    await playSome(page);
    await letTimeRun(page);
    await page.goto('/play/puyo?mode=survival');
    await page.getByRole('button', { name: en.continue }).click();
    expect(await until(page, { phase: 'paused' })).toMatchObject({ score: 60, pairs: 3 });
  });
});

async function toast(page: Page, words: string): Promise<void> {
  await page.getByRole('status').getByText(words).waitFor();
}

describe('storage', () => {
  test('that holds a damaged game sets it aside and says so', async () => {
    const damaged = '{"v":1,"value":{"format":"?"}}';
    const page = await openPage('/', { kept: { 'rensa:save:puyo': damaged } });
    await toast(page, en.toastDamagedSave);
    const kept = await page.evaluate(() => ({ ...localStorage }));
    expect(kept).toMatchObject({ 'rensa:save:puyo:damaged:1': damaged });
    expect(kept).not.toHaveProperty('rensa:save:puyo');
  });

  const troubles: readonly (readonly [string, () => void])[] = [
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

  test.each(troubles)('that is %s is said once, and the game goes on', async (_, script) => {
    const context = await visit();
    await context.addInitScript(script);
    const page = await context.newPage();
    const said = toast(page, en.toastStorage);
    await page.goto(address(puyo, CLASSIC, SEED));
    await playSome(page);
    await page.keyboard.press('KeyP');
    await said;
    await page.getByRole('button', { name: en.resume }).click();
    expect(await until(page, { phase: 'playing' })).toMatchObject({ score: 60, pairs: 3 });
  });
});

describe('the language', () => {
  test.each([
    ['en-GB', 'en', en],
    ['ja-JP', 'ja', ja],
    ['fr-FR', 'en', en],
  ] as const)('of a browser in %s is %s', async (locale, lang, words) => {
    const page = await openPage('/nowhere', { locale });
    await page.getByRole('heading', { name: words.missingHead }).waitFor();
    expect(await page.locator('html').getAttribute('lang')).toBe(lang);
  });

  test('can be chosen, at once and for the next visit', async () => {
    const page = await openPage('/');
    await page.getByRole('button', { name: en.settings }).click();
    await page.locator('label', { hasText: '日本語' }).click();
    await page.getByRole('dialog', { name: ja.settings }).waitFor();
    expect(await page.locator('html').getAttribute('lang')).toBe('ja');
    await page.reload();
    await page.getByRole('button', { name: ja.settings }).waitFor();
  });
});

describe('addresses', () => {
  test('back and forward lead through the pages', async () => {
    const page = await openPage('/');
    await page.getByRole('link', { name: en.puyo, exact: true }).click();
    await until(page, { phase: 'setup' });
    await expect.poll(() => page.title()).toBe(en.puyoTitle);
    expect(new URL(page.url()).pathname).toBe('/play/puyo');
    await page.goBack();
    await page.getByRole('link', { name: en.puyo, exact: true }).waitFor();
    await expect.poll(() => page.title()).toBe(en.homeTitle);
    await page.goForward();
    await until(page, { phase: 'setup' });
  });

  test('that are unknown lead home', async () => {
    const page = await openPage('/nowhere/at/all');
    await page.getByRole('link', { name: en.home }).click();
    await page.getByRole('link', { name: en.puyo, exact: true }).waitFor();
    expect(new URL(page.url()).pathname).toBe('/');
  });

  test('that ask for something unknown say so and still play', async () => {
    const page = await openPage('/play/puyo?rules=chess&start=1&seed=5');
    await toast(page, en.toastQuery('rules=chess'));
    expect(await until(page, { phase: 'playing', ticks: 2 })).toMatchObject({ score: 0, pairs: 0 });
  });
});

test('a connection that is lost after the first page costs nothing', async () => {
  const page = await openPage('/');
  await page.waitForLoadState('networkidle');
  await page.route('**/assets/**', (request) => request.abort());
  await page.getByRole('link', { name: en.puyo }).click();
  await page.getByRole('button', { name: en.play, exact: true }).click();
  expect(await until(page, { phase: 'playing', ticks: 2 })).toMatchObject({ score: 0 });
});
