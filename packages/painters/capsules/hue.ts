import { BLUE, type Color, RED, YELLOW } from '@rensa/games/capsules';

const HUES: Readonly<Record<Color, number>> = { [YELLOW]: 4, [RED]: 1, [BLUE]: 3 };

/** Place of a capsule's color in the palette, which all games share. */
export function hueOf(color: Color): number {
  return HUES[color];
}
