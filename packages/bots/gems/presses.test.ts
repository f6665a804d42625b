import type { FallingTypes } from '@rensa/games/falling';
import { describe, expect, it } from 'vitest';
import type { BotGame } from '../bot/game.ts';
import type { PairPlacement } from '../falling/placement.ts';
import { checkHighBoards } from '../falling/presses.testing.ts';
import { gemsBots } from './game.ts';

/** Ticks per row on some levels of `classic`. */
const LEVELS = [48, 43, 35, 28, 20, 15, 12, 9, 7, 6];

describe('remembered presses on high boards', () => {
  it.each([
    { rules: 'arcade', gravities: [48] },
    { rules: 'classic', gravities: LEVELS },
  ])('are those of the pilot under $rules', ({ rules, gravities }) => {
    const bots = gemsBots as unknown as BotGame<FallingTypes, unknown, PairPlacement>;
    expect(checkHighBoards({ bots, rules, spawnCol: 3, gravities })).toBeGreaterThan(16);
  });
});
