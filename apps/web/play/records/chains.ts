// The color of a chain by its length, wherever chains are drawn as bars.

import type { Hues } from '@rensa/painters';
import { huesOf } from '../../base/screen/look.ts';
import { settings } from '../../base/settings/settings.ts';

const SPECIAL = 4;
/** Blue for four links, purple for five, red for six, yellow from seven on. */
const COLOR_FROM_SPECIAL = [3, 5, 1, 4];

/** The number of a color, for a chain that is long enough to have one. */
export function chainColor(links: number): number | undefined {
  return links < SPECIAL ? undefined : COLOR_FROM_SPECIAL[Math.min(links, SPECIAL + 3) - SPECIAL];
}

export function chainHues(links: number): Hues | undefined {
  const color = chainColor(links);
  return color === undefined ? undefined : huesOf(settings.value, color);
}
