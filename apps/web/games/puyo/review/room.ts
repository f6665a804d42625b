// How large the cells of the field are, in CSS pixels.

import { COLS, VISIBLE_ROWS } from '@rensa/games/puyo';

/** From here on all parts are side by side; from there on the field has the moves beside it. Both as in the styles. */
const WIDE = 1240;
const MIDDLE = 600;
/** Beside and above or below the field, by layout. */
const WIDE_ROOM = { beside: 964, above: 348 };
const MIDDLE_ROOM = { beside: 470, above: 420 };
const PHONE_BESIDE = 150;
const LEAST = 16;
const MOST = 60;

export function cellFor(width: number, height: number): number {
  if (width < MIDDLE) return within((width - PHONE_BESIDE) / COLS);
  const { beside, above } = width < WIDE ? MIDDLE_ROOM : WIDE_ROOM;
  return within(Math.min((width - beside) / COLS, (height - above) / VISIBLE_ROWS));
}

function within(cell: number): number {
  return Math.max(LEAST, Math.min(MOST, Math.floor(cell)));
}
