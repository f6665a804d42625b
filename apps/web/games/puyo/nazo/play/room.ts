// How large the cells of the field are, in CSS pixels.

import { COLS, VISIBLE_ROWS } from '@rensa/games/puyo';
import type { ToolRoom } from '../../tools/arrangement.ts';

const AROUND = {
  wide: { beside: 960, above: 128 },
  middle: { beside: 460, above: 230 },
  phone: { beside: 92, above: 226 },
} as const;
const LEAST = 16;
const MOST = 64;

export function nazoCell({ arrangement, width, height }: ToolRoom): number {
  const { beside, above } = AROUND[arrangement];
  const cell = Math.min((width - beside) / COLS, (height - above) / VISIBLE_ROWS);
  return Math.max(LEAST, Math.min(MOST, Math.floor(cell)));
}
