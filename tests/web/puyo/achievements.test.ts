import { puyo, type Setup } from '@rensa/games/puyo';
import { test } from 'vitest';

import { PUYO_ACHIEVEMENTS } from '../../../apps/web/games/puyo/play/achievements.ts';
import { expectEarnedOnce } from '../look/earned.ts';
import { holdFrames } from '../browser/frames.ts';
import { address, getReady } from '../playing/game.ts';
import { dropWithKeys, loseWithKeys, make } from '../playing/moves.ts';
import { takePage } from '../browser/page.ts';
import { type Move, rehearse } from '../playing/rehearse.ts';
import { CLASSIC } from './setups.ts';

const SETUP: Setup = { ...CLASSIC, colors: 3 };
/** With this seed, six pairs that make a chain of three. */
const SEED = 755;
const MOVES: readonly Move[] = [
  { turns: -1, shifts: 2 },
  { turns: -1, shifts: 1 },
  { turns: -1, shifts: 1 },
  { turns: -1, shifts: 0 },
  { turns: 2, shifts: 0 },
  { turns: 1, shifts: -1 },
];

test('a chain of three is an achievement, announced once', async () => {
  const page = await takePage();
  const chained = PUYO_ACHIEVEMENTS.find(({ id }) => id === 'puyo:chain3');
  await holdFrames(page);
  await expectEarnedOnce(page, chained as NonNullable<typeof chained>, async () => {
    await page.goto(address(puyo, SETUP, SEED));
    await getReady(page, puyo, SETUP, SEED);
    await make(page, MOVES, rehearse(puyo, SETUP, SEED, MOVES).waits, (move) => dropWithKeys(page, move));
    await loseWithKeys(page);
  });
});
