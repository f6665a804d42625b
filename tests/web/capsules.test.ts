import { capsules, type Setup } from '@rensa/games/capsules';
import { describe, expect, test } from 'vitest';

import { CAPSULES_ACHIEVEMENTS } from '../../apps/web/games/capsules/play/achievements.ts';
import { en as capsulesWords } from '../../apps/web/games/capsules/text/en.ts';
import { gapBetween } from './look/boxes.ts';
import { expectEarnedOnce } from './look/earned.ts';
import { holdFrames, passFrames } from './browser/frames.ts';
import { address, getReady, openGame, openHeld, savedState, shown, ticks, until } from './playing/game.ts';
import { loseWithKeys, make, OVER_FRAMES, sinkWithKeys } from './playing/moves.ts';
import { type Move, rehearse } from './playing/rehearse.ts';
import { holdKey, openPage, takePage } from './browser/page.ts';
import { en as playWords } from './look/words.ts';
import { SMOKE } from './smoke.ts';

const en = { ...playWords, ...capsulesWords };

const LOW: Omit<Setup, 'rules'> = { mode: 'stages', level: 0, speed: 'low' };
const to = (turns: number, shifts: number): Move => ({ turns, shifts });

/** Games that clear level 0. */
const CURES: readonly (readonly [rules: Setup['rules'], seed: number, moves: readonly Move[]])[] = [
  ['classic', 27, [to(0, -3), to(0, -2), to(1, -2), to(1, -1), to(0, -1), to(1, -3), to(1, 0)]],
  [
    'nes',
    4,
    [
      to(-1, 1),
      to(-1, -2),
      to(0, 1),
      to(0, -3),
      to(0, -1),
      to(0, 2),
      to(1, 2),
      to(0, -2),
      to(0, 0),
      to(-1, -2),
      to(-1, 0),
    ],
  ],
];
/** Four viruses, one at a time. */
const SCORE = 4 * 100;

describe('capsules with the keyboard', () => {
  test.each(CURES)(
    'under %s clear a stage, the next one begins with the score kept, and once lost is offered again',
    SMOKE,
    async (rules, seed, moves) => {
      const setup = { ...LOW, rules };
      const { waits } = rehearse(capsules, setup, seed, moves, 'soft');
      const page = await openHeld(address(capsules, setup, seed));
      await until(page, { phase: 'playing' });
      await page.getByText(en.stage(0), { exact: true }).waitFor();
      await getReady(page, capsules, setup, seed);
      await make(page, moves.slice(0, -1), waits, (move) => sinkWithKeys(page, move));
      await sinkWithKeys(page, moves.at(-1) as Move);
      await until(page, { score: SCORE });
      await page.getByText(en.stageClear).waitFor();
      await ticks(page, waits.at(-1) as number);
      await expect.poll(() => shown(page)).toMatchObject({ phase: 'playing', score: SCORE, pairs: moves.length });
      await page.keyboard.press('KeyP');
      await expect
        .poll(() => savedState(page, capsules))
        .toMatchObject({ stages: 1, level: 1, viruses: 8, score: SCORE });
      await page.getByRole('button', { name: en.resume }).click();
      await holdKey(page, 'ArrowDown');
      await until(page, { phase: 'over' });
      await passFrames(page, OVER_FRAMES);
      await page.getByRole('button', { name: en.sameStage(1) }).click();
      expect(await until(page, { phase: 'playing' })).toMatchObject({ score: 0, pairs: 0 });
      await page.getByText(en.stage(1), { exact: true }).waitFor();
    },
  );
});

