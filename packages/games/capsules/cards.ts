// The meaning of cards.

import { EMPTY, YELLOW } from './board.ts';
import type { Colors } from './capsule.ts';
import { REGISTERS } from './lfsr.ts';
import type { Rules } from './rules.ts';

const COLORS = 3;

/** The rows of a deck: the capsules of all stages, and a number for each stage that says where its viruses are. */
export const CARD_ROWS = { capsules: 0, stages: 1 } as const;

/** Number of different cards in each row. */
export function cardRanges({ deal }: Pick<Rules, 'deal'>): readonly [number, number] {
  return [COLORS * COLORS, deal === 'lfsr' ? REGISTERS : 0x1_0000_0000];
}

/** A missing card is a capsule of nothing. */
export function capsuleOn(card: number | undefined): Colors {
  if (card === undefined) return { axis: EMPTY, child: EMPTY };
  return { axis: YELLOW + Math.floor(card / COLORS), child: YELLOW + (card % COLORS) };
}

export function cardOfCapsule({ axis, child }: Colors): number {
  return (axis - YELLOW) * COLORS + child - YELLOW;
}
