// Small attacks that the opponent can make at once, and their effect.

import type { PlayedPlacement } from '../search/played.ts';
import type { SearchResult } from '../search/search.ts';
import { counterAfter } from './counter.ts';
import { materialOf, shareKept } from './material.ts';
import { LINK_TICKS, linksWorth, pairsIn } from './pace.ts';
import { MAX_FALLS, type Situation } from './situation.ts';
import { survivalChance } from './threat.ts';

/** Pairs within which the opponent can attack. */
const ATTACK_PAIRS = 2;
/** Likelihood of such an attack. */
const LIKELIHOOD = 0.4;

/**
 * Share of a chance that is left if the opponent sends what it can spare and the player answers as well as possible.
 */
export function shareAfterHarassment(
  { board, move }: PlayedPlacement,
  situation: Situation,
  found: SearchResult,
): number {
  const { target, extraPoints } = situation;
  const attack = sparePoints(situation);
  if (attack < target) return 1;
  const met = counterAfter(move, found)(pairsIn(linksWorth(attack) * LINK_TICKS));
  const ojama = Math.min(MAX_FALLS, Math.floor((attack - (met > 0 ? met + extraPoints : 0)) / target));
  if (ojama <= 0) return 1;
  return 1 - LIKELIHOOD + LIKELIHOOD * survivalChance(board, ojama) * shareKept(materialOf(board), ojama);
}

/** Points the opponent can send without spoiling its field. */
function sparePoints({ rival: { busy, small } }: Situation): number {
  return busy > 0 ? 0 : small[Math.min(ATTACK_PAIRS, small.length - 1)];
}
