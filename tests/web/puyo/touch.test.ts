import { puyo, type State } from '@rensa/games/puyo';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';

import { en } from '../look/words.ts';
import { centerOf } from '../look/boxes.ts';
import { Fingers, type Spot } from '../browser/fingers.ts';
import { openGame, savedState, shown, ticks, until } from '../playing/game.ts';
import { make } from '../playing/moves.ts';
import { type Move, rehearse } from '../playing/rehearse.ts';
import { CLASSIC } from './setups.ts';
import { SMOKE } from '../smoke.ts';

const SEED = 2;

/** Ten pairs to every side, none of them pops. */
const MOVES: readonly Move[] = [
  { turns: 0, shifts: -2 },
  { turns: 0, shifts: 3 },
  { turns: 1, shifts: 0 },
  { turns: -1, shifts: 0 },
  { turns: 1, shifts: 2 },
  { turns: -1, shifts: -1 },
  { turns: 0, shifts: 1 },
  { turns: 2, shifts: 3 },
  { turns: 0, shifts: -1 },
  { turns: 1, shifts: -2 },
];

/** The cells on the screen. */
interface Field {
  readonly left: number;
  readonly cell: number;
  readonly y: number;
}

async function fieldOf(page: Page): Promise<Field> {
  const read = (name: string) =>
    page
      .locator('[data-phase]')
      .evaluate((root, name) => Number.parseFloat((root as HTMLElement).style.getPropertyValue(name)), name);
  const [left, top, cell] = await Promise.all([read('--well-left'), read('--well-top'), read('--cell')]);
  return { left, cell, y: top + 4 * cell };
}

async function open(): Promise<{ page: Page; fingers: Fingers }> {
  const page = await openGame(puyo, CLASSIC, SEED, { size: 'phone' });
  return { page, fingers: await Fingers.on(page) };
}

/** The game as the page saves it when its pause is tapped. */
async function pauseAndRead(page: Page): Promise<State> {
  await page.getByRole('button', { name: en.pause }).tap();
  await until(page, { phase: 'paused' });
  return savedState(page, puyo);
}

/** Drags the pair aside, taps to turn it, and flicks it down. */
async function dropWithFinger(fingers: Fingers, { left, cell, y }: Field, { turns, shifts }: Move): Promise<void> {
  const at = (col: number, row = 0): Spot => ({ x: left + col * cell, y: y + row * cell });
  for (let i = 0; i < Math.abs(turns); i++) await fingers.tap(at(turns < 0 ? 1 : 5));
  if (shifts !== 0) await fingers.stroke([at(3 - shifts / 2), at(3 + shifts / 2, 0.1)], 150);
  await fingers.stroke([at(3), at(3.1, 4)], 100);
}

test('ten pairs are played with drags, taps and flicks alone', SMOKE, async () => {
  const { page, fingers } = await open();
  const field = await fieldOf(page);
  const { waits, state } = rehearse(puyo, CLASSIC, SEED, MOVES);
  await make(page, MOVES, waits, (move) => dropWithFinger(fingers, field, move));
  expect((await shown(page)).pairs).toBe(MOVES.length);
  expect((await pauseAndRead(page)).board).toEqual(state.board);
});

describe('the deck', () => {
  const PADS = {
    left: en.moveLeft,
    right: en.moveRight,
    rotateLeft: en.rotateLeft,
    rotateRight: en.rotateRight,
    soft: en.padDrop,
  };

  async function spotOf(page: Page, pad: keyof typeof PADS): Promise<Spot> {
    return centerOf(page.getByRole('button', { name: PADS[pad], exact: true }));
  }

  test('plays ten pairs', SMOKE, async () => {
    const { page, fingers } = await open();
    const [left, right, rotateLeft, rotateRight, soft] = (await Promise.all(
      (['left', 'right', 'rotateLeft', 'rotateRight', 'soft'] as const).map((pad) => spotOf(page, pad)),
    )) as [Spot, Spot, Spot, Spot, Spot];
    const { waits, state } = rehearse(puyo, CLASSIC, SEED, MOVES);
    await make(page, MOVES, waits, async ({ turns, shifts }) => {
      const { pairs } = await shown(page);
      for (let i = 0; i < Math.abs(turns); i++) await fingers.tap(turns < 0 ? rotateLeft : rotateRight);
      for (let i = 0; i < Math.abs(shifts); i++) await fingers.tap(shifts < 0 ? left : right);
      await fingers.down(soft);
      await until(page, { pairs: pairs + 1 });
      await fingers.up();
    });
    expect((await pauseAndRead(page)).board).toEqual(state.board);
  });

  test('shows what is held, and repeats it', async () => {
    const { page, fingers } = await open();
    const pad = page.getByRole('button', { name: PADS.right, exact: true });
    await fingers.down(await spotOf(page, 'right'));
    await expect.poll(() => pad.getAttribute('data-pressed')).toBe('');
    await ticks(page, 30);
    await fingers.up();
    await expect.poll(() => pad.getAttribute('data-pressed')).toBeNull();
    expect((await pauseAndRead(page)).pair?.col).toBe(5);
  });

  test('lets a finger slide from pad to pad', async () => {
    const { page, fingers } = await open();
    const [left, right] = [await spotOf(page, 'left'), await spotOf(page, 'right')];
    await fingers.down(left);
    await fingers.slide(left, right, 100);
    await ticks(page, 30);
    await fingers.up();
    expect((await pauseAndRead(page)).pair?.col).toBe(5);
  });
});