describe('before a game', () => {
  test('the level is chosen with the keyboard', async () => {
    const page = await openPage('/play/capsules');
    await page.locator('.choice-line').click();
    const level = page.getByRole('slider', { name: en.startStage });
    await level.focus();
    await page.keyboard.press('End');
    await page.keyboard.press('ArrowLeft');
    await expect.poll(() => level.getAttribute('aria-valuetext')).toBe('19');
    await page.getByRole('button', { name: en.play }).press('Enter');
    await page.getByText(en.stage(19), { exact: true }).waitFor();
    // Parts beside a low board do not reach up to the score, or to the next capsule.
    await page.setViewportSize({ width: 1280, height: 520 });
    await expect.poll(() => gapBetween(page.locator('.score'), page.locator('.numbers'))).toBeGreaterThan(0);
    await expect.poll(() => gapBetween(page.locator('.next'), page.locator('.keys'))).toBeGreaterThan(0);
  });

  test('a stored mode that is not offered is set aside', async () => {
    const beyond = { ...LOW, rules: 'nes', level: 24 };
    const kept = { 'rensa:setup:capsules': JSON.stringify({ v: 1, value: beyond }) };
    const page = await openPage('/play/capsules?rules=classic', { kept });
    await page.getByText(en.toastDamaged(en.storedOther)).waitFor();
    await page.locator('.choice-line').click();
    await expect.poll(() => page.getByRole('slider', { name: en.startStage }).inputValue()).toBe('0');
  });
});

/** Columns that a capsule goes to the left while the arrow is held so long. */
async function shiftsIn(count: number, chosen: object): Promise<number> {
  const kept = { 'rensa:settings': JSON.stringify({ v: 1, value: chosen }) };
  const page = await openGame(capsules, { ...LOW, rules: 'classic' }, 1, { kept });
  await holdKey(page, 'ArrowLeft');
  await ticks(page, count);
  await page.keyboard.press('KeyP');
  return 3 - ((await savedState(page, capsules)).pair?.col ?? 3);
}

test('a held arrow repeats as on the console, or as the player has chosen', async () => {
  expect(await shiftsIn(12, {})).toBe(1);
  expect(await shiftsIn(12, { das: 3, arr: 0 })).toBe(3);
});

/** Rows that a capsule falls in half a second of these keys. */
async function rowsFallen(...keys: readonly string[]): Promise<number> {
  const page = await openGame(capsules, { ...LOW, rules: 'nes' }, 1);
  await ticks(page, 1);
  for (const key of keys) await holdKey(page, key);
  await ticks(page, 30);
  await page.keyboard.press('KeyP');
  return 15 - ((await savedState(page, capsules)).pair?.row ?? 0);
}

test('down counts under nes while it is held alone, on every second tick, and not beside a side', async () => {
  expect(await rowsFallen('ArrowDown', 'ArrowLeft')).toBe(await rowsFallen('ArrowLeft'));
  expect(await rowsFallen('ArrowDown')).toBe(15);
});

test('a full bottle ends the game, which restarts at its stage', async () => {
  const page = await openGame(capsules, { ...LOW, rules: 'classic', level: 20 }, 1);
  await holdKey(page, 'ArrowDown');
  await until(page, { phase: 'over' });
  await passFrames(page, OVER_FRAMES);
  const dialog = page.getByRole('dialog', { name: en.over });
  await dialog.getByRole('button', { name: en.playAgain }).click();
  expect(await until(page, { phase: 'playing' })).toMatchObject({ score: 0, pairs: 0 });
  await page.getByText(en.stage(20), { exact: true }).waitFor();
});

test('the settings show and change the repeat times in force, one step at a time', async () => {
  const page = await openHeld('/play/capsules?start=1');
  await until(page, { phase: 'playing' });
  await page.getByRole('button', { name: en.settings }).click();
  const shownIn = (name: string) => page.getByRole('group', { name }).locator('output').textContent();
  expect([await shownIn(en.das), await shownIn(en.arr)]).toEqual([en.ticks(16), en.ticks(6)]);
  await page.getByRole('button', { name: en.more(en.das) }).click();
  expect([await shownIn(en.das), await shownIn(en.arr)]).toEqual([en.ticks(17), en.ticks(6)]);
});

test('a stage that is cleared is an achievement, announced once', async () => {
  const [rules, seed, moves] = CURES[0];
  const setup = { ...LOW, rules };
  const page = await takePage();
  const cleared = CAPSULES_ACHIEVEMENTS.find(({ id }) => id === 'capsules:stage1');
  await holdFrames(page);
  await expectEarnedOnce(page, cleared as NonNullable<typeof cleared>, async () => {
    await page.goto(address(capsules, setup, seed));
    await getReady(page, capsules, setup, seed);
    await make(page, moves, rehearse(capsules, setup, seed, moves, 'soft').waits, (move) => sinkWithKeys(page, move));
    await loseWithKeys(page);
  });
});
