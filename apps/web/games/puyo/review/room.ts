// How large the cells of the field are, in CSS pixels.

import { COLS, VISIBLE_ROWS } from '@rensa/games/puyo';
import type { ToolRoom } from '../tools/arrangement.ts';

const AROUND = {
  wide: { beside: 964, above: 348 },
  middle: { beside: 470, above: 420 },
  phone: { beside: 150, above: 0 },
} as const;
const LEAST = 16;
const MOST = 60;

export function reviewCell({ arrangement, width, height }: ToolRoom): number {
  const { beside, above } = AROUND[arrangement];
  const cell = Math.min((width - beside) / COLS, (height - above) / VISIBLE_ROWS);
  return Math.max(LEAST, Math.min(MOST, Math.floor(cell)));
}
