// A person against a bot, and bots among themselves.

import { describe, expect, test } from 'vitest';
import { beginRound, MATCH_GAMES, openVersus, passEnd, passRound, pressAll, SEED, shownMatch } from './match.ts';
import { scriptMatch } from './script.ts';
import { killWorkers, workersOf } from './workers.ts';
import { SMOKE } from '../smoke.ts';

const MAX_FRAMES = 60 * 60 * 4;

async function chooseOneRound(page: Awaited<ReturnType<typeof openVersus>>): Promise<void> {
  await page.getByRole('radiogroup', { name: 'Best of' }).getByRole('radio', { name: '1' }).check({ force: true });
}

describe.each(MATCH_GAMES)('$id', ({ id, bots, setup, player }) => {
  const weakest = bots.levels[0]?.name ?? '';

  test('a person beats the weakest bot', SMOKE, async () => {
    const { inputs, won } = await scriptMatch({ bots, setup, seed: SEED, player, rival: weakest });
    expect(won).toBe(true);
    const page = await openVersus(id);
    await chooseOneRound(page);
    await page.locator(`.step[data-bot="${weakest}"] input`).check({ force: true });
    await page.locator('.match-panel.side > .button').click();
    await beginRound(page);
    await pressAll(page, inputs);
    expect((await shownMatch(page)).phase).toBe('over');
    expect(await passEnd(page)).toMatch(/^You /);
    await page.locator('.match-result .buttons .button').last().click();
    await expect.poll(() => page.locator(`.step[data-bot="${weakest}"]`).textContent()).toContain('Won 1 of 1');
  });

  test('an idle player loses to the strongest bot', async () => {
    const page = await openVersus(id);
    await chooseOneRound(page);
    await page.keyboard.press(`Digit${bots.levels.length}`);
    await page.keyboard.press('Enter');
    await beginRound(page);
    await passRound(page, MAX_FRAMES);
    expect(await passEnd(page)).toMatch(/^Sora /);
  });

  test('two bots play a match to its end, and their workers stop with it', async () => {
    const page = await openVersus(id);
    await chooseOneRound(page);
    const [left, right] = [page.locator('.picker').nth(0), page.locator('.picker').nth(1)];
    await left.locator('input').nth(0).check({ force: true });
    // Equal bots would take far longer.
    await right.locator('input').nth(3).check({ force: true });
    await page.locator('.way-head .button').last().click();
    await beginRound(page);
    await passRound(page, MAX_FRAMES);
    expect(await passEnd(page)).not.toBe('');
    expect((await workersOf(page)).left).toBe(2);
    await page.locator('.match-result .buttons .button').last().click();
    await page.locator('main.versus').waitFor();
    await expect.poll(async () => (await workersOf(page)).left).toBe(0);
  });

  test('a worker that dies in the middle of a match is replaced, and the bot plays on', async () => {
    const page = await openVersus(id);
    await page.keyboard.press('Enter');
    await beginRound(page);
    await passRound(page, 100);
    await killWorkers(page);
    const before = await workersOf(page);
    await passRound(page, 700);
    const after = await workersOf(page);
    expect([before.made, before.left, after.made, after.left]).toEqual([1, 0, 2, 1]);
    expect(after.answers).toBeGreaterThan(before.answers);
  });
});
