// Games of Puyo that several tests play.

import { puyo, type Setup } from '@rensa/games/puyo';
import type { Page } from 'playwright-core';

import { dropWithKeys, make } from '../playing/moves.ts';
import { type Move, rehearse } from '../playing/rehearse.ts';

export const CLASSIC: Setup = { rules: 'classic', mode: 'endless', colors: 4 };

/** Makes moves under CLASSIC, dropping every pair at once. */
export async function play(page: Page, seed: number, moves: readonly Move[]): Promise<void> {
  await make(page, moves, rehearse(puyo, CLASSIC, seed, moves).waits, (move) => dropWithKeys(page, move));
}
