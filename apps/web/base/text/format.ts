// Numbers in the head-up display.

import { TICKS_PER_SECOND } from '@rensa/engine';

/** 2:14, and 1:02:14 from an hour on. */
export function formatTime(seconds: number): string {
  const [h, m, s] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60];
  const tail = String(s).padStart(2, '0');
  return h > 0 ? `${h}:${String(m).padStart(2, '0')}:${tail}` : `${m}:${tail}`;
}

export function secondsOf(ticks: number): number {
  return Math.floor(ticks / TICKS_PER_SECOND);
}

/** Seconds on a clock that runs down; it shows the second that has begun. */
export function secondsLeft(ticks: number): number {
  return Math.ceil(Math.max(0, ticks) / TICKS_PER_SECOND);
}

const COUNT_TICKS = 24;

/** A shown number on its way from one value to another. */
export interface Count {
  readonly from: number;
  readonly to: number;
  /** Ticks since it set out. */
  readonly ticks: number;
}

export function countedTo({ from, to, ticks }: Count): number {
  if (ticks >= COUNT_TICKS) return to;
  const left = 1 - ticks / COUNT_TICKS;
  return Math.round(to - (to - from) * left * left);
}

/**
 * The number one tick later. A small gain, as from drops, counts at once; for a larger one it starts from the shown
 * value.
 */
export function count(now: Count, to: number): Count {
  const more = to - now.to;
  if (Math.abs(more) >= COUNT_TICKS) return { from: countedTo(now), to, ticks: 1 };
  if (more !== 0) return count({ ...now, from: now.from + more, to }, to);
  return now.ticks >= COUNT_TICKS ? now : { ...now, ticks: now.ticks + 1 };
}
