// Deals cards as a seed deals capsules and viruses.

import type { Dealer, Draw } from '@rensa/engine';
import { CARD_ROWS, cardOfCapsule, cardRanges } from './cards.ts';
import type { Colors } from './capsule.ts';
import { drawReserve, drawUniform, reserved } from './deal.ts';
import { rulesOf } from './rules.ts';
import type { Setup } from './state.ts';

export function dealer(setup: Setup, draw: Draw): Dealer {
  const rules = rulesOf(setup);
  const ranges = cardRanges(rules);
  const dice = (n: number): number => draw(CARD_ROWS.capsules, n);
  const nextCapsule = rules.deal === 'lfsr' ? fromReserve(dice) : () => drawUniform(dice);
  return {
    rows: ranges.length,
    next: (row) => (row === CARD_ROWS.capsules ? cardOfCapsule(nextCapsule()) : draw(row, ranges[row])),
  };
}

/** The steps of the register overlap: each has three bits of the one before, and a new one in front. */
function fromReserve(dice: (n: number) => number): () => Colors {
  let bits = dice(16);
  const reserve = drawReserve(() => (bits = (bits >> 1) | (dice(2) << 3)));
  let dealt = 0;
  return () => reserved(reserve, dealt++);
}
