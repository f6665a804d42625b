// Real time into ticks: sixty per second at any rate of frames.

import { TICKS_PER_SECOND } from './game.ts';

export const TICK_MS = 1000 / TICKS_PER_SECOND;
/** A page that lags by more than this slows down instead of leaping. */
const MAX_TICKS = 5;
/**
 * Screens report times rounded to a tenth of a millisecond or so. Without the slack a 60 Hz screen would now and then
 * show a frame with no tick and the next with two.
 */
const SLACK_MS = 0.2;

/** The ticks that are due, and the milliseconds left over, when `elapsed` milliseconds pass at `speed` times the usual. */
export function accumulate(
  bank: number,
  elapsed: number,
  speed = 1,
): { readonly ticks: number; readonly bank: number } {
  const due = bank + speed * Math.max(0, elapsed);
  const most = MAX_TICKS * Math.max(1, speed);
  const ticks = Math.floor((due + SLACK_MS) / TICK_MS);
  if (ticks > most) return { ticks: most, bank: 0 };
  return { ticks, bank: Math.max(0, due - ticks * TICK_MS) };
}
