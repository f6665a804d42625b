// Deals cards as a seed deals pairs and ojama.

import type { Dealer, Draw } from '@rensa/engine';
import { CARD_RANGES, CARD_ROWS, cardOfPair } from './cards.ts';
import { drawPair, drawPool } from './deal.ts';
import { rulesOf } from './rules.ts';
import type { Setup } from './state.ts';

export function dealer(setup: Setup, draw: Draw): Dealer {
  const rules = rulesOf(setup);
  const drawPairs = (n: number): number => draw(CARD_ROWS.pairs, n);
  const pool = drawPool(setup.colors, rules, drawPairs);
  let dealt = 0;
  return {
    rows: CARD_RANGES.length,
    next: (row) =>
      row === CARD_ROWS.pairs ? cardOfPair(drawPair(pool, rules, dealt++, drawPairs)) : draw(row, CARD_RANGES[row]),
  };
}
