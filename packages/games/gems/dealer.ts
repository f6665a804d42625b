// Deals cards as a seed deals pieces.

import type { Dealer, Draw } from '@rensa/engine';
import { CARD_RANGES, CARD_ROWS, cardOfPiece } from './cards.ts';
import { drawPiece, NOTHING_DEALT } from './deal.ts';
import { rulesOf } from './rules.ts';
import type { Setup } from './state.ts';

export function dealer(setup: Setup, draw: Draw): Dealer {
  const rules = rulesOf(setup);
  let past = NOTHING_DEALT;
  const nextPiece = (): number => {
    const drawn = drawPiece(past, rules, (n) => draw(CARD_ROWS.pieces, n));
    past = drawn.past;
    return cardOfPiece(drawn.piece);
  };
  return {
    rows: CARD_RANGES.length,
    next: (row) => (row === CARD_ROWS.pieces ? nextPiece() : draw(row, CARD_RANGES[row])),
  };
}
