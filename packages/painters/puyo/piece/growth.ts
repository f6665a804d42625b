import { backOut, lerp } from '../../canvas/curves.ts';

/** Ticks for which a neck grows. */
export const JOIN_TICKS = 6;
const FIRST_PINCH = 0.2;

/** Pinch of a neck that grows, `t` from 0 to 1. */
export function growth(pinch: number, t: number): number {
  return t >= 1 ? pinch : lerp(FIRST_PINCH, pinch, backOut(t));
}
