import { text } from 'node:stream/consumers';

import { readReplay, Session, verify } from '@rensa/engine';
import { INPUT } from '@rensa/games/falling';
import { gems, type Setup } from '@rensa/games/gems';
import { describe, expect, test } from 'vitest';

import { GEMS_ACHIEVEMENTS } from '../../apps/web/games/gems/play/achievements.ts';
import { en as gemsWords } from '../../apps/web/games/gems/text/en.ts';
import { expectEarnedOnce } from './look/earned.ts';
import { holdFrames, letFramesRun, passFrames } from './browser/frames.ts';
import { address, getReady, openGame, openHeld, savedState, shown, ticks, until } from './playing/game.ts';
import { dropWithKeys, loseWithKeys, make, SETTLED_FRAMES } from './playing/moves.ts';
import { type Move, rehearse } from './playing/rehearse.ts';
import { holdKey, takePage } from './browser/page.ts';
import { en as playWords } from './look/words.ts';
import { SMOKE } from './smoke.ts';

const en = { ...playWords, ...gemsWords };

const CLASSIC: Setup = { rules: 'classic', mode: 'endless', pattern: 'pillars' };
const { pattern: _, ...ASKED } = CLASSIC;

/** With seed 131: a gem and its crash gem, which leave nothing; then two squares that overlap, and a second link. */
const SEED = 131;
const MOVES: readonly Move[] = [
  { turns: 2, shifts: 0 },
  { turns: -1, shifts: 0 },
  { turns: 2, shifts: -1 },
  { turns: 1, shifts: -3 },
  { turns: 1, shifts: -2 },
  { turns: 0, shifts: 0 },
  { turns: -1, shifts: -2 },
];
/** Two gems and an all clear; seven power gems and a crash gem, and half as much again for the link after them. */
const SCORE = 10 + 10 + 5000 + 7 * 25 + 10 + 1.5 * (10 + 10);

describe('gems with the keyboard', () => {
  test('go as the rules say, and are there again after a reload', SMOKE, async () => {
    const page = await openGame(gems, ASKED, SEED);
    await make(page, MOVES, rehearse(gems, CLASSIC, SEED, MOVES).waits, (move) => dropWithKeys(page, move));
    await expect.poll(() => shown(page)).toMatchObject({ phase: 'playing', score: SCORE, pairs: MOVES.length });
    const { state } = rehearse(gems, CLASSIC, SEED, MOVES);
    expect([state.score, state.maxChain]).toEqual([SCORE, 2]);
    await page.reload();
    expect(await until(page, { phase: 'paused' })).toMatchObject({ score: SCORE, pairs: MOVES.length });
    expect((await savedState(page, gems)).board).toEqual(state.board);
  });

  test('fall while the arrow is held where there is no hard drop', async () => {
    const page = await openGame(gems, { ...ASKED, rules: 'arcade' }, 1);
    await page.keyboard.press('ArrowUp');
    expect(await ticks(page, 10)).toMatchObject({ pairs: 0 });
    await holdKey(page, 'ArrowDown');
    await until(page, { pairs: 1 });
  });

  test.each(['phone', 'desktop'] as const)('say on a %s how many pieces there are until the diamond', async (size) => {
    const page = await openGame(gems, ASKED, 1, { size });
    const diamond = page.locator('.diamond dd');
    await expect
      .poll(() => page.locator('.numbers').ariaSnapshot())
      .toContain(`term: ${en.diamondIn}\n- definition: "24"`);
    await dropWithKeys(page, { turns: 0, shifts: 0 });
    await until(page, { pairs: 1 });
    await ticks(page, 60);
    await expect.poll(() => diamond.textContent()).toBe('23');
  });
});

/** A timed game shortly before its end: one piece after the other, left and right in turn. */
function nearlyOver(): string {
  const session = new Session(gems, { ...CLASSIC, mode: 'timed2' }, 7);
  while (session.ticks < 2 * 60 * 60 - 30) {
    const { pair, pairs } = session.state;
    const goal = [0, 5, 1, 4, 2][pairs % 5];
    const shift = pair === null || pair.col === goal ? 0 : pair.col < goal ? INPUT.right : INPUT.left;
    session.advance([session.ticks % 2 === 0 ? shift : 0]);
  }
  return JSON.stringify({ v: 1, value: session.replay() });
}

test('a timed game counts down, ends with separate tech bonus and all clear, and is a valid replay', async () => {
  const page = await openHeld('/play/gems', { kept: { 'rensa:save:gems': nearlyOver() } });
  const { score } = await until(page, { phase: 'paused' });
  await expect.poll(() => page.locator('.clock dd').textContent()).toBe('0:01');
  await page.getByRole('button', { name: en.resume }).click();
  await letFramesRun(page);
  const dialog = page.getByRole('dialog', { name: en.timeUp });
  await dialog.waitFor();
  await expect.poll(() => shown(page)).toMatchObject({ phase: 'over', score });
  await expect
    .poll(() => dialog.locator('.stat', { hasText: en.tech }).textContent())
    .toBe(`${en.tech}${en.times(0, 10_000)}`);
  await expect.poll(() => dialog.locator('.stat', { hasText: en.allClear }).textContent()).toContain(en.times(0, 5000));
  await letFramesRun(page, false);
  await passFrames(page, SETTLED_FRAMES);
  const download = page.waitForEvent('download');
  await dialog.getByRole('button', { name: en.saveReplay }).click();
  const replay = readReplay(await text(await (await download).createReadStream()));
  expect(verify(gems, replay)).toMatchObject({ ok: true, result: [{ outcome: 'won', score }] });
});

test('the settings show and change the repeat times in force, one step at a time', async () => {
  const page = await openHeld('/play/gems?start=1');
  await until(page, { phase: 'playing' });
  await page.getByRole('button', { name: en.settings }).click();
  const shownIn = (name: string) => page.getByRole('group', { name }).locator('output').textContent();
  expect([await shownIn(en.das), await shownIn(en.arr)]).toEqual([en.ticks(10), en.ticks(3)]);
  await page.getByRole('button', { name: en.more(en.das) }).click();
  expect([await shownIn(en.das), await shownIn(en.arr)]).toEqual([en.ticks(11), en.ticks(3)]);
});

test('an all clear is an achievement, announced once', async () => {
  const page = await takePage();
  const cleared = GEMS_ACHIEVEMENTS.find(({ id }) => id === 'gems:clear');
  const first = MOVES.slice(0, 2);
  await holdFrames(page);
  await expectEarnedOnce(page, cleared as NonNullable<typeof cleared>, async () => {
    await page.goto(address(gems, ASKED, SEED));
    await getReady(page, gems, ASKED, SEED);
    await make(page, first, rehearse(gems, CLASSIC, SEED, first).waits, (move) => dropWithKeys(page, move));
    await loseWithKeys(page);
  });
});
