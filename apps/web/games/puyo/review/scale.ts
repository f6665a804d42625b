// The places of the moves and chains of a game in the graph.

import type { PlotRoom } from '../../../parts/plot.tsx';

export interface GraphScale {
  /** The left edge of a move, and where one is in the middle. */
  readonly left: (number: number) => number;
  readonly middle: (number: number) => number;
  readonly y: (chain: number) => number;
  /** The longest chain there is room for. */
  readonly most: number;
  readonly top: number;
  readonly floor: number;
  readonly height: number;
}

const LEAST_CHAIN = 4;
const TOP = 8;

/** Left of the curve and below it, for text. */
const AROUND = { left: 26, below: 44 } as const;

export function scaleOf(count: number, longest: number, { width, height, text }: PlotRoom, bare: boolean): GraphScale {
  const [start, floor] = bare ? [1, height - 1] : [AROUND.left * text, height - AROUND.below * text];
  const top = TOP * text;
  const most = Math.max(LEAST_CHAIN, 2 * Math.ceil(longest / 2));
  const left = (number: number): number => start + (number / count) * (width - start);
  return {
    left,
    middle: (number) => left(number + 0.5),
    y: (chain) => floor - (chain / most) * (floor - top),
    most,
    top,
    floor,
    height,
  };
}
