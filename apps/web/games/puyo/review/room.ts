// How large the cells of the field are, in CSS pixels.

import { COLS, VISIBLE_ROWS } from '@rensa/games/puyo';
import { textScale } from '../../../base/screen/size.ts';
import type { ToolRoom } from '../tools/arrangement.ts';

const AROUND = {
  wide: { beside: 964, above: 348 },
  middle: { beside: 470, above: 420 },
  phone: { beside: 174, above: 412 },
} as const;
const LEAST = 24;
/** From this size of text on a phone is scrolled anyway. */
const LARGE_TEXT = 1.25;
const MOST = 60;

export function reviewCell({ arrangement, width, height }: ToolRoom): number {
  const { beside, above } = AROUND[arrangement];
  const scrolled = arrangement === 'phone' && textScale() > LARGE_TEXT;
  const cell = Math.min((width - beside) / COLS, scrolled ? MOST : (height - above) / VISIBLE_ROWS);
  return Math.max(LEAST, Math.min(MOST, Math.floor(cell)));
}
