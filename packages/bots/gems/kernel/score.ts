// The points of a link under the rules of `arcade`.

import { RULES } from '@rensa/games/gems';
import type { Shatter } from './shatter.ts';

const { chainBonus, colorBonus, counterPoints, diamondPercent, gemPoints, powerPoints, sizeBonus } = RULES.arcade;
const powerStep = RULES.arcade.powerStep ?? { points: 0, most: 0, diamondMost: 0 };

/** Points of link number `chain` that breaks these gems. */
export function linkScore(chain: number, { normal, power, crash, counter, diamond, colors }: Shatter): number {
  const points =
    gemScore(normal + crash, power, counter, diamond > 0) +
    chainBonus[Math.min(chain, chainBonus.length) - 1] +
    colorBonus * Math.max(0, colors - 1);
  return diamond > 0 ? Math.floor((points * diamondPercent) / 100) : points;
}

/** Points of single gems, power cells and counter gems that break together. */
export function gemScore(single: number, power: number, counter: number, withDiamond: boolean): number {
  const root = Math.min(rootOf(power), withDiamond ? powerStep.diamondMost : powerStep.most);
  return (
    gemPoints * single +
    (powerPoints + powerStep.points * root) * power +
    counterPoints * counter +
    sizeBonus * Math.max(0, single + power + counter - 2)
  );
}

/** The integer square root of a small number. */
function rootOf(n: number): number {
  let root = 0;
  while ((root + 1) * (root + 1) <= n) root++;
  return root;
}
