// Lessons: with real keys and real touches, on the real board.

import { expect, test } from 'vitest';
import { LESSONS } from '../../../apps/web/games/puyo/lessons.ts';
import { passFrames } from '../browser/frames.ts';
import { openHeld } from '../playing/game.ts';
import { en } from '../look/words.ts';
import { SMOKE } from '../smoke.ts';

type Step = (typeof LESSONS.steps)[0];
const [move, pop, turn] = LESSONS.steps as [Step, Step, Step];
/** Enough for a piece to fall and whatever it sets off. */
const TURN_FRAMES = 400;

test('keys that were bound are shown, a wrong place resets the board, and a step is kept', SMOKE, async () => {
  const kept = {
    'rensa:controls': JSON.stringify({ v: 1, value: { common: { keys: { KeyJ: 'right' } }, games: {} } }),
  };
  const page = await openHeld('/learn/puyo', { kept });
  await page.getByRole('heading', { name: move.title.en }).waitFor();
  await passFrames(page, 60);
  await expect.poll(() => page.locator('main').getAttribute('data-wanted')).toBe('right');
  await expect.poll(() => page.locator('[data-button-key="right"] kbd').textContent()).toBe('J');
  await page.keyboard.press('ArrowUp');
  await passFrames(page, TURN_FRAMES);
  await expect.poll(() => page.locator('.lesson-board').getAttribute('data-failures')).toBe('1');
  for (let i = 0; i < 2; i++) {
    await page.keyboard.press('KeyJ');
    await passFrames(page, 2);
  }
  await expect.poll(() => page.locator('main').getAttribute('data-wanted')).toBe('hard');
  await page.keyboard.press('ArrowUp');
  await passFrames(page, TURN_FRAMES);
  await page.getByRole('heading', { name: move.doneTitle.en }).waitFor();
  await page.keyboard.press('Space');
  await page.getByRole('heading', { name: pop.title.en }).waitFor();
  await passFrames(page, 60);
  for (const key of ['KeyJ', 'KeyJ', 'KeyJ', 'ArrowUp']) {
    await page.keyboard.press(key);
    await passFrames(page, 2);
  }
  await passFrames(page, TURN_FRAMES);
  await page.getByRole('heading', { name: pop.doneTitle.en }).waitFor();
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { name: turn.title.en }).waitFor();
  await page.reload();
  await page.getByRole('heading', { name: turn.title.en }).waitFor();
});

test('it is offered before the first game, never forced, and played with pads on a phone', async () => {
  const page = await openHeld('/play/puyo', { size: 'phone' });
  await page.getByRole('link', { name: en.newHere }).tap();
  await page.getByRole('heading', { name: move.title.en }).waitFor();
  await passFrames(page, 60);
  for (const name of [en.moveRight, en.moveRight]) {
    await page.getByRole('button', { name, exact: true }).tap();
    await passFrames(page, 2);
  }
  const drop = await page.getByRole('button', { name: en.padDrop }).boundingBox();
  await page.mouse.move((drop?.x ?? 0) + 20, (drop?.y ?? 0) + 20);
  await page.mouse.down();
  await passFrames(page, TURN_FRAMES);
  await page.mouse.up();
  await page.getByRole('heading', { name: move.doneTitle.en }).waitFor();
  const [again, next] = await Promise.all(
    ['Try again', 'Next'].map((name) => page.getByRole('button', { name }).boundingBox()),
  );
  expect((again?.x ?? 0) + (again?.width ?? 0)).toBeLessThanOrEqual(next?.x ?? 0);
  await page.getByRole('button', { name: 'Skip' }).tap();
  await page.getByRole('heading', { name: pop.title.en }).waitFor();
  await page.getByRole('link', { name: 'Leave the lesson' }).tap();
  await page.getByRole('button', { name: en.play }).waitFor();
  expect(new URL(page.url()).pathname).toBe('/play/puyo');
});
